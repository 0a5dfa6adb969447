#include "explore/corner_buckets.h"

#include <bit>

namespace antipode {
namespace {

constexpr std::array<std::uint32_t, corner_count> corner_factorials = {5040, 720, 120, 24,
                                                                       6,    2,   1,   1};

// Four entries of an order, three bits each.
constexpr std::size_t packed(std::uint8_t a, std::uint8_t b, std::uint8_t c, std::uint8_t d) {
    return std::size_t{a} << 9 | std::size_t{b} << 6 | std::size_t{c} << 3 | d;
}

// What the first four entries add to the rank, and what the last four do: of those
// only their order among each other counts.
struct RankTables {
    std::array<std::uint16_t, 4096> head{};
    std::array<std::uint16_t, 4096> tail{};
};

RankTables make_rank_tables() {
    RankTables tables;
    for (std::size_t code = 0; code < 4096; ++code) {
        const std::array<std::size_t, 4> entry = {code >> 9 & 7, code >> 6 & 7, code >> 3 & 7,
                                                  code & 7};
        for (std::size_t i = 0; i < 4; ++i) {
            std::size_t smaller_before = 0;
            std::size_t smaller_behind = 0;
            for (std::size_t k = 0; k < 4; ++k) {
                if (entry[k] >= entry[i]) continue;
                ++(k < i ? smaller_before : smaller_behind);
            }
            tables.head[code] = static_cast<std::uint16_t>(
                tables.head[code] + corner_factorials[i] * (entry[i] - smaller_before));
            tables.tail[code] = static_cast<std::uint16_t>(
                tables.tail[code] + corner_factorials[4 + i] * smaller_behind);
        }
    }
    return tables;
}

// Too many steps for what clang computes while it compiles.
const RankTables rank_tables = make_rank_tables();

}  // namespace

PlacedCorners corner_order(const Cube& cube) {
    PlacedCorners order{};
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        order[slot] = static_cast<std::uint8_t>(cube.corners[slot].piece());
    return order;
}

CornerRank rank_of(const PlacedCorners& order) {
    return static_cast<CornerRank>(
        rank_tables.head[packed(order[0], order[1], order[2], order[3])]
        + rank_tables.tail[packed(order[4], order[5], order[6], order[7])]);
}

PlacedCorners order_of_rank(std::size_t rank) {
    PlacedCorners order{};
    std::uint32_t left = (1U << corner_count) - 1;
    for (std::size_t slot = 0; slot < corner_count; ++slot) {
        std::uint32_t rest = left;
        for (std::size_t skip = rank / corner_factorials[slot]; skip > 0; --skip) rest &= rest - 1;
        rank %= corner_factorials[slot];
        order[slot] = static_cast<std::uint8_t>(std::countr_zero(rest));
        left &= ~(1U << order[slot]);
    }
    return order;
}

CornerBuckets::CornerBuckets(std::vector<Cube> cubes) : cubes_(cubes.size()) {
    std::vector<CornerRank> rank;
    begin_.assign(corner_ranks + 1, 0);
    for (const Cube& cube : cubes) {
        rank.push_back(rank_of(corner_order(cube)));
        ++begin_[rank.back() + std::size_t{1}];
    }
    for (std::size_t r = 0; r < corner_ranks; ++r) {
        if (begin_[r + 1] != 0) ranks_.push_back(static_cast<CornerRank>(r));
        begin_[r + 1] += begin_[r];
    }
    std::vector<std::uint32_t> next(begin_.begin(), begin_.end() - 1);
    for (std::size_t i = 0; i < cubes.size(); ++i) cubes_[next[rank[i]]++] = cubes[i];
}

}  // namespace antipode
