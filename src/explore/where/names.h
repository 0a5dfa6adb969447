// What a condition can ask about a position: one row per fact. The parser, the
// pruning, the table of `antipode find --names` and the guide all read these rows.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/message.h"
#include "cube/symmetry_class.h"
#include "explore/where/measures.h"

namespace antipode {

enum class ValueType : std::uint8_t { truth, number, text };

Message name_of(ValueType type);

// What stands in the brackets behind a name.
enum class Parameter : std::uint8_t {
    none,
    face,             // U R F D L B
    kind,             // corners or edges
    kind_and_length,  // corners or edges, then a whole number
    piece,            // UF, DBL …
    position,         // a CUBE in quotes
};

std::string_view text_of(Parameter parameter);  // "(face)"

struct NameArguments {
    Face         face   = Face::U;
    PieceKind    kind   = PieceKind::corner;
    PieceSet     piece  = {};
    std::int64_t length = 0;
    Cube         cube   = solved;  // the representative of its class
};

struct NameRow {
    std::string_view name;
    ValueType        type;
    Parameter        parameter = Parameter::none;
    std::string_view summary;

    // The one for the type; the others are absent.
    bool (*truth)(const Cube&, const NameArguments&)          = nullptr;
    std::int64_t (*number)(const Cube&, const NameArguments&) = nullptr;
    std::string (*text)(const Cube&, const NameArguments&)    = nullptr;

    // Which pieces are home in every position where it is true, so that a search
    // can leave out what is too far from that; none if nothing is known.
    PieceSet (*needs)(const NameArguments&) = nullptr;

    // The symmetries that change nothing about the answer when the position is
    // seen through them; all of them if this is absent.
    SymmetrySet (*keeps)(const NameArguments&) = nullptr;
};

std::span<const NameRow> name_rows();
const NameRow*           find_name(std::string_view name);

}  // namespace antipode
