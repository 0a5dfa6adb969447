// What tests of counting ask, and what they expect.
#pragma once

#include <vector>

#include "explore/count/count.h"

namespace antipode::counting {

using Numbers = std::vector<std::uint64_t>;

inline Counted counted(const CountRequest& request, const KnownUnits& known = {},
                       const CountWatch& watch = {}) {
    return *count_positions(request, known, watch);
}

inline Numbers positions_of(const Counted& counted) {
    Numbers numbers;
    for (const LevelCount& level : counted.levels) numbers.push_back(level.positions());
    return numbers;
}

inline Numbers known_to(Metric metric, unsigned depth) {
    const auto known = known_counts(metric);
    return {known.begin(), known.begin() + depth + 1};
}

// So that some levels are products.
inline CountRequest with_little_memory(Metric metric, unsigned depth) {
    return {.metric = metric, .depth = depth, .threads = 2, .memory = 100'000};
}

// Stops when about half of the units of the last level are counted.
struct Interrupted {
    KnownUnits finished;
    Counted    answer;
};

inline Interrupted interrupted(const CountRequest& request) {
    Interrupted      result;
    std::stop_source stop;
    CountWatch       watch{.stop = stop.get_token()};
    watch.on_unit = [&](unsigned distance, const FinishedUnit& unit) {
        result.finished[distance].push_back(unit);
        if (result.finished[request.depth].size() == 2000) stop.request_stop();
    };
    result.answer = counted(request, {}, watch);
    return result;
}

}  // namespace antipode::counting
