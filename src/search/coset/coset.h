// Which coset is looked at.
//
// The coset of a cube are all cubes with the same corner twists, edge flips and places of
// the slice edges: as many as H = <U, D, R2, L2, F2, B2> has. The small one, a seventieth
// of it, has the four D corners in the same set of places as well.
#pragma once

#include <cstdint>
#include <vector>

#include "cube/cube.h"
#include "search/coset/page_layout.h"

namespace antipode::coset {

enum class Extent : std::uint8_t { whole, small };

constexpr std::uint64_t cube_count(Extent extent) {
    return extent == Extent::whole ? bit_count : bit_count / 70;  // C(8,4)
}

// The pages whose cubes belong to it: of the small one those where g keeps the D corners
// in their layer.
std::vector<std::uint32_t> pages_of(Extent extent);

// Whether two cubes have a coset in common.
bool are_in_one_coset(const Cube& a, const Cube& b, Extent extent = Extent::whole);

// A position g of H by its orders, and the cube g⁻¹ P that it stands for.
Cube inner_cube(const InnerOrders& g);
Cube cube_of(const Cube& coset, const InnerOrders& g);

}  // namespace antipode::coset
