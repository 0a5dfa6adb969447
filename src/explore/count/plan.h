// What is to be counted, how far levels are stored for it, and what memory it takes.
//
//     const CountRequest request{.metric = Metric::htm, .depth = 12};
//     stored_depth(request)         // 8: farther levels are products
//     counting_threads(request)     // as many as have room; 0 if not even one has
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "base/result.h"
#include "cube/centres.h"
#include "explore/count/unit_counter.h"
#include "notation/metric.h"

namespace antipode::counting {

inline constexpr std::uint64_t usual_memory  = 3'000'000'000;
inline constexpr unsigned      deepest_count = 20;

// Levels that are known, published or counted before: for tests and for estimates.
std::span<const std::uint64_t> known_counts(Metric metric);

// The same where they are known, and an estimate beyond.
double expected_positions(Metric metric, unsigned distance);

struct CountRequest {
    Metric   metric  = Metric::qtm;  // or htm
    unsigned depth   = 0;
    Classes  classes = Classes::left_out;
    // Those that show how they are turned (explore/count/count_centred.h).
    CentreSet centres = no_centres;
    unsigned  threads = 1;
    // For the largest stored level, and as much again for what is worked with; at least
    // some hundred MB.
    std::uint64_t memory = usual_memory;
};

// How far the stored levels go.
unsigned stored_depth(const CountRequest& request);

// What the farthest level takes beside the stored ones, in bytes: for the prefixes of
// products, and for the products of one coset that a thread has at once.
struct WorkingMemory {
    double shared     = 0;
    double per_thread = 0;
};
WorkingMemory working_memory(const CountRequest& request);

// How many of the threads asked for have room in the memory of the request.
unsigned counting_threads(const CountRequest& request);

// What it takes in all, in bytes, with one thread at least.
double needed_memory(const CountRequest& request);

// Where there is less memory than so many bytes: tells them.
std::optional<Error> beyond_memory(unsigned depth, double needed);

// Where not even one has, or there is less memory than it takes: tells the estimate.
std::optional<Error> too_much_to_count(const CountRequest& request);

}  // namespace antipode::counting
