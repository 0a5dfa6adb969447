// Filling a table of bounds on many processors at once: as tables/optimal_fill.inc walks, for
// positions in words. Marks are made where nothing is marked yet, nearest distances first.
#pragma once

#include "search/batch/bound.h"

namespace antipode::batch {

// A position from which words are walked on.
struct WalkNode {
    Words         words;
    std::uint32_t state : 4;
    std::uint32_t left : 5;    // steps
    std::uint32_t steps : 18;  // the first ones that are allowed
};
static_assert(sizeof(WalkNode) == 24);

struct Canvas {
    View                 view;
    std::uint32_t*       content;      // the table; view reads the same
    std::uint64_t        place_bits;   // where the bits of places begin
    const std::uint64_t* stabilizers;  // by corner class: a bit for each symmetry that keeps it
    const std::uint8_t*  products;     // of two symmetries, 48 of them in a row
};

// Sets some bits of the table, unless one of them is set.
ANTIPODE_ANYWHERE void mark_bits(std::uint32_t* content, std::uint64_t bit, std::uint32_t mask,
                                 std::uint32_t value) {
    anywhere::AtomicRef<std::uint32_t> word(content[bit >> 5]);
    const unsigned                     shift = bit & 31;
    if ((word.load(anywhere::relaxed) >> shift & mask) == 0)
        word.fetch_or(value << shift, anywhere::relaxed);
}

ANTIPODE_ANYWHERE void mark_place(const Canvas& canvas, std::uint64_t place, std::uint32_t flips,
                                  unsigned distance) {
    const View&         view  = canvas.view;
    const std::uint64_t entry = place << view.flips | (flips & ((1U << view.flips) - 1));
    const bool          near  = distance <= view.near;
    mark_bits(canvas.content, 2 * entry, 3, near ? 3 : view.near + 3 - distance);
    if (near) mark_bits(canvas.content, canvas.place_bits + 4 * place, 15, distance + 1);
}

// All entries of a position: several where its corners are symmetric.
ANTIPODE_ANYWHERE void mark(const Canvas& canvas, const Words& words, unsigned distance) {
    const SmallTables&  small = *canvas.view.small;
    const std::uint32_t frame = canvas.view.corner_frames[corner_split(small, words)];
    const std::uint64_t first = std::uint64_t{frame >> 6} * 34650;
    std::uint64_t       keeps = canvas.stabilizers[frame >> 6];
    for (unsigned symmetry = 0; keeps != 0; ++symmetry, keeps >>= 1) {
        if ((keeps & 1) == 0) continue;
        const EdgePlace place =
            edges_in_frame(small, words, canvas.products[(frame & 63) * frame_count + symmetry]);
        mark_place(canvas, first + place.edges, place.flips, distance);
    }
}

}  // namespace antipode::batch
