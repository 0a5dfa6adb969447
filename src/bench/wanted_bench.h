// How long it takes to put positions together by their symmetry, and by the looks of their
// faces; every number of classes is compared with the one that is counted without a list.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

namespace antipode::bench {

struct WantedRow {
    std::string   task;
    std::uint64_t classes       = 0;
    double        seconds       = 0;
    double        limit         = 0;  // seconds that we promise on two cores
    bool          is_as_counted = false;
};

struct WantedBench {
    unsigned                              threads = 1;
    std::stop_token                       stop    = {};
    std::function<void(const WantedRow&)> on_row  = [](const WantedRow&) {};
};

// All types with at least three symmetries, at least and exactly, in one row each; the
// positions with a diagonal mirror; and some patterns.
void bench_wanted(const WantedBench& bench);

}  // namespace antipode::bench
