// How many positions are how far from solved: one by one, exactly.
//
//     CountRequest request{.metric = Metric::qtm, .depth = 10};
//     Result<Counted> counted = count_positions(request, {});
//     counted->levels[10].positions()        // 6701836858
//
// Levels near the solved cube are kept in memory, up to symmetry; the others are the
// products of short positions with the last of those, coset by coset. The whole story
// is in docs/theory/counting.md.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <stop_token>

#include "base/result.h"
#include "explore/count/coset_counter.h"
#include "explore/count/tally.h"
#include "explore/count/unit_counter.h"
#include "explore/count/unit_source.h"

namespace antipode::counting {

inline constexpr std::uint64_t usual_memory  = 3'000'000'000;
inline constexpr unsigned      deepest_count = 20;

// Levels that are known, published or counted before: for tests and for estimates.
std::span<const std::uint64_t> known_counts(Metric metric);

struct CountRequest {
    Metric        metric  = Metric::qtm;  // or htm
    unsigned      depth   = 0;
    Classes       classes = Classes::left_out;
    unsigned      threads = 1;
    std::uint64_t memory  = usual_memory;  // for stored levels, at least some hundred MB
};

// How far the stored levels go.
unsigned stored_depth(const CountRequest& request);

struct CountProgress {
    enum class Stage : std::uint8_t { storing, counting };

    Stage    stage    = Stage::storing;
    unsigned distance = 0;  // that is worked on
    double   fraction = 0;  // of all the work, as it is expected to be
};

struct CountWatch {
    std::stop_token                                             stop        = {};
    std::function<void(const CountProgress&)>                   on_progress = {};
    std::function<void(const LevelCount&)>                      on_level    = {};
    std::function<void(unsigned distance, const FinishedUnit&)> on_unit     = {};
    MakeSource                                                  make_source = local_source;
};

// Units that were counted before, by distance.
using KnownUnits = std::map<unsigned, std::vector<FinishedUnit>>;

struct Counted {
    std::vector<LevelCount>  levels;  // as many as were finished
    bool                     is_complete = true;
    unsigned                 stored      = 0;  // so far levels were stored
    std::chrono::nanoseconds storing{};
    std::chrono::nanoseconds counting{};  // after that
    CountingTimes            times;       // of all threads
};

// Being stopped is no failure: what is finished is the answer.
Result<Counted> count_positions(const CountRequest& request, const KnownUnits& known,
                                const CountWatch& watch = {});

}  // namespace antipode::counting
