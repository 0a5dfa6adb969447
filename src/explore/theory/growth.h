// How the cube grows: words and positions by length, as far as that is quickly exact.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "base/natural.h"
#include "base/result.h"
#include "notation/metric.h"

namespace antipode {

// Words in which no two neighbours could be joined or put in another order, by length
// from 0 to `length`: no fewer than positions.
std::vector<Natural> canonical_words(Metric metric, std::size_t length);

// The least n for which the terms up to that of n add up to `positions`: some
// position is that far away at least. The terms must reach it.
std::size_t counting_bound(const std::vector<Natural>& terms, const Natural& positions);

struct DepthCount {
    std::uint64_t positions           = 0;  // at exactly so many quarter turns
    std::uint64_t classes             = 0;  // of the 96 isomorphisms
    std::uint64_t corner_permutations = 0;  // that occur among the positions
};

// By quarter turns, from 0 to `depth`, breadth first up to isomorphism; shorter if
// stopped.
std::vector<DepthCount> counts_by_depth(std::size_t depth, const std::stop_token& stop = {});

// Where there is less memory than that takes: tells the estimate.
std::optional<Error> too_much_to_count_by_depth(std::size_t depth);

}  // namespace antipode
