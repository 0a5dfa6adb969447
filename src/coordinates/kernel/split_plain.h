// What lookups of the optimal search compute, written plainly: the reference for
// the vector kernel beside this file.
#pragma once

#include "coordinates/split.h"
#include "cube/kernel/plain.h"

namespace antipode::kernel {

struct PlainSplit {
    using Vector = Cube;

    static Vector load(const Cube& c) { return c; }
    static Cube   cube(const Vector& v) { return v; }
    static Vector compose(const Vector& a, const Vector& b) { return Plain::compose(a, b); }
    static bool   is_solved(const Vector& v) { return v == solved; }

    static std::uint32_t corner_split(const split::Tables&, const Vector& v) {
        return split::corner_split_of(v);
    }

    // The edges of v * step in the frame of a symmetry, where slots are those of the
    // symmetry after the step (or of it alone, for v itself).
    static split::Place edges(const split::Tables& tables, const Vector& v, std::size_t symmetry,
                              const split::Bytes& slots) {
        std::uint32_t first = 0;
        std::uint32_t rest  = 0;  // the second slice, among the slots that are not of the first
        std::uint32_t flips = 0;
        unsigned      place = 0;
        for (std::size_t slot = 0; slot < edge_count; ++slot) {
            const Cubie        edge = v.edges[slots[slot] & 0x0f];
            const std::uint8_t bits = tables.pieces[symmetry][edge.piece()];
            if ((bits & split::first_slice_bit) != 0)
                first |= 1U << slot;
            else
                rest |= ((bits & split::second_slice_bit) != 0 ? 1U : 0U) << place++;
            const unsigned flip = (bits & split::flip_bit) / split::flip_bit
                                  + static_cast<unsigned>(edge.orientation())
                                  + (slots[slot] & split::flip_bit) / split::flip_bit;
            flips |= (flip % 2) << slot;
        }
        return {.edges = tables.rank_of_four_in_twelve[first]
                         + std::uint32_t{tables.rank_of_four_in_eight[rest]},
                .flips = flips & ((1U << split::all_flips) - 1)};
    }
};

}  // namespace antipode::kernel
