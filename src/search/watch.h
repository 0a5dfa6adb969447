// How a search is limited, watched and stopped, and how it answers.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>

#include "notation/move.h"

namespace antipode {

struct Limits {
    // Stop as soon as a solution is this short.
    unsigned                 enough_length = 0;
    std::chrono::nanoseconds max_time      = std::chrono::nanoseconds::max();
    // Counts nodes of each thread; with one thread the result is reproducible.
    std::uint64_t max_nodes = std::numeric_limits<std::uint64_t>::max();
    unsigned      threads   = 1;
};

struct Progress {
    unsigned                 depth = 0;  // of the current round
    std::uint64_t            nodes = 0;
    std::chrono::nanoseconds elapsed{};
};

// Both callbacks run on the thread that called solve(), so they need no lock.
struct Watch {
    std::stop_token                      stop        = {};
    std::function<void(const Progress&)> on_progress = {};
    std::function<void(const Moves&)>    on_solution = {};  // each shorter than the last
};

enum class Ended : std::uint8_t {
    exhausted,     // nothing shorter exists: the solution is proven shortest
    enough_found,  // as short as was asked for
    out_of_time,
    out_of_nodes,
    stopped,
};

struct Answer {
    bool                     found = false;
    Moves                    solution;         // empty and found: already solved
    unsigned                 length      = 0;  // in the metric asked for
    unsigned                 lower_bound = 0;  // proven, even if the search was stopped
    Ended                    ended       = Ended::exhausted;
    std::uint64_t            nodes       = 0;  // table entries read
    std::uint64_t            probes      = 0;  // ways into H whose rest was looked at
    std::chrono::nanoseconds elapsed{};
};

}  // namespace antipode
