// What an operation on positions does to the twists of their corners, for all 2187 at
// once.
//
//     const TwistMap mirrored([&](std::uint32_t twist) { return twist_of(…); });
//     mirrored[17]
//
// Products, inverses and conjugates are affine in the twists, over the field of three
// elements: the images of zero and of one twist in each slot tell all others.
#pragma once

#include <array>
#include <cstdint>

#include "coordinates/orientation.h"

namespace antipode::counting {

// Twists are numbers of seven digits to the base 3; this adds digit by digit, modulo 3.
std::uint32_t sum_of_twists(std::uint32_t a, std::uint32_t b);

class TwistMap {
public:
    template <class Image>
    explicit TwistMap(const Image& image) {
        images_[0]               = image(0U);
        const std::uint32_t back = sum_of_twists(images_[0], images_[0]);  // minus the first
        for (std::uint32_t one = 1; one < CornerTwist::size; one *= 3) {
            const std::uint32_t change = sum_of_twists(image(one), back);
            for (std::uint32_t twist = 0; twist < 2 * one; ++twist)
                images_[one + twist] = sum_of_twists(images_[twist], change);
        }
    }

    std::uint32_t operator[](std::uint32_t twist) const { return images_[twist]; }

private:
    std::array<std::uint32_t, CornerTwist::size> images_;
};

}  // namespace antipode::counting
