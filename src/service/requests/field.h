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
    texts,   // a list of texts; in a query the name is repeated
    wholes,  // a list of whole numbers; in texts 1,2,3
    object,
    objects,
    anything,  // in answers only
};

enum class Need : std::uint8_t {
    optional,
    required,
    nullable,  // of an answer: always there, and null while nothing is known
};

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
};

struct Field {
    std::string_view name = {};
    Kind             kind = Kind::text;
    // Other fields are named in braces, {optimal}, which each interface writes its way.
    std::string_view       summary   = {};
    Need                   need      = Need::optional;
    Bounds                 bounds    = {};
    Bounds                 each      = {};  // of the numbers of a list
    std::string_view       otherwise = {};  // what is taken if it is not said
    Choices                choices   = nullptr;
    std::span<const Field> fields    = {};  // of an object, or of each one of a list
    Diagnosis              diagnose  = nullptr;
    OptionForm             option    = {};
};

// A request for something more, with the letter of its short form.
constexpr Field flag(std::string_view name, std::string_view summary, char letter = 0) {
    return {.name = name, .kind = Kind::flag, .summary = summary, .option = {.letter = letter}};
}

// Fields of answers: always there, there where it makes sense, or null while nothing is
// known.
constexpr Field always(std::string_view name, Kind kind, std::string_view summary = {},
                       std::span<const Field> fields = {}) {
    return {
        .name = name, .kind = kind, .summary = summary, .need = Need::required, .fields = fields};
}
constexpr Field always(std::string_view name, std::string_view summary = {}) {
    return always(name, Kind::text, summary);
}

constexpr Field sometimes(std::string_view name, Kind kind, std::string_view summary = {},
                          std::span<const Field> fields = {}) {
    return {.name = name, .kind = kind, .summary = summary, .fields = fields};
}
constexpr Field sometimes(std::string_view name, std::string_view summary = {}) {
    return sometimes(name, Kind::text, summary);
}

constexpr Field nullable(std::string_view name, Kind kind, std::string_view summary = {}) {
    return {.name = name, .kind = kind, .summary = summary, .need = Need::nullable};
}
constexpr Field nullable(std::string_view name, std::string_view summary = {}) {
    return nullable(name, Kind::text, summary);
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
