// Distances over numbered states of H, by the turns that stay in H.
#pragma once

#include <cstdint>
#include <vector>

#include "tables/small.h"
#include "tables/turn_costs.h"

namespace antipode {

// From state 0 over `size` states; neighbour(state, turn) names the next one. What no turn
// reaches is as far as 255.
template <class Neighbour>
std::vector<std::uint8_t> inner_distances(std::size_t size, const TurnCosts& costs,
                                          const Neighbour& neighbour) {
    constexpr std::uint8_t                  unreached = 0xff;
    std::vector<std::uint8_t>               reached(size, unreached);
    std::vector<std::vector<std::uint32_t>> at_depth(1, {0});
    reached[0] = 0;
    for (std::size_t depth = 0; depth < at_depth.size(); ++depth) {
        for (std::size_t i = 0; i < at_depth[depth].size(); ++i) {
            const std::uint32_t state = at_depth[depth][i];
            if (reached[state] != depth) continue;  // found nearer meanwhile
            for (std::size_t turn = 0; turn < inner_turn_count; ++turn) {
                const std::uint32_t next  = neighbour(state, turn);
                const std::size_t   there = depth + costs.of(inner_turns[turn]);
                if (reached[next] <= there) continue;
                reached[next] = static_cast<std::uint8_t>(there);
                if (at_depth.size() <= there) at_depth.resize(there + 1);
                at_depth[there].push_back(next);
            }
        }
        at_depth[depth] = {};
    }
    return reached;
}

}  // namespace antipode
