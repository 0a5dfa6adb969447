// What can be asked, as data. A request is a list of these rows beside the struct that
// it becomes; reading and refusing it, the flags of the command line with their help,
// manual and completions, the fields of the server with their OpenAPI document and the
// arguments in Python are all made from them, so that none can disagree with another.
//
//     constexpr auto find_fields = joined(std::array{
//         Field{.name      = "depth",
//               .kind      = Kind::whole,
//               .summary   = "look at all positions within so many moves",
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
    wholes,  // a list of whole numbers; in a query 1,2,3
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

// How a field is said on the command line.
struct OptionForm {
    char             letter      = 0;
    std::string_view value       = {};     // what its value is called in the help
    std::string_view name        = {};     // where it is not that of the field with dashes
    bool             is_argument = false;  // stands alone, and is called as its value is
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
    std::string_view       otherwise = {};  // what is taken if it is not said
    Choices                choices   = nullptr;
    std::span<const Field> fields    = {};  // of an object, or of each one of a list
    OptionForm             option    = {};
};

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

}  // namespace antipode::service
