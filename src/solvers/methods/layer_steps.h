// The algorithms of a layer-by-layer solution, and how a step finds which to use.
//
// A step tries rounds: turn the U layer, then do one of its algorithms, seen from any
// of the four sides. It takes the fewest rounds that reach its goal, and of those the
// fewest turns.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "cube/algebra.h"

namespace antipode::methods {

using CubeTest = std::function<bool(const Cube&)>;

struct Algorithms {
    enum class Sides : std::uint8_t { all, front };
    enum class UpperTurns : std::uint8_t { any, none };

    std::vector<Moves> words;
    Sides              sides       = Sides::all;
    UpperTurns         upper_turns = UpperTurns::any;  // before each algorithm, and at the end
    unsigned           most_rounds = 2;
};

// What a step does, or nothing if its rounds do not suffice.
std::optional<Moves> fewest_rounds(const Cube& cube, const Algorithms& algorithms,
                                   const CubeTest& is_reached);

}  // namespace antipode::methods
