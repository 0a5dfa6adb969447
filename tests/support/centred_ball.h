// How many positions with centres there are at each distance, by a plain search.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <unordered_set>
#include <vector>

#include "cube/centres.h"

namespace antipode::testing {

struct CentredHash {
    std::size_t operator()(const CentredCube& a) const {
        std::uint64_t words[sizeof(Cube) / sizeof(std::uint64_t)];
        std::uint64_t hash = a.twists.bits();
        static_assert(sizeof(words) == sizeof(Cube));
        std::memcpy(words, &a.cube, sizeof(words));
        for (const std::uint64_t word : words) {
            hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
            hash ^= hash >> 32;
        }
        return hash;
    }
};

inline std::vector<std::size_t> centred_counts(unsigned              depth,
                                               std::span<const Move> moves   = all_moves,
                                               CentreSet             counted = all_centres) {
    using Level                      = std::unordered_set<CentredCube, CentredHash>;
    Level                    before  = {};
    Level                    current = {CentredCube{.counted = counted}};
    std::vector<std::size_t> counts  = {1};
    while (counts.size() <= depth) {
        Level next;
        for (const CentredCube& cube : current)
            for (const Move m : moves) {
                const CentredCube turned = {cube.cube * m, (cube.twists * m) & counted, counted};
                if (!before.contains(turned) && !current.contains(turned)) next.insert(turned);
            }
        counts.push_back(next.size());
        before  = std::move(current);
        current = std::move(next);
    }
    return counts;
}

}  // namespace antipode::testing
