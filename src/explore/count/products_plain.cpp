#include "base/cpu.h"
#include "explore/count/products.h"

namespace antipode::counting {
namespace {

Cubie turned_along(const Orbit& a, Cubie source) {
    const Cubie moved = a[source.piece()];
    return {moved.piece(), moved.orientation() ^ source.orientation()};
}

}  // namespace

Key* products_plain(std::span<const EdgeState> list, const ProductFrame& frame, Key* out) {
    for (const EdgeState& state : list) {
        if ((state.descents & frame.forbidden) != 0) continue;
        const Orbit                   middle = padded(state.edges);
        std::array<Cubie, edge_count> product;
        for (std::size_t slot = 0; slot < edge_count; ++slot)
            product[slot] = turned_along(frame.left, turned_along(middle, frame.right[slot]));
        *out++ = key_of(product);
    }
    return out;
}

Products products() {
    if (cpu().avx512) return products_avx512;
    return cpu().avx2 ? products_avx2 : products_plain;
}

}  // namespace antipode::counting
