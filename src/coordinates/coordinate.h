// What a coordinate is: a number for some aspect of a position.
//
// A coordinate numbers the cosets of a subgroup of the cube group: positions
// that differ only in what the coordinate does not look at share their number.
// Laws, tested for every coordinate:
//
//     C::of(C::representative(i)) == i      for every i below C::size
//     C::of(solved).value() == 0
//     C::of(a * m) depends on C::of(a) and m only
#pragma once

#include <cassert>
#include <compare>
#include <concepts>
#include <cstdint>
#include <string_view>

#include "cube/cube.h"

namespace antipode {

// Index<EdgeFlip> and Index<CornerTwist> are different types, so a table cannot
// be read with the wrong coordinate.
template <class C>
class Index {
public:
    constexpr explicit Index(std::uint32_t value) : value_(value) { assert(value < C::size); }
    constexpr std::uint32_t value() const { return value_; }

    friend constexpr auto operator<=>(Index, Index) = default;

private:
    std::uint32_t value_;
};

template <class C>
concept Coordinate = requires(const Cube& cube, Index<C> i) {
    { C::name } -> std::convertible_to<std::string_view>;
    { C::size } -> std::convertible_to<std::uint32_t>;
    { C::of(cube) } -> std::same_as<Index<C>>;
    { C::representative(i) } -> std::same_as<Cube>;
};

}  // namespace antipode
