// What a table of bounds (tables/optimal.h) says of a position in words.
#pragma once

#include "search/batch/words.h"

namespace antipode::batch {

inline constexpr unsigned too_far   = 0xff;
inline constexpr unsigned near_code = 3;

ANTIPODE_ANYWHERE unsigned code_at(const View& view, std::uint64_t entry) {
    return view.entries[entry >> 4] >> (2 * (entry & 15)) & 3;
}

// Flips left out: the distance where the entry says only that it is small.
ANTIPODE_ANYWHERE unsigned near_distance(const View& view, std::uint64_t entry) {
    const std::uint64_t place = entry >> view.flips;
    const unsigned      low   = view.places[place / 2] >> (place % 2 * 4) & 15U;
    return low == 0 ? view.near : low - 1;
}

// Of edges alone.
ANTIPODE_ANYWHERE unsigned edge_distance(const View& view, const Words& words) {
    const std::uint32_t frame  = view.edge_frames[edges_in_frame(*view.small, words, 0).edges];
    const std::uint32_t flips  = edges_in_frame(*view.small, words, frame & 63).flips;
    const std::uint32_t number = frame >> 6 << 11 | flips;
    const std::uint8_t* eight  = view.edges + std::uint64_t{number} / 8 * 3;
    const unsigned      code   = (eight[0] >> number % 8 & 1U) | (eight[1] >> number % 8 & 1U) << 1
                          | (eight[2] >> number % 8 & 1U) << 2;
    return code == 0 ? 0 : view.farthest_edges - 7 + code;
}

// The bound of a position whose entry is read, or too_far if it is more than `left`.
ANTIPODE_ANYWHERE unsigned bound_of(const View& view, std::uint64_t entry, unsigned code,
                                    unsigned left, const Words& words) {
    if (code != near_code) {
        const unsigned bound = view.near + 3 - code;
        return bound > left ? too_far : bound;
    }
    if (left >= view.near) return 0;
    unsigned bound = near_distance(view, entry);
    if (bound > left) return too_far;
    const unsigned by_edges = edge_distance(view, words);
    if (by_edges > bound) bound = by_edges;
    return bound > left ? too_far : bound;
}

// All that is known of a position.
ANTIPODE_ANYWHERE unsigned distance_bound(const View& view, const Words& words) {
    const std::uint64_t entry = entry_of(view, words);
    const unsigned      code  = code_at(view, entry);
    const unsigned bound    = code == near_code ? near_distance(view, entry) : view.near + 3 - code;
    const unsigned by_edges = edge_distance(view, words);
    return bound > by_edges ? bound : by_edges;
}

}  // namespace antipode::batch
