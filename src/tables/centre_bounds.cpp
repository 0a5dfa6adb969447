#include "tables/centre_bounds.h"

#include <algorithm>
#include <memory>

#include "tables/inner_distances.h"

namespace antipode {
namespace {

// Where the inner turns take the ways in which centres are turned.
using WaysAfter = std::array<std::array<std::uint8_t, inner_turn_count>, inner_centre_ways>;

WaysAfter ways_after() {
    WaysAfter after{};
    for (unsigned bits = 0; bits < 4096; ++bits) {
        const CentreTwists twists = CentreTwists::from_bits(bits);
        if ((twists.odd() & 0b110110) != 0) continue;
        for (std::size_t turn = 0; turn < inner_turn_count; ++turn)
            after[inner_centre_way(twists)][turn] =
                static_cast<std::uint8_t>(inner_centre_way(twists * inner_turns[turn]));
    }
    return after;
}

// Rounds up when halving, as the reader expects; more than 15 is as much as is kept.
template <class After, class Bytes>
void fill(const After& piece_after, Metric metric, Bytes& bytes) {
    const WaysAfter ways      = ways_after();
    const auto      neighbour = [&](std::uint32_t state, std::size_t turn) -> std::uint32_t {
        return piece_after[state / inner_centre_ways][turn] * inner_centre_ways
               + ways[state % inner_centre_ways][turn];
    };
    const auto distances =
        inner_distances(piece_after.size() * inner_centre_ways, turn_costs(metric), neighbour);
    const unsigned halved = metric == Metric::qtm ? 1 : 0;
    const auto     kept   = [&](std::size_t i) {
        return std::min(15U, (distances[i] + halved) >> halved);
    };
    for (std::size_t i = 0; i < distances.size(); i += 2)
        bytes[i / 2] = static_cast<std::uint8_t>(kept(i) | kept(i + 1) << 4);
}

}  // namespace

void fill_centre_bounds(CentreBounds& bounds, Metric metric) {
    const auto small = std::make_unique<SmallTables>();
    fill_small_tables(*small, metric);
    fill(small->corner_after, metric, bounds.corners);
    fill(small->rim_after, metric, bounds.rim);
}

}  // namespace antipode
