// Sets of turns as test cases write them, and brute force for them.
#pragma once

#include <string_view>
#include <vector>

#include "cube/facelet_permutation.h"
#include "search/watch.h"
#include "solvers/restricted/turn_group.h"
#include "tests/support/ball.h"
#include "tests/support/cubes.h"

namespace antipode::testing {

// Enough for every search of these tests.
inline constexpr Limits some_nodes = {.max_nodes = 1'000'000};

inline TurnSet turn_set(std::string_view text) { return *parse_turn_set(text); }

// Level n holds the positions that n permitted turns solve and fewer do not.
inline std::vector<std::vector<Cube>> levels_by_trying(TurnSet turns, std::size_t depth) {
    std::vector<std::vector<Cube>> levels = {{solved}};
    CubeSet                        seen   = {solved};
    while (levels.size() <= depth && !levels.back().empty()) {
        std::vector<Cube> next;
        for (const Cube& cube : levels.back())
            for (const Move m : turns.turns())
                if (const Cube c = cube * inverse(m); seen.insert(c).second) next.push_back(c);
        levels.push_back(std::move(next));
    }
    return levels;
}

inline std::vector<Cube> random_members(TurnSet turns, std::size_t count, std::uint64_t seed) {
    const TurnGroup   group(turns);
    Random            random(seed);
    std::vector<Cube> cubes;
    for (std::size_t i = 0; i < count; ++i)
        cubes.push_back(cube_from(group.stickers().random_element(random)));
    return cubes;
}

}  // namespace antipode::testing
