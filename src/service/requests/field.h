// What can be asked, as data. A request is a list of these rows beside the struct that
// it becomes; reading and refusing it, the flags of the command line with their help,
// manual and completions, the fields of the server with their OpenAPI document and the
// arguments in Python are all made from them, so that none can disagree with another.
//
//     constexpr auto find_fields = joined(
//         field("depth", Kind::whole, "look at all positions within this many moves",
//               within({0, 12}), by_default("5"), typed("N", 'd')),
//         reading_fields);
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/message.h"
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

// ---- rows ---------------------------------------------------------------------------

// So that whoever writes rows elsewhere has all their words at once.
inline namespace declaring {

// What a row says beyond its name, kind, summary and shape.
constexpr auto with_need(Need need) {
    return [=](Field& field) { field.need = need; };
}
constexpr auto within(Bounds bounds) {
    return [=](Field& field) { field.bounds = bounds; };
}
constexpr auto each_within(Bounds bounds) {
    return [=](Field& field) { field.each = bounds; };
}
constexpr auto by_default(std::string_view value) {
    return [=](Field& field) { field.otherwise = value; };
}
constexpr auto one_of(Choices words) {
    return [=](Field& field) { field.choices = words; };
}
// The same, where no table has them: one_of<"up", "down">().
template <MessageCode... words>
constexpr auto one_of() {
    return one_of([] { return std::vector<std::string_view>{words.view()...}; });
}
constexpr auto or_shaped(std::span<const Shape> others) {
    return [=](Field& field) { field.others = others; };
}
constexpr auto diagnosed(Diagnosis diagnose) {
    return [=](Field& field) { field.diagnose = diagnose; };
}
// As an option of the command line, or as an argument.
constexpr auto typed(OptionForm form) {
    return [=](Field& field) { field.option = form; };
}
constexpr auto typed(std::string_view value, char letter = 0) {
    return typed({.letter = letter, .value = value});
}
constexpr auto typed_file(char letter = 0) {
    return typed({.letter = letter, .value = "FILE", .names_file = true});
}
constexpr auto as_argument(std::string_view value, Subject subject = Subject::no) {
    return typed({.value = value, .is_argument = true, .subject = subject});
}

inline constexpr auto required = with_need(Need::required);

// The same field, where it means a little more or less.
template <class... Details>
constexpr Field changed(Field field, const Details&... details) {
    [[maybe_unused]] const auto change = [&]<class Detail>(const Detail& detail) {
        if constexpr (std::is_same_v<Detail, Kind>)
            field.kind = detail;
        else if constexpr (std::is_convertible_v<const Detail&, std::string_view>)
            field.summary = detail;
        else if constexpr (std::is_convertible_v<const Detail&, Shape>)
            field.shape = detail;
        else
            detail(field);
    };
    (change(details), ...);
    return field;
}

template <class... Details>
constexpr Field field(std::string_view name, const Details&... details) {
    return changed(Field{.name = name}, details...);
}

// A request for something more, with the letter of its short form.
constexpr Field flag(std::string_view name, std::string_view summary, char letter = 0) {
    return field(name, Kind::flag, summary, typed("", letter));
}

// Fields of answers: always there, there where it makes sense, or null while nothing is
// known.
template <class... Details>
constexpr Field always(std::string_view name, const Details&... details) {
    return field(name, required, details...);
}
template <class... Details>
constexpr Field sometimes(std::string_view name, const Details&... details) {
    return field(name, details...);
}
template <class... Details>
constexpr Field nullable(std::string_view name, const Details&... details) {
    return field(name, with_need(Need::nullable), details...);
}

template <class Rows>
inline constexpr std::size_t rows_in = 1;
template <std::size_t size>
inline constexpr std::size_t rows_in<std::array<Field, size>> = size;

constexpr std::span<const Field> as_list(const Field& row) { return {&row, 1}; }
constexpr std::span<const Field> as_list(std::span<const Field> rows) { return rows; }

// Several fields and lists of fields as one list.
template <class... Rows>
constexpr auto joined(const Rows&... rows) {
    std::array<Field, (rows_in<Rows> + ...)> all{};
    auto                                     end = all.begin();
    ((end = std::ranges::copy(as_list(rows), end).out), ...);
    return all;
}

// The same fields but for one, where an interface takes more or less than the others.
template <std::size_t size, class... Details>
constexpr std::array<Field, size> changed(std::array<Field, size> fields, std::string_view name,
                                          const Details&... details) {
    for (Field& field : fields)
        if (field.name == name) field = changed(field, details...);
    return fields;
}

}  // namespace declaring
}  // namespace antipode::service
