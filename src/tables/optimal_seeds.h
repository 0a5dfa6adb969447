// Where the walks that fill a table of bounds begin: the nearest places, one position for each.
//
//     const Seeding seeding(order);
//     seeding.levels()    // positions by distance
//     seeding.seeds()     // those of the last level, to walk on from
#pragma once

#include <cstdint>
#include <span>
#include <unordered_set>
#include <vector>

#include "coordinates/step_order.h"
#include "tables/optimal_fill.h"

namespace antipode::optimal {

class Seeding {
public:
    explicit Seeding(const StepOrder& order);

    std::span<const std::vector<Cube>> levels() const { return levels_; }

    // The distance of the last level.
    unsigned depth() const { return static_cast<unsigned>(levels_.size() - 1); }

    // Those of the last level, with the steps that lead farther.
    std::vector<Seed> seeds() const;

private:
    void add_level();

    std::uint32_t                     steps_;
    std::vector<std::vector<Cube>>    levels_;
    std::unordered_set<std::uint64_t> seen_;
};

// The share of all work of filling a table that is done when the walks before `distance` are.
double share_before(const Shape& shape, unsigned distance);

}  // namespace antipode::optimal
