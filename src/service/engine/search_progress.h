// What a search tells while it goes on: how deep it is, and for shortest solutions
// what is proven and how long the rest may take.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "search/watch.h"
#include "service/engine/tables_status.h"
#include "service/json_fwd.h"

namespace antipode::service {

struct SearchProgress {
    unsigned                 depth = 0;
    std::uint64_t            nodes = 0;
    std::chrono::nanoseconds elapsed{};
    std::optional<unsigned>  best = std::nullopt;  // length of the best solution so far
    // Of searches that prove: nothing shorter exists, and how much of the depth is
    // searched.
    unsigned                 lower_bound  = 0;
    std::optional<double>    fraction     = std::nullopt;
    std::optional<double>    seconds_left = std::nullopt;  // for that depth
    std::optional<TableWork> table        = std::nullopt;
};

// {"depth":18,"nodes":…,"seconds":…,"lower_bound":18,"best":20,"fraction":0.43,
//  "seconds_left":40,"table":{"name":"bounds-htm-4","progress":0.3}}; from
// "lower_bound" on only what is known.
Json to_json(const SearchProgress& progress);

// From that JSON; throws what the JSON library throws for something else.
SearchProgress progress_from(const Json& json);

// How long the depth of a proof will still take, if it goes on as it has begun.
class DepthClock {
public:
    // Nothing while that would be guessing.
    std::optional<double> seconds_left(const Progress& now);

private:
    std::optional<Progress> start_;  // what was told first about the depth
};

}  // namespace antipode::service
