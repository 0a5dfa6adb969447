#include "search/coset/coset.h"

#include "cube/algebra.h"

namespace antipode::coset {
namespace {

bool is_lower(Cubie corner) { return corner.piece() >= 4; }

bool keeps_layers(std::uint32_t page) {
    const Cube cube = CornerOrder::representative(Index<CornerOrder>(page));
    for (std::size_t slot = 0; slot < 4; ++slot)
        if (is_lower(cube.corners[slot])) return false;
    return true;
}

}  // namespace

std::vector<std::uint32_t> pages_of(Extent extent) {
    std::vector<std::uint32_t> pages;
    for (std::uint32_t page = 0; page < page_count; ++page)
        if (extent == Extent::whole || keeps_layers(page)) pages.push_back(page);
    return pages;
}

bool are_in_one_coset(const Cube& a, const Cube& b, Extent extent) {
    if (extent == Extent::small)
        for (std::size_t slot = 0; slot < corner_count; ++slot)
            if (is_lower(a.corners[slot]) != is_lower(b.corners[slot])) return false;
    return FlipSlice::of(a) == FlipSlice::of(b) && CornerTwist::of(a) == CornerTwist::of(b);
}

Cube inner_cube(const InnerOrders& g) {
    Cube inner = RimOrder::representative(Index<RimOrder>(g.rim))
                 * SliceOrder::representative(Index<SliceOrder>(g.slice));
    inner.corners = CornerOrder::representative(Index<CornerOrder>(g.corners)).corners;
    return inner;
}

Cube cube_of(const Cube& coset, const InnerOrders& g) { return inverse(inner_cube(g)) * coset; }

}  // namespace antipode::coset
