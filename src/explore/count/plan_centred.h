// What counting with centres takes: the two levels before the farthest one are stored,
// one position of each class.
#pragma once

#include "explore/count/plan.h"

namespace antipode::counting {

// Levels with all centres, counted by this program.
std::span<const std::uint64_t> known_centred_counts(Metric metric);

// The same where they are known, and an estimate beyond; with fewer centres there are
// fewer.
double expected_centred_positions(Metric metric, unsigned distance);

// The symmetries that a question about these centres stays the same under.
SymmetrySet symmetries_keeping(CentreSet counted);

// Of the two stored levels, at their most.
double centred_level_bytes(const CountRequest& request);

// For what is worked with beside the levels, in bytes.
std::uint64_t centred_working_memory(const CountRequest& request);

// What it takes in all, in bytes.
double needed_with_centres(const CountRequest& request);

// Where the levels have no room: tells the estimate.
std::optional<Error> too_much_with_centres(const CountRequest& request);

}  // namespace antipode::counting
