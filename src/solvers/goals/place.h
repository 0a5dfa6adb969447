// Where on the cube a goal is to be met.
//
//     const auto place = read_place({.face = "d", .at = "rf"});      // D, FR
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "notation/move.h"

namespace antipode::goals {

// What is said about the place. Where nothing is said of a face it is that of the row, D
// for most goals; of an axis or of pieces it is any of them. "any" is accepted for each.
struct GoalPlace {
    std::string face = {};
    std::string axis = {};
    std::string at   = {};  // pieces, in any order and with their letters in any order
};

std::string      text_of(const GoalPlace& place);  // "D FR"
std::string_view axis_of(Face face);               // "ud", "rl" or "fb"

// As rows have it; the error names what is wrong by its field.
Result<GoalPlace> read_place(const GoalPlace& said);

Error wrong_place(const char* field, Message message);

}  // namespace antipode::goals
