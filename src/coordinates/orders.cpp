#include "coordinates/orders.h"

#include <vector>

#include "group/permutation.h"

namespace antipode {
namespace {

constexpr std::uint32_t slice_at_home = 0xf00;

constexpr detail::SliceTables make_slice_tables() {
    detail::SliceTables tables;
    std::uint16_t       next = 0;
    for (std::uint32_t mask = 4096; mask-- > 0;) {
        if (std::popcount(mask) != 4) continue;
        tables.slots[next]  = static_cast<std::uint16_t>(mask);
        tables.number[mask] = next++;
    }
    return tables;
}

std::uint32_t fields_of(const Orbit& orbit) {
    std::uint32_t fields = 0;
    for (std::size_t slot = 0; slot < 8; ++slot)
        fields |= static_cast<std::uint32_t>(orbit[slot].piece() & 7) << (3 * slot);
    return fields;
}

// Pieces `first`, `first`+1, … in the order of the given rank.
void arrange(Orbit& orbit, std::size_t first, std::size_t count, std::uint32_t rank) {
    const Permutation order = *permutation_of_rank(count, rank);
    for (std::size_t i = 0; i < count; ++i) orbit[first + i] = Cubie(first + order[i], 0);
}

}  // namespace

constexpr detail::OrderTables order_tables = detail::make_order_tables();
constexpr detail::SliceTables slice_tables = make_slice_tables();
static_assert(slice_tables.slots[0] == slice_at_home);

Index<SlicePlace> SlicePlace::of(const Cube& cube) {
    std::uint32_t slots = 0;
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        slots |= static_cast<std::uint32_t>(cube.edges[slot].piece() >= 8) << slot;
    return of_slots(slots);
}

Cube SlicePlace::representative(Index<SlicePlace> i) {
    const std::uint32_t slots = slice_tables.slots[i.value()];
    Cube                cube;
    std::size_t         rim   = 0;
    std::size_t         slice = 8;
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        cube.edges[slot] = Cubie((slots >> slot & 1) != 0 ? slice++ : rim++, 0);
    return cube;
}

Index<CornerOrder> CornerOrder::of(const Cube& cube) {
    return Index<CornerOrder>(order_of_eight(fields_of(cube.corners)));
}
Cube CornerOrder::representative(Index<CornerOrder> i) {
    Cube cube;
    arrange(cube.corners, 0, 8, i.value());
    return cube;
}

Index<RimOrder> RimOrder::of(const Cube& cube) {
    return Index<RimOrder>(order_of_eight(fields_of(cube.edges)));
}
Cube RimOrder::representative(Index<RimOrder> i) {
    Cube cube;
    arrange(cube.edges, 0, 8, i.value());
    return cube;
}

Index<SliceOrder> SliceOrder::of(const Cube& cube) {
    std::uint32_t fields = 0;
    for (std::size_t i = 0; i < 4; ++i)
        fields |= static_cast<std::uint32_t>(cube.edges[8 + i].piece() - 8) << (3 * i);
    return Index<SliceOrder>(detail::pattern_rank(fields));
}
Cube SliceOrder::representative(Index<SliceOrder> i) {
    Cube cube;
    arrange(cube.edges, 8, 4, i.value());
    return cube;
}

}  // namespace antipode
