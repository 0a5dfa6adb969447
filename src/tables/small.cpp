#include "tables/small.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "tables/inner_distances.h"

namespace antipode {
namespace {

template <Coordinate C, class Table>
void fill_after(Table& after) {
    for (std::uint32_t raw = 0; raw < C::size; ++raw) {
        const Cube cube = C::representative(Index<C>(raw));
        for (std::size_t turn = 0; turn < inner_turn_count; ++turn)
            after[raw][turn] = static_cast<typename Table::value_type::value_type>(
                C::of(cube * inner_turns[turn]).value());
    }
}

template <Coordinate C, class Table>
void fill_image(Table& image) {
    const auto table = conjugation_table<C>();
    for (std::uint32_t raw = 0; raw < C::size; ++raw)
        for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
            image[raw][s] = static_cast<typename Table::value_type::value_type>(table[raw][s]);
}

// Rounds up when halving, as the reader expects.
template <class Bytes>
void pack_nibbles(const std::vector<std::uint8_t>& values, std::uint32_t halved, Bytes& bytes) {
    const auto kept = [&](std::uint8_t value) { return (value + halved) >> halved; };
    for (std::size_t i = 0; i < values.size(); i += 2)
        bytes[i / 2] = static_cast<std::uint8_t>(kept(values[i]) | kept(values[i + 1]) << 4);
}

// Distances of pairs (order of eight pieces, order of the slice).
template <class After, class Bytes>
void fill_pair_distances(const After& after, const SmallTables& small, const TurnCosts& costs,
                         Bytes& bytes) {
    const auto neighbour = [&](std::uint32_t state, std::size_t turn) -> std::uint32_t {
        return after[state / SliceOrder::size][turn] * SliceOrder::size
               + small.slice_after[state % SliceOrder::size][turn];
    };
    pack_nibbles(inner_distances(after.size() * SliceOrder::size, costs, neighbour), small.halved,
                 bytes);
}

void fill_places(SmallTables& small) {
    const SymmetryClasses flip_slice = flip_slice_classes();
    for (std::uint32_t raw = 0; raw < FlipSlice::size; ++raw)
        small.flip_slice_place[raw] = flip_slice.place(raw).packed;
    const SymmetryClasses corners = corner_classes();
    for (std::uint32_t raw = 0; raw < CornerOrder::size; ++raw)
        small.corner_place[raw] = static_cast<std::uint16_t>(corners.place(raw).packed);
}

SmallTables& small_in(std::span<std::byte> out) {
    assert(out.size() == sizeof(SmallTables));
    return *reinterpret_cast<SmallTables*>(out.data());
}

}  // namespace

void fill_small_tables(SmallTables& small, Metric metric) {
    const TurnCosts costs = turn_costs(metric);
    small.halved          = metric == Metric::qtm ? 1 : 0;
    fill_places(small);
    fill_image<CornerTwist>(small.twist_image);
    fill_image<RimOrder>(small.rim_image);
    fill_image<SliceOrder>(small.slice_image);
    fill_after<CornerOrder>(small.corner_after);
    fill_after<RimOrder>(small.rim_after);
    fill_after<SliceOrder>(small.slice_after);
    const auto corner_distance =
        inner_distances(CornerOrder::size, costs, [&](std::uint32_t state, std::size_t turn) {
            return std::uint32_t{small.corner_after[state][turn]};
        });
    std::copy(corner_distance.begin(), corner_distance.end(), small.corner_distance.begin());
    fill_pair_distances(small.corner_after, small, costs, small.corner_slice_distance);
    fill_pair_distances(small.rim_after, small, costs, small.rim_slice_distance);
    fill_completions(small.completions, small, Succession(metric));
}

Result<BuildEnd> build_small_half_turns(std::span<std::byte> out, const BuildContext&,
                                        const TableSource&) {
    fill_small_tables(small_in(out), Metric::htm);
    return BuildEnd::complete;
}
Result<BuildEnd> build_small_quarter_turns(std::span<std::byte> out, const BuildContext&,
                                           const TableSource&) {
    fill_small_tables(small_in(out), Metric::qtm);
    return BuildEnd::complete;
}

std::vector<std::uint64_t> small_histogram(std::span<const std::byte> table, unsigned) {
    assert(table.size() == sizeof(SmallTables));
    const auto&                small = *reinterpret_cast<const SmallTables*>(table.data());
    std::vector<std::uint64_t> counts(32);
    for (std::uint32_t corners = 0; corners < CornerOrder::size; ++corners)
        for (std::uint32_t slice = 0; slice < SliceOrder::size; ++slice)
            ++counts[corner_slice_bound(small, corners, slice)];
    while (!counts.empty() && counts.back() == 0) counts.pop_back();
    return counts;
}

}  // namespace antipode
