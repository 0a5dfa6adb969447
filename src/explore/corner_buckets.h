// Positions sorted by what they do with the corners, so that all products with one
// given permutation of the corners can be listed.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cube/cube.h"

namespace antipode {

// A permutation of the corners as its rank, 0 to 8! - 1.
using CornerRank                          = std::uint16_t;
inline constexpr std::size_t corner_ranks = 40320;  // 8!

using PlacedCorners = std::array<std::uint8_t, corner_count>;  // slot -> piece

PlacedCorners corner_order(const Cube& cube);
CornerRank    rank_of(const PlacedCorners& order);
PlacedCorners order_of_rank(std::size_t rank);

class CornerBuckets {
public:
    explicit CornerBuckets(std::vector<Cube> cubes);

    // The positions with this permutation of the corners.
    std::span<const Cube> bucket(std::size_t rank) const {
        return {cubes_.data() + begin_[rank], begin_[rank + 1] - begin_[rank]};
    }
    // The permutations that occur.
    std::span<const CornerRank> ranks() const { return ranks_; }

private:
    std::vector<Cube>          cubes_;  // by rank
    std::vector<std::uint32_t> begin_;
    std::vector<CornerRank>    ranks_;
};

}  // namespace antipode
