// The coordinates that the two-phase search reads at every node, written
// plainly: the reference for the vector kernel beside this file.
#pragma once

#include "coordinates/classes.h"
#include "coordinates/packed_pieces.h"
#include "cube/kernel/plain.h"

namespace antipode::kernel {

struct PlainCoordinates {
    using Vector = Cube;

    static Vector load(const Cube& c) { return c; }
    static Cube   cube(const Vector& v) { return v; }
    static Vector compose(const Vector& a, const Vector& b) { return Plain::compose(a, b); }
    static Vector compose_pieces(const Vector& a, const Vector& b) { return compose(a, b); }

    static PackedPieces packed(const Vector& v, std::uint32_t note) {
        return packed_pieces(v, note);
    }
    static Vector unpacked(const PackedPieces& packed) { return pieces_of(packed); }

    static std::uint32_t flip_slice(const Vector& v) { return FlipSlice::of(v).value(); }
    static std::uint32_t twist(const Vector& v) { return CornerTwist::of(v).value(); }
    static std::uint32_t corners(const Vector& v) { return CornerOrder::of(v).value(); }
    static std::uint32_t rim(const Vector& v) { return RimOrder::of(v).value(); }
    static std::uint32_t slice(const Vector& v) { return SliceOrder::of(v).value(); }
};

}  // namespace antipode::kernel
