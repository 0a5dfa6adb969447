// Where turns take the states of phase one. The state is a row (class of flips and slice
// places) and a place in it (twist, as seen from the row's representative). A turn takes a
// whole row to one other row and permutes the places, by one of 18 x 16 permutations.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "coordinates/classes.h"

namespace antipode::phase_one {

inline constexpr std::uint32_t row_size  = CornerTwist::size;
inline constexpr std::uint32_t row_count = FlipSlice::classes;

using Row = std::array<std::uint16_t, row_size>;

struct Steps {
    SymmetryClasses                            classes = flip_slice_classes();
    std::vector<std::array<std::uint16_t, 16>> image   = conjugation_table<CornerTwist>();
    std::vector<std::array<SymmetryClasses::Place, Move::count>> row_after;
    std::vector<std::array<Row, AxisSymmetry::count>>            place_after;  // [turn][symmetry]

    Steps() : row_after(row_count), place_after(Move::count) {
        const auto flip  = move_table<EdgeFlip>();
        const auto slice = move_table<SlicePlace>();
        const auto twist = move_table<CornerTwist>();
        for (std::uint32_t row = 0; row < row_count; ++row) {
            const std::uint32_t raw = classes.representative(row);
            for (std::size_t m = 0; m < Move::count; ++m)
                row_after[row][m] = classes.place(slice[raw / EdgeFlip::size][m] * EdgeFlip::size
                                                  + flip[raw % EdgeFlip::size][m]);
        }
        for (std::size_t m = 0; m < Move::count; ++m)
            for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
                for (std::uint32_t t = 0; t < row_size; ++t)
                    place_after[m][s][t] = image[twist[t][m]][s];
    }

    // Where a turn takes a row, as which symmetry sees it, and how it permutes the places.
    struct Step {
        std::uint32_t row;
        AxisSymmetry  symmetry;
        const Row&    after;
    };
    Step step(std::size_t row, std::size_t m) const {
        const auto target = row_after[row][m];
        return {target.number(), target.symmetry(), place_after[m][target.symmetry().index()]};
    }
};

}  // namespace antipode::phase_one
