// What can be asked, as data. A request is a list of these rows beside the struct that
// it becomes; reading and refusing it, the flags of the command line with their help,
// manual and completions, the fields of the server with their OpenAPI document and the
// arguments in Python are all made from them, so that none can disagree with another.
//
//     constexpr auto find_fields = joined(std::array{
//         Field{.name      = "depth",
//               .kind      = Kind::whole,
//               .summary   = "look at all positions within this many moves",
//               .bounds    = {0, 12},
//               .otherwise = "5",
//               .option    = {.letter = 'd', .value = "N"}}},
//         reading_fields);
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "service/json_fwd.h"

namespace antipode::service {

enum class Kind : std::uint8_t {
    text,
    whole,          // a whole number
    number,         // any number; in answers only
    flag,           // true or false
    duration,       // in milliseconds; on the command line 200ms, 2.5s or 1m
    size,           // of memory, such as 500M or 3G
    text_or_whole,  // such as an exponent, which may be too long for a number
    text_or_object,
    texts,    // a list of texts; in a query the name is repeated
    wholes,   // a list of whole numbers; in texts 1,2,3
    colours,  // a list of colours, each [red,green,blue] from 0 to 255; in texts the same
    object,
    objects,
    // In answers only:
    counts,        // whole numbers by name
    count_tables,  // such numbers, by another name first
    records,       // a list of objects with texts by name
    whole_lists,   // a list of lists of whole numbers
    known_wholes,  // a list of whole numbers, null where there is none
    text_lists,    // a list of lists of texts
    value_lists,   // a list of lists of whole numbers and texts
    facelets,      // a list of them, by number or by name
    points,        // a list of places in a picture, each [x,y]
    values,        // the arguments of a message
    anything,
};

enum class Need : std::uint8_t {
    optional,
    required,
    // Of an answer: always there, and null while nothing is known; or so where it is there.
    nullable,
    optional_nullable,
};

constexpr bool may_be_missing(Need need) {
    return need == Need::optional || need == Need::optional_nullable;
}
constexpr bool may_be_null(Need need) {
    return need == Need::nullable || need == Need::optional_nullable;
}

// Inclusive. Of a list they count its members, of a text its bytes.
struct Bounds {
    std::int64_t least    = 0;
    std::int64_t greatest = (std::int64_t{1} << 53) - 1;  // what every reader of JSON knows exactly

    friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

// The words a text may be, where not anything is; they come from the tables of the
// layers below.
using Choices = std::vector<std::string_view> (*)();

// More about a text that is no value of a field, such as {"repairs":…} for stickers that
// make no cube.
class Fields;
using Diagnosis = Json (*)(std::string_view text, const Fields& fields);

// Of an argument: whether it is what the command is about. Each one is asked about by
// itself, and - stands for the lines of standard input.
enum class Subject : std::uint8_t { no, one, many };

// How a field is said on the command line.
struct OptionForm {
    char             letter      = 0;
    std::string_view value       = {};     // what its value is called in the help
    std::string_view name        = {};     // where it is not that of the field with dashes
    bool             is_argument = false;  // stands alone, and is called as its value is
    Subject          subject     = Subject::no;
    bool             names_file  = false;
    Choices          usual       = nullptr;  // words to offer where others are accepted, too
    // What it says without a value; a word behind it is one only if it looks like that, and
    // never where nothing tells how that looks.
    std::string_view implied                = {};
    bool (*is_value)(std::string_view word) = nullptr;
    // Whether a word that is none was meant as one, so that it is refused as such.
    bool (*is_meant)(std::string_view word) = nullptr;
};

struct Field;

// What an object has. One that has a name is described once in the OpenAPI document, and
// is a type of that name for those who generate types from it.
struct Shape {
    std::string_view       name   = {};
    std::span<const Field> fields = {};

    constexpr Shape() = default;
    constexpr Shape(std::string_view its_name, std::span<const Field> its_fields)
        : name(its_name), fields(its_fields) {}
    template <std::size_t size>
    constexpr Shape(const std::array<Field, size>& list) : fields(list) {}

    constexpr bool empty() const { return fields.empty(); }
};

struct Field {
    std::string_view name = {};
    Kind             kind = Kind::text;
    // Other fields are named in braces, {optimal}, which each interface writes its way.
    std::string_view summary   = {};
    Need             need      = Need::optional;
    Bounds           bounds    = {};
    Bounds           each      = {};       // of the numbers of a list
    std::string_view otherwise = {};       // what is taken if it is not said
    Choices          choices   = nullptr;  // of a text, of those of a list, of the names of counts
    Shape            shape     = {};       // of an object, or of each one of a list
    std::span<const Shape> others   = {};  // which it can have instead
    Diagnosis              diagnose = nullptr;
    OptionForm             option   = {};
};

// A request for something more, with the letter of its short form.
constexpr Field flag(std::string_view name, std::string_view summary, char letter = 0) {
    return {.name = name, .kind = Kind::flag, .summary = summary, .option = {.letter = letter}};
}

// Fields of answers: always there, there where it makes sense, or null while nothing is
// known.
constexpr Field always(std::string_view name, Kind kind, std::string_view summary = {},
                       Shape shape = {}) {
    return {.name = name, .kind = kind, .summary = summary, .need = Need::required, .shape = shape};
}
constexpr Field always(std::string_view name, std::string_view summary = {}) {
    return always(name, Kind::text, summary);
}

constexpr Field sometimes(std::string_view name, Kind kind, std::string_view summary = {},
                          Shape shape = {}) {
    return {.name = name, .kind = kind, .summary = summary, .shape = shape};
}
constexpr Field sometimes(std::string_view name, std::string_view summary = {}) {
    return sometimes(name, Kind::text, summary);
}

constexpr Field nullable(std::string_view name, Kind kind, std::string_view summary = {},
                         Shape shape = {}) {
    return {.name = name, .kind = kind, .summary = summary, .need = Need::nullable, .shape = shape};
}
constexpr Field nullable(std::string_view name, std::string_view summary = {}) {
    return nullable(name, Kind::text, summary);
}

constexpr Field sometimes_nullable(std::string_view name, std::string_view summary = {}) {
    return {.name = name, .summary = summary, .need = Need::optional_nullable};
}

// The same field, whose objects can have other shapes.
constexpr Field either(std::span<const Shape> others, Field field) {
    field.others = others;
    return field;
}

// The same field, whose text is one of these words.
constexpr Field among(Choices choices, Field field) {
    field.choices = choices;
    return field;
}

// Several lists of fields as one.
template <std::size_t... sizes>
constexpr auto joined(const std::array<Field, sizes>&... lists) {
    std::array<Field, (sizes + ...)> all{};
    std::size_t                      at     = 0;
    const auto                       append = [&](const auto& list) {
        for (const Field& field : list) all[at++] = field;
    };
    (append(lists), ...);
    return all;
}

// The same field, where it means a little more or less.
template <class Change>
constexpr Field changed(Field field, const Change& change) {
    change(field);
    return field;
}

// The same fields but for one, where an interface takes more or less than the others.
template <std::size_t size, class Change>
constexpr std::array<Field, size> changed(std::array<Field, size> fields, std::string_view name,
                                          const Change& change) {
    for (Field& field : fields)
        if (field.name == name) change(field);
    return fields;
}

template <std::size_t size>
constexpr std::array<Field, size> bounded(const std::array<Field, size>& fields,
                                          std::string_view name, Bounds bounds) {
    return changed(fields, name, [&](Field& field) { field.bounds = bounds; });
}

}  // namespace antipode::service
