// What turns cost a robot, in seconds or whatever is to be saved.
//
//     Result<CostProfile> profile = parse_cost_profile("quarter=1,half=1.6,R2=1.5,UD=parallel");
//     cost(moves, *profile)
//
// A list has items with commas or blanks between them; in order of precedence,
// what is named more closely wins, wherever it stands:
//
//     turn=1           every turn (1 is the default)
//     quarter=1        every quarter turn;   half=1.6   every half turn
//     R=0.8            every turn of a face
//     R2=1.5  R1=  R'= R3=   one turn
//     UD=parallel      opposite faces that turn at the same time; also RL, FB, and
//                      `parallel` for all three
//
// The same as JSON:
//
//     {"turn": 1, "quarter": 1, "half": 1.6,
//      "faces": {"R": 0.8, "U": {"quarter": 0.7, "half": 1.1}},
//      "moves": {"R2": 1.5},
//      "parallel_axes": ["UD", "RL"]}            or true for all, false for none
//
// Costs are positive numbers up to a million. To forbid a turn, leave it out of
// the set of turns (turn_set.h).
#pragma once

#include <array>
#include <string_view>

#include "base/result.h"
#include "notation/move.h"

namespace antipode {

struct CostProfile {
    std::array<double, Move::count> turns;     // by Move::index()
    std::array<bool, 3>             parallel;  // the axes of U, R and F

    CostProfile() : parallel{} { turns.fill(1); }

    friend bool operator==(const CostProfile&, const CostProfile&) = default;
};

// A list, or JSON if it starts with a brace.
Result<CostProfile> parse_cost_profile(std::string_view text);

// Turns of one axis in a row: one after the other, or, where the axis is
// parallel, each face at its own pace at the same time.
double cost(const Moves& moves, const CostProfile& profile);

}  // namespace antipode
