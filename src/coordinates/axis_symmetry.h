// The 16 symmetries that keep the axis through U and D, and so the subgroup
// H = <U, D, R2, L2, F2, B2> that the two-phase search goes through.
#pragma once

#include <array>

#include "cube/algebra.h"

namespace antipode {

// Numbered 0..15; 0 is the identity.
class AxisSymmetry {
public:
    static constexpr std::size_t count = 16;

    constexpr AxisSymmetry() = default;
    static constexpr AxisSymmetry from_index(std::size_t i) {
        AxisSymmetry s;
        s.index_ = static_cast<std::uint8_t>(i);
        return s;
    }
    constexpr std::size_t index() const { return index_; }

    friend constexpr bool operator==(AxisSymmetry, AxisSymmetry) = default;

private:
    std::uint8_t index_ = 0;
};

namespace detail {

constexpr std::array<Symmetry, AxisSymmetry::count> make_axis_symmetries() {
    std::array<Symmetry, AxisSymmetry::count> kept{};
    std::size_t                               next = 0;
    for (Symmetry s : all_symmetries)
        if (image(s, Face::U) == Face::U || image(s, Face::U) == Face::D) kept[next++] = s;
    return kept;
}

inline constexpr auto axis_symmetries = make_axis_symmetries();

}  // namespace detail

constexpr Symmetry symmetry(AxisSymmetry s) { return detail::axis_symmetries[s.index()]; }

constexpr AxisSymmetry axis_symmetry(std::size_t i) { return AxisSymmetry::from_index(i); }

}  // namespace antipode
