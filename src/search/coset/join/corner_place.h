// What K-cosets know of the corners, where K is the part of H = <U, D, R2, L2, F2, B2> that
// keeps the four D corners in their layer: the twists, and the slots of the D corners.
//
// 70 * 2187 = 153 090 places. A turn, and a symmetry of the axis, takes each to one other.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "coordinates/axis_symmetry.h"
#include "coordinates/orientation.h"
#include "cube/cube.h"
#include "notation/move.h"

namespace antipode::coset {

// The twists alone.
class TwistSteps {
public:
    TwistSteps();

    std::uint32_t after(std::uint32_t twist, Move turn) const {
        return after_[twist][turn.index()];
    }
    // From where a word leads to the twists.
    std::uint32_t before(std::uint32_t twist, std::span<const Move> word) const {
        for (std::size_t i = word.size(); i-- > 0;) twist = after(twist, inverse(word[i]));
        return twist;
    }
    // Of s⁻¹ x s.
    std::uint32_t image(std::uint32_t twist, std::size_t s) const { return image_[twist][s]; }

private:
    std::vector<std::array<std::uint16_t, Move::count>>         after_;
    std::vector<std::array<std::uint16_t, AxisSymmetry::count>> image_;
};

class CornerPlaces {
public:
    static constexpr std::uint32_t sets  = 70;
    static constexpr std::uint32_t count = sets * CornerTwist::size;

    CornerPlaces();

    std::uint32_t of(const Cube& cube) const {
        return number_of_[slots_of_d(cube)] * CornerTwist::size + CornerTwist::of(cube).value();
    }
    std::uint32_t after(std::uint32_t place, Move turn) const {
        return set_after_[place / CornerTwist::size][turn.index()] * CornerTwist::size
               + twists_.after(place % CornerTwist::size, turn);
    }
    // From where a word leads to the place.
    std::uint32_t before(std::uint32_t place, std::span<const Move> word) const {
        for (std::size_t i = word.size(); i-- > 0;) place = after(place, inverse(word[i]));
        return place;
    }
    // Of s⁻¹ x s.
    std::uint32_t image(std::uint32_t place, std::size_t s) const {
        return set_image_[place / CornerTwist::size][s] * CornerTwist::size
               + twists_.image(place % CornerTwist::size, s);
    }

private:
    static std::uint32_t slots_of_d(const Cube& cube);

    std::array<std::uint8_t, 256>                                   number_of_{};
    std::array<std::array<std::uint8_t, Move::count>, sets>         set_after_{};
    std::array<std::array<std::uint8_t, AxisSymmetry::count>, sets> set_image_{};
    TwistSteps                                                      twists_;
};

}  // namespace antipode::coset
