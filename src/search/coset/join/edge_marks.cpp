#include "search/coset/join/edge_marks.h"

#include <cassert>

#include "cube/algebra.h"

namespace antipode::coset {
namespace {

struct Bit {
    std::size_t byte;
    unsigned    bit;
};
constexpr Bit flip_bit(unsigned slot) { return slot < 8 ? Bit{0, slot} : Bit{2, slot - 8}; }
constexpr Bit slice_bit(unsigned slot) { return slot < 8 ? Bit{1, slot} : Bit{2, slot - 4}; }

bool has(const EdgeMarks& marks, Bit b) { return (marks.bytes[b.byte] >> b.bit & 1) != 0; }
void set(EdgeMarks& marks, Bit b) {
    marks.bytes[b.byte] = static_cast<std::uint8_t>(marks.bytes[b.byte] | 1U << b.bit);
}
void add(MarkMap::Matrix& matrix, Bit to, Bit from) {
    matrix.rows[to.byte][from.byte] |= std::uint64_t{1} << (8 * (7 - to.bit) + from.bit);
}

}  // namespace

EdgeMarks EdgeMarks::of(const Cube& cube) {
    EdgeMarks marks;
    for (unsigned slot = 0; slot < edge_count; ++slot) {
        if (cube.edges[slot].orientation() != 0) set(marks, flip_bit(slot));
        if (cube.edges[slot].piece() >= 8) set(marks, slice_bit(slot));
    }
    return marks;
}

MarkMap MarkMap::of_turns(const Cube& turns) {
    MarkMap map;
    for (std::size_t slot = 0; slot < edge_count; ++slot) {
        map.from_[slot] = static_cast<std::uint8_t>(turns.edges[slot].piece());
        map.turned_ =
            static_cast<std::uint16_t>(map.turned_ | turns.edges[slot].orientation() << slot);
    }
    return map;
}

// The edge x(i) gets its flip by x, by s in the slot it comes to, and by s⁻¹ before: that is
// the same for all rim edges, and for all slice edges.
MarkMap MarkMap::of_symmetry(AxisSymmetry s) {
    const Cube& after  = symmetry_cubes[symmetry(s).index()];
    const Cube& before = symmetry_cubes[inverse(symmetry(s)).index()];
    MarkMap     map    = of_turns(after);
    for (std::size_t piece = 0; piece < edge_count; ++piece)
        assert(before.edges[piece].orientation() == before.edges[piece & 8].orientation());
    constexpr std::uint16_t all = 0xfff;
    if (before.edges[0].orientation() != 0) map.turned_ ^= all;
    if (before.edges[0].orientation() != before.edges[8].orientation()) map.mixed_ = all;
    return map;
}

MarkMap MarkMap::then(const MarkMap& next) const {
    MarkMap both;
    for (std::size_t slot = 0; slot < edge_count; ++slot) {
        const std::uint8_t between = next.from_[slot];
        both.from_[slot]           = from_[between];
        const auto joined          = [&](std::uint16_t first, std::uint16_t second) {
            return ((first >> between ^ second >> slot) & 1U) << slot;
        };
        both.turned_ = static_cast<std::uint16_t>(both.turned_ | joined(turned_, next.turned_));
        both.mixed_  = static_cast<std::uint16_t>(both.mixed_ | joined(mixed_, next.mixed_));
    }
    return both;
}

EdgeMarks MarkMap::operator()(EdgeMarks marks) const {
    EdgeMarks mapped;
    for (unsigned slot = 0; slot < edge_count; ++slot) {
        const bool is_slice = has(marks, slice_bit(from_[slot]));
        const bool turned   = (turned_ >> slot & 1) != 0;
        const bool mixed    = (mixed_ >> slot & 1) != 0 && is_slice;
        if (has(marks, flip_bit(from_[slot])) != (turned != mixed)) set(mapped, flip_bit(slot));
        if (is_slice) set(mapped, slice_bit(slot));
    }
    return mapped;
}

MarkMap::Matrix MarkMap::matrix() const {
    Matrix    matrix;
    EdgeMarks added;
    for (unsigned slot = 0; slot < edge_count; ++slot) {
        add(matrix, flip_bit(slot), flip_bit(from_[slot]));
        add(matrix, slice_bit(slot), slice_bit(from_[slot]));
        if ((mixed_ >> slot & 1) != 0) add(matrix, flip_bit(slot), slice_bit(from_[slot]));
        if ((turned_ >> slot & 1) != 0) set(added, flip_bit(slot));
    }
    matrix.added = added.bytes;
    return matrix;
}

}  // namespace antipode::coset
