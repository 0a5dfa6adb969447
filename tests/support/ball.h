// The positions around the solved cube, level by level.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <unordered_set>
#include <vector>

#include "cube/algebra.h"
#include "cube/isomorphs.h"

namespace antipode::testing {

struct CubeHash {
    std::size_t operator()(const Cube& cube) const {
        std::uint64_t words[4];
        std::memcpy(words, &cube, sizeof words);
        std::uint64_t hash = 0;
        for (const std::uint64_t word : words) {
            hash = (hash ^ word) * 0x9e3779b97f4a7c15;
            hash ^= hash >> 29;
        }
        return static_cast<std::size_t>(hash);
    }
};
using CubeSet = std::unordered_set<Cube, CubeHash>;

inline std::vector<Move> quarter_turns() {
    std::vector<Move> turns;
    for (const Move m : all_moves)
        if (m.turn() != Turn::half) turns.push_back(m);
    return turns;
}

// How many positions need exactly 0, 1, .. depth turns. A neighbour of a level is
// in it, one level before, or one after.
inline std::vector<std::size_t> counts_by_depth(std::span<const Move> turns, int depth) {
    std::vector<std::size_t> counts = {1};
    CubeSet                  before;
    CubeSet                  level = {solved};
    while (static_cast<int>(counts.size()) <= depth) {
        CubeSet next;
        for (const Cube& cube : level)
            for (const Move m : turns)
                if (const Cube c = cube * m; !before.contains(c) && !level.contains(c))
                    next.insert(c);
        counts.push_back(next.size());
        before = std::move(level);
        level  = std::move(next);
    }
    return counts;
}

// The same with one position for each class of isomorphs, which are all equally
// far from solved. Since the inverse is in the class, turns come on both sides.
inline std::vector<std::size_t> counts_by_classes(std::span<const Move> turns, int depth) {
    std::vector<std::size_t> counts = {1};
    CubeSet                  before;
    CubeSet                  level = {solved};
    while (static_cast<int>(counts.size()) <= depth) {
        CubeSet     next;
        std::size_t positions = 0;
        const auto  add       = [&](const Cube& cube) {
            const Cube c = representative(cube);
            if (before.contains(c) || level.contains(c) || !next.insert(c).second) return;
            positions += morph(c);
        };
        for (const Cube& cube : level)
            for (const Move m : turns) {
                add(cube * m);
                add(move_cube(m) * cube);
            }
        counts.push_back(positions);
        before = std::move(level);
        level  = std::move(next);
    }
    return counts;
}

}  // namespace antipode::testing
