// Whether a word may lead to one of the cubes that are left in a coset: quick to ask, and wrong
// about one in sixty that do not.
//
// Asked are the orders of corners and rim edges before the symmetry through which the halves of a
// word are seen is undone. Where the last turn of a word stands for both of its directions, the
// filter has each cube that is left, and those a half turn of R, L, F or B away.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/huge_array.h"
#include "coordinates/axis_symmetry.h"
#include "search/coset/halves/rest_half.h"
#include "search/coset/page_layout.h"

namespace antipode::coset {

// A bit for each number up to the mask.
struct RestSet {
    const std::uint32_t* words;
    std::uint32_t        mask;

    bool has(std::uint32_t number) const {
        return (words[(number & mask) / 32] >> (number % 32) & 1) != 0;
    }
};

// The number of an order: a sum of products, as vectors have instructions for. Pieces lie in bytes.
struct RestNumber {
    static constexpr std::array<std::int8_t, 8>  corners = {13, -101, 59, 127, -37, 83, -71, 109};
    static constexpr std::array<std::int8_t, 8>  rim     = {-89, 31, 113, -61, 97, -17, 43, -119};
    static constexpr std::array<std::int16_t, 4> pairs   = {20431, -31337, 9973, 27449};
    static constexpr unsigned                    fold    = 14;

    static std::uint32_t of(const OuterPieces& pieces) {
        std::uint32_t sum = 0;
        for (std::size_t i = 0; i < 8; ++i) {
            const int products = static_cast<int>(pieces.corners >> (8 * i) & 255) * corners[i]
                                 + static_cast<int>(pieces.rim >> (8 * i) & 255) * rim[i];
            sum += static_cast<std::uint32_t>(products * pairs[i / 2]);
        }
        return sum ^ sum >> fold;
    }
};

class RestFilter {
public:
    enum class Words : std::uint8_t { single, of_both_directions };
    RestFilter(const PageLayout& layout, std::span<const std::uint64_t> bits, Words words,
               unsigned threads);

    RestSet of(std::size_t axis) const {
        return {words_.data() + axis * (mask_ + 1) / 32, static_cast<std::uint32_t>(mask_)};
    }

private:
    std::uint64_t            mask_;
    HugeArray<std::uint32_t> words_;  // by symmetry of the axis
};

}  // namespace antipode::coset
