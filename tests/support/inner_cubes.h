// Positions of H = <U, D, R2, L2, F2, B2>, and what is near them.
#pragma once

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "base/random.h"
#include "coordinates/classes.h"
#include "cube/validity.h"
#include "tests/support/ball.h"

namespace antipode::testing {

// Written down again here: the turns that keep flips, twists and the middle layer.
inline std::vector<Move> turns_of_h() {
    std::vector<Move> turns;
    for (const Move m : all_moves)
        if (m.turn() == Turn::half || m.face() == Face::U || m.face() == Face::D)
            turns.push_back(m);
    return turns;
}

// By what H keeps, not by coordinates.
inline bool is_in_h(const Cube& cube) {
    const auto turned_right = [](Cubie c) { return c.orientation() == 0; };
    const auto of_the_slice = [](Cubie c) { return c.piece() >= 8; };
    return std::all_of(cube.corners.begin(), cube.corners.end(), turned_right)
           && std::all_of(cube.edges.begin(), cube.edges.end(), turned_right)
           && std::all_of(cube.edges.begin() + 8, cube.edges.begin() + 12, of_the_slice);
}

// Uniform among the 19 508 428 800.
inline Cube random_in_h(Random& random) {
    const auto draw = [&]<class C>(C) {
        return C::representative(Index<C>(static_cast<std::uint32_t>(random.below(C::size))));
    };
    for (;;) {
        const Cube cube = draw(CornerOrder{}) * draw(RimOrder{}) * draw(SliceOrder{});
        if (is_reachable(cube)) return cube;
    }
}

// Both edges and corners of a state of the first phase; what it does not look at
// is as in the solved cube, even if no turning leads there.
inline Cube first_phase_cube(std::uint32_t flip_slice, std::uint32_t twist) {
    return FlipSlice::representative(Index<FlipSlice>(flip_slice))
           * CornerTwist::representative(Index<CornerTwist>(twist));
}

inline Cube random_walk(Random& random, std::span<const Move> turns, int length) {
    Cube cube = solved;
    for (; length > 0; --length) cube = cube * turns[random.below(turns.size())];
    return cube;
}

using Distances = std::unordered_map<Cube, unsigned, CubeHash>;

// Every position within `depth` turns of `centre`, with its distance.
inline Distances ball_around(const Cube& centre, std::span<const Move> turns, unsigned depth) {
    Distances         ball  = {{centre, 0}};
    std::vector<Cube> level = {centre};
    for (unsigned distance = 1; distance <= depth; ++distance) {
        std::vector<Cube> next;
        for (const Cube& cube : level)
            for (const Move m : turns)
                if (ball.emplace(cube * m, distance).second) next.push_back(cube * m);
        level = std::move(next);
    }
    return ball;
}

// The distance from solved, where both balls meet; 99 if they do not.
inline unsigned distance_by_meeting(const Cube& cube, const Distances& around_solved,
                                    std::span<const Move> turns, unsigned depth) {
    unsigned nearest = 99;
    for (const auto& [met, distance] : ball_around(cube, turns, depth))
        if (const auto other = around_solved.find(met); other != around_solved.end())
            nearest = std::min(nearest, distance + other->second);
    return nearest;
}

}  // namespace antipode::testing
