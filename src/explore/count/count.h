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

#include "base/pause_gate.h"
#include "base/result.h"
#include "explore/count/coset_counter.h"
#include "explore/count/plan.h"
#include "explore/count/tally.h"
#include "explore/count/unit_counter.h"
#include "explore/count/unit_source.h"

namespace antipode::counting {

struct CountProgress {
    enum class Stage : std::uint8_t { storing, counting };

    Stage    stage    = Stage::storing;
    unsigned distance = 0;  // that is worked on
    double   fraction = 0;  // of all the work, as it is expected to be
};

// While the gate is closed nothing is counted; levels are stored without looking at it.
struct CountWatch {
    std::stop_token                                             stop        = {};
    PauseGate*                                                  gate        = nullptr;
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

// Being stopped is no failure: what is finished is the answer. What would take more
// memory than is allowed is refused before anything is counted.
Result<Counted> count_positions(const CountRequest& request, const KnownUnits& known,
                                const CountWatch& watch = {});

}  // namespace antipode::counting
