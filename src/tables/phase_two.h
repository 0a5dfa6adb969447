// How near the states of H are to the solved cube: two bits for each of the
// 2768 x 40320 x 12 combinations (class of corner orders, rim order as seen from
// its representative, slice order given its parity).
//
//     0   at most `base` turns        2   base + 2
//     1   base + 1                    3   more
//
// Most of H lies beyond base + 2, where a solution would be too long to be of
// interest; so building goes outwards from the solved cube and stops there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "tables/small.h"
#include "tables/spec.h"

namespace antipode::phase_two {

inline constexpr std::uint64_t entry_count =
    std::uint64_t{corner_order_classes} * RimOrder::size * (SliceOrder::size / 2);
inline constexpr std::uint64_t bytes = entry_count / 4;

constexpr unsigned base(Metric metric) { return metric == Metric::qtm ? 16 : 9; }

inline constexpr unsigned far = 3;

// Orders of the slice that are neighbours in rank differ by one exchange, and
// only one of the two has the parity that corners and rim ask for.
inline std::uint64_t entry_index(const SmallTables& small, std::uint32_t corners, std::uint32_t rim,
                                 std::uint32_t slice) {
    const std::uint32_t place    = small.corner_place[corners];
    const std::uint32_t symmetry = place & 15;
    return (std::uint64_t{place >> 4} * RimOrder::size + small.rim_image[rim][symmetry])
               * (SliceOrder::size / 2)
           + small.slice_image[slice][symmetry] / 2;
}

inline unsigned value(const std::byte* table, std::uint64_t entry) {
    return static_cast<unsigned>(table[entry / 4]) >> (2 * (entry % 4)) & 3;
}

Result<BuildEnd> build_half_turns(std::span<std::byte> out, const BuildContext& context,
                                  const TableSource&);
Result<BuildEnd> build_quarter_turns(std::span<std::byte> out, const BuildContext& context,
                                     const TableSource&);

// Known counts of H by distance, put together by value; those in quarter turns
// were counted by this program.
inline constexpr std::uint64_t half_turn_histogram[]    = {27699336, 116767872, 552538680,
                                                           18811422912};
inline constexpr std::uint64_t quarter_turn_histogram[] = {67719232, 107458884, 269542476,
                                                           19063708208};

// Of the 19 508 428 800 states of H, how many have each of the four values.
std::vector<std::uint64_t> histogram(std::span<const std::byte> table, unsigned threads);

}  // namespace antipode::phase_two
