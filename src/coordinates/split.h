// The coordinate of the optimal search: which kind of piece sits in each slot, and
// how it is turned.
//
// Half turns alone never mix the two tetrads of corners, nor the three slices of
// edges, and turn no piece over. What they leave as it is, is this coordinate: for
// each corner slot the tetrad of its piece and its twist, for each edge slot the
// slice of its piece and its flip. Left products with half turns, and with all
// that permutes pieces within tetrads and slices, do not change it; so half turns
// made last do not, and a shortest way to coordinate 0 is never longer than one to
// the solved cube.
//
// All 48 symmetries keep tetrads and slices, so positions are looked at up to
// symmetry: the corners choose the symmetry (3393 classes), the edges are read
// after it.
//
//     const split::Place place = split::place_of(cube);
//     place.corner_class, place.edges, place.flips
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "cube/algebra.h"

namespace antipode::split {

inline constexpr std::uint32_t twists         = 2187;
inline constexpr std::uint32_t tetrad_splits  = 70;
inline constexpr std::uint32_t corner_splits  = tetrad_splits * twists;
inline constexpr std::uint32_t corner_classes = 3393;
inline constexpr std::uint32_t slice_splits   = 34650;  // 12! / (4! 4! 4!)
inline constexpr unsigned      all_flips      = 11;     // bits; the twelfth follows
inline constexpr std::uint64_t places         = std::uint64_t{corner_classes} * slice_splits;

// A turn that counts 1 in some metric: the 18 face turns, then the 9 slice turns as
// the two face turns that do the same, but for a rotation of the whole cube.
inline constexpr std::size_t step_count = 27;

Moves       moves_of(std::size_t step);
std::size_t inverse_step(std::size_t step);

struct Place {
    std::uint32_t corner_class = 0;
    std::uint32_t edges        = 0;  // of slice_splits
    std::uint32_t flips        = 0;  // one bit for each of the first 11 slots

    constexpr std::uint64_t number() const {
        return std::uint64_t{corner_class} * slice_splits + edges;
    }
    friend constexpr bool operator==(const Place&, const Place&) = default;
};

// A position's corners by their number: twists + 2187 * (rank of the tetrads).
std::uint32_t corner_split_of(const Cube& cube);

// What an edge is, as seen in a frame: the bits that masks are made of.
inline constexpr std::uint8_t first_slice_bit  = 0x80;
inline constexpr std::uint8_t second_slice_bit = 0x40;
inline constexpr std::uint8_t flip_bit         = 0x10;  // as in an edge's byte

using Bytes = std::array<std::uint8_t, 16>;

// All that lookups need, for the kernels; about a megabyte.
struct Tables {
    // For each corner split its class, times 64, and the symmetry that takes it there.
    std::vector<std::uint32_t> frames;
    // The symmetries that keep the representative of a class: they take the place
    // of a position to others that are as good.
    std::vector<std::vector<std::uint8_t>> stabilizers;
    // Whether there are others than the identity: few classes have them.
    std::array<bool, corner_classes> is_symmetric{};

    std::array<std::array<std::uint16_t, step_count>, twists>        twist_after;
    std::array<std::array<std::uint32_t, step_count>, tetrad_splits> tetrads_after;  // times 2187

    // By symmetry: the bits of each piece in that frame; and the slots and flips of
    // the symmetry, alone or after a step.
    alignas(64) std::array<Bytes, Symmetry::count> pieces;
    alignas(64) std::array<Bytes, Symmetry::count> slots;
    alignas(64) std::array<std::array<Bytes, Symmetry::count>, step_count> slots_after;

    alignas(16) Bytes tetrad_bits;                           // by corner piece: 0x80 or 0
    std::array<std::uint8_t, 256>   rank_of_four_in_eight;   // by mask
    std::array<std::uint16_t, 4096> rank_of_four_in_twelve;  // by mask, times 70

    // A bit for each step that changes no place when it is multiplied from the left:
    // half turns.
    std::uint32_t keeping_steps = 0;

    std::array<Cube, step_count> steps;
    std::array<Cube, step_count> inverse_steps;

    std::uint32_t corner_split_after(std::uint32_t corner_split, std::size_t step) const {
        return tetrads_after[corner_split / twists][step]
               + twist_after[corner_split % twists][step];
    }

    // The frame after each of these steps, by step. All are read before the first is
    // used, for they come from a table that is larger than the nearest caches.
    void get_frames_after(std::uint32_t corner_split, std::uint32_t which,
                          std::array<std::uint32_t, step_count>& out) const {
        for (; which != 0; which &= which - 1) {
            const auto step = static_cast<std::size_t>(std::countr_zero(which));
            out[step]       = frames[corner_split_after(corner_split, step)];
        }
    }
};

const Tables& tables();

// Slices and flips as they are, looked at from no other side; no class of corners.
Place edges_of(const Cube& cube);

// The place by the definition: conjugate, then read. The reference for the kernels.
Place place_of(const Cube& cube);

// All places that belong to the same position when its corners are symmetric; the
// first is place_of().
std::vector<Place> places_of(const Cube& cube);

}  // namespace antipode::split
