// Where the lists of one coset's products are: the slot of s⁻¹ a⁻¹ c s for one
// corner state c and many short positions a, each with its symmetry s.
//
// The order of the corners of c is the same for all cosets of a class. So is, for
// each a, the class of the result, and s; only the twists have to be found. They are
// the sum of three: those of c, and those of s⁻¹ a⁻¹ and s, moved to the same places.
// A mirror negates the twists of c; instead the two others are negated, and the sum.
#pragma once

#include <cstdint>
#include <vector>

#include "explore/count/corner_cosets.h"

namespace antipode::counting {

// Eight corners in eight bytes, that of slot 0 lowest. Every second one of a list
// has a mark in each byte, so that two fit into one shuffle of sixteen.
using PackedCorners = std::uint64_t;

PackedCorners pack_corners(const Orbit& corners);

// The twists of each slot, without pieces: to be added to corners that have none.
std::span<const PackedCorners> packed_twists();

class Joints {
public:
    void reserve(std::size_t count);

    // s⁻¹ a⁻¹ and s, for the class that they lead to.
    void add(const Cube& left, Symmetry s, std::uint32_t order_class);

    // Adds some that mean nothing until groups of four are full; the last call.
    void fill_up();

    std::size_t size() const { return count_; }  // as added

    // With those: so many slots are written.
    std::size_t padded_size() const { return base_.size(); }

    void locate_plain(PackedCorners corners, Slot* slots) const;
    void locate_avx2(PackedCorners corners, Slot* slots) const;
    // By the fastest kernel the processor has.
    void locate(PackedCorners corners, Slot* slots) const;

private:
    //                                bit  7     6   5 4         3     2 1 0
    std::vector<PackedCorners> left_;   // odd   0   twist       0     0
    std::vector<PackedCorners> right_;  // 0     0   twist       odd   piece
    std::vector<PackedCorners> sums_;   // sums modulo 3, or negated
    std::vector<Slot>          base_;
    std::size_t                count_ = 0;
};

}  // namespace antipode::counting
