// Classes under the 48 symmetries, of something about a position that has a number.
//
//     Frames frames(count);
//     if (!frames.has(number_of(cube))) frames.add_class(cube, number_of);
//     frames.of[number_of(cube)]    // 64 * class + the symmetry that takes it there
#pragma once

#include <cstdint>
#include <vector>

#include "cube/algebra.h"

namespace antipode {

struct Frames {
    explicit Frames(std::size_t count) : of(count, none) {}

    bool has(std::uint32_t number) const { return of[number] != none; }

    // The class of a representative: it is looked at as it is, its images from the side
    // where they look like it.
    template <class NumberOf>
    void add_class(const Cube& representative, const NumberOf& number_of) {
        const auto          name  = static_cast<std::uint32_t>(stabilizers.size());
        const std::uint32_t self  = number_of(representative);
        auto&               keeps = stabilizers.emplace_back();
        for (const Symmetry s : all_symmetries) {
            const std::uint32_t image = number_of(conjugate(representative, s));
            if (image == self) keeps.push_back(static_cast<std::uint8_t>(s.index()));
            if (!has(image)) of[image] = 64 * name + static_cast<std::uint32_t>(inverse(s).index());
        }
    }

    std::vector<std::uint32_t>             of;           // by number
    std::vector<std::vector<std::uint8_t>> stabilizers;  // by class: symmetries that keep it

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};
};

}  // namespace antipode
