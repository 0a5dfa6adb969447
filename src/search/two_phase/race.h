// What the workers of one two-phase search share: the six directions, the
// length to beat, the limits, and the solutions found.
//
// A direction is the position seen along one of the three axes, or its inverse
// seen so: H is different for each, and a solution of any of them is one of the
// position.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <limits>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "cube/centres.h"
#include "notation/metric.h"
#include "search/two_phase/rules.h"
#include "search/watch.h"
#include "tables/phase_one.h"

namespace antipode::two_phase {

struct Direction {
    Cube                cube;
    Symmetry            turned;                            // takes the position to `cube` …
    bool                inverted = false;                  // … after inverting it
    phase_one::TurnMask turns    = phase_one::every_turn;  // that may be made
    Centres             centres  = {};
};

// By default the shortest solution is the best. With a value, solutions up to
// `slack` longer than the shortest are looked for as well, and the one of the
// least value is the best; a value of at most Limits::enough_length is enough. The
// value is asked for by one thread at a time.
struct Preference {
    std::function<double(const Moves&)> value = {};
    unsigned                            slack = 0;
};

// The word for the position that `word` is for the direction.
Moves as_seen_from_outside(const Direction& direction, const Moves& word);

class Race {
public:
    struct Request {
        Cube                cube;
        Metric              metric     = Metric::htm;
        phase_one::TurnMask turns      = phase_one::every_turn;
        Limits              limits     = {};
        Preference          preference = {};
        Centres             centres    = {};
        CentreParity        parity     = {};  // read where centres count
    };

    Race(const Request& request, const Watch& watch);

    // Different ones only: a symmetric position has fewer than six.
    std::span<const Direction> directions() const { return directions_; }

    // Only solutions shorter than this are of interest.
    unsigned bound() const {
        return bound_.load(std::memory_order_relaxed) + request_.preference.slack;
    }

    const CentreParity& parity() const { return request_.parity; }
    bool                counts_centres() const { return !request_.centres.counted.empty(); }

    bool is_unsolved() const { return bound_.load(std::memory_order_relaxed) == longest_; }

    // A word that solves the direction; kept when it is better than all before.
    void offer(const Direction& direction, const Moves& word);

    bool is_over() const { return over_.load(std::memory_order_relaxed); }
    void end(Ended reason);

    // Ends the race when time is up or the caller wants to stop; sleeps while it is
    // paused. Cheap enough to be called every few microseconds.
    void check_limits();
    void wait_while_paused();

    // Only for the thread that called solve(): reports what was found meanwhile.
    void report(const Progress& progress);

    // The same thread, when its own share is done: sleeps until something is to be
    // reported or the others are done, and says whether they still search.
    bool wait_for_news(const std::function<bool()>& are_done);
    void wake_caller();  // after what are_done() asks for has changed

    std::uint64_t            max_nodes() const { return request_.limits.max_nodes; }
    std::chrono::nanoseconds elapsed() const { return clock_.elapsed(); }

    std::optional<Moves> best() const;
    Ended                ended() const { return ended_; }
    unsigned             length_of(const Moves& moves) const;

private:
    bool is_answer_near() const;
    void end_if_enough();  // with mutex_ held

    Request                request_;
    const Watch&           watch_;
    SearchClock            clock_;
    std::vector<Direction> directions_;
    unsigned               longest_;  // the bound while there is no solution at all
    std::atomic<unsigned>  bound_;
    std::atomic<bool>      over_{false};
    Ended                  ended_ = Ended::exhausted;

    std::condition_variable  news_;
    mutable std::mutex       mutex_;  // guards what follows, and ended_ while running
    std::vector<Moves>       found_;  // each better than the one before
    double                   best_value_ = std::numeric_limits<double>::infinity();
    std::size_t              reported_   = 0;
    std::chrono::nanoseconds next_progress_;  // by the clock
};

}  // namespace antipode::two_phase
