// The hot loop of counting: all products left · e · right of one list of edges.
//
//     Key* end = products()(list, frame, keys);
#pragma once

#include <span>

#include "explore/count/edges.h"

namespace antipode::counting {

struct alignas(16) ProductFrame {
    Orbit         left;
    Orbit         right;
    std::uint32_t forbidden = 0;  // states with one of these descents are left out
};

// Room for this many keys must be there beyond the last one written.
inline constexpr std::size_t products_slack = 16;

// Writes the keys of the products and returns the end of them.
using Products = Key* (*)(std::span<const EdgeState>, const ProductFrame&, Key*);

Key* products_plain(std::span<const EdgeState> list, const ProductFrame& frame, Key* out);
Key* products_avx2(std::span<const EdgeState> list, const ProductFrame& frame, Key* out);
Key* products_avx512(std::span<const EdgeState> list, const ProductFrame& frame, Key* out);

// The fastest that this processor has.
Products products();

}  // namespace antipode::counting
