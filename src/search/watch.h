// How a search is limited, watched and stopped, and how it answers.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>

#include "base/pause_gate.h"
#include "notation/move.h"

namespace antipode {

struct Limits {
    // Stop as soon as a solution is this short, but not before the least time is over. (Only
    // the two-phase search goes on then: others end with what they look for.)
    unsigned                 enough_length = 0;
    std::chrono::nanoseconds min_time      = std::chrono::nanoseconds::zero();
    std::chrono::nanoseconds max_time      = std::chrono::nanoseconds::max();
    // Counts nodes of each thread; with one thread the result is reproducible.
    std::uint64_t max_nodes = std::numeric_limits<std::uint64_t>::max();
    unsigned      threads   = 1;
    // A solution of this length is known already: only shorter ones are looked for.
    // (Searches for the least cost have no use for it.)
    unsigned shorter_than = std::numeric_limits<unsigned>::max();
    // Along how many axes the two-phase search looks, taking turns.
    unsigned axes = 3;
};

struct Progress {
    unsigned                 depth = 0;  // of the current round
    std::uint64_t            nodes = 0;
    std::chrono::nanoseconds elapsed{};
    // Of searches that prove: nothing shorter than this exists, and the share of the
    // current round that is searched.
    unsigned lower_bound = 0;
    double   fraction    = 0;
};

// Both callbacks run on the thread that called solve(), so they need no lock.
// While the gate is closed all threads of the search sleep; its clock stands still.
struct Watch {
    std::stop_token                      stop        = {};
    std::function<void(const Progress&)> on_progress = {};
    std::function<void(const Moves&)>    on_solution = {};  // each shorter than the last
    PauseGate*                           gate        = nullptr;
};

// The time that a search has taken, its pauses left out.
class SearchClock {
public:
    explicit SearchClock(const Watch& watch)
        : gate_(watch.gate), paused_before_(time_paused()), start_(Clock::now()) {}

    std::chrono::nanoseconds elapsed() const {
        const auto since_start = Clock::now() - start_;
        return std::max(since_start - (time_paused() - paused_before_),
                        std::chrono::nanoseconds::zero());
    }

private:
    using Clock = std::chrono::steady_clock;

    std::chrono::nanoseconds time_paused() const {
        return gate_ == nullptr ? std::chrono::nanoseconds::zero() : gate_->time_paused();
    }

    const PauseGate*         gate_;
    std::chrono::nanoseconds paused_before_;
    Clock::time_point        start_;
};

enum class Ended : std::uint8_t {
    exhausted,     // nothing shorter exists: what is found, or was known, is proven shortest
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
