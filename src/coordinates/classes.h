// Symmetry-reduced coordinates: numbers up to the 16 symmetries of the U-D axis.
//
// Every raw number belongs to a class; the smallest raw number of a class
// represents it, and for each raw number we keep one symmetry that takes it to
// its representative:  conjugate(position, symmetry) has the representative's
// number. A representative that is itself symmetric has other ways to itself,
// its *stabiliser*; tables indexed by (class, something else) must treat the
// images of "something else" under the stabiliser alike.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "coordinates/axis_symmetry.h"
#include "coordinates/orders.h"
#include "coordinates/orientation.h"

namespace antipode {

class SymmetryClasses {
public:
    struct Place {
        std::uint32_t packed;  // class << 4 | symmetry: one load in inner loops

        std::uint32_t number() const { return packed >> 4; }
        AxisSymmetry  symmetry() const { return axis_symmetry(packed & 15); }
    };

    // The images of a raw number under all 16 symmetries.
    using Images = std::array<std::uint32_t, AxisSymmetry::count>;

    SymmetryClasses(std::uint32_t raw_size, const std::function<Images(std::uint32_t)>& images);

    std::uint32_t size() const { return static_cast<std::uint32_t>(representatives_.size()); }
    std::uint32_t raw_size() const { return static_cast<std::uint32_t>(places_.size()); }
    std::uint32_t representative(std::uint32_t number) const { return representatives_[number]; }
    Place         place(std::uint32_t raw) const { return places_[raw]; }
    const Place*  places() const { return places_.data(); }
    // Bit s is set when symmetry s takes the representative to itself.
    std::uint16_t stabiliser(std::uint32_t number) const { return stabilisers_[number]; }

private:
    std::vector<Place>         places_;
    std::vector<std::uint32_t> representatives_;
    std::vector<std::uint16_t> stabilisers_;
};

// Flips and places of the slice edges together: raw = 2048 * slice place + flip.
// The flips alone have no images under turning the cube about its axis.
struct FlipSlice {
    static constexpr std::string_view name    = "flip-slice";
    static constexpr std::uint32_t    size    = SlicePlace::size * EdgeFlip::size;
    static constexpr std::uint32_t    classes = 64430;

    static Index<FlipSlice> of(const Cube& cube) {
        return Index<FlipSlice>(SlicePlace::of(cube).value() * EdgeFlip::size
                                + EdgeFlip::of(cube).value());
    }
    static Cube representative(Index<FlipSlice> i);
};
static_assert(Coordinate<FlipSlice>);

SymmetryClasses flip_slice_classes();

inline constexpr std::uint32_t corner_order_classes = 2768;
SymmetryClasses                corner_classes();

// image[raw][s] = the number of the position after conjugation by symmetry s.
template <Coordinate C>
std::vector<std::array<std::uint16_t, AxisSymmetry::count>> conjugation_table();

// move_table<C>()[raw][move].
template <Coordinate C>
std::vector<std::array<std::uint16_t, Move::count>> move_table();

}  // namespace antipode
