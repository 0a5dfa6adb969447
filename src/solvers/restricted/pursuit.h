// What the parts of one restricted search share: the length to beat, the limits,
// the best word so far, and what is proven.
//
// Threads count their nodes in a Runner each; the caller's one also reports.
#pragma once

#include <atomic>
#include <chrono>
#include <limits>
#include <mutex>
#include <vector>

#include "cube/cube.h"
#include "search/two_phase/race.h"
#include "search/watch.h"
#include "solvers/restricted/turn_rules.h"

namespace antipode {

class Pursuit {
public:
    struct Request {
        Cube             cube;
        const TurnRules& rules;
        Limits           limits;
        // As in the two-phase search; lengths are sums of weights here.
        two_phase::Preference preference = {};
    };

    // No word of a search is longer.
    static constexpr unsigned longest = 10'000;

    Pursuit(const Request& request, const Watch& watch);

    const Cube&      cube() const { return request_.cube; }
    const TurnRules& rules() const { return request_.rules; }
    const Limits&    limits() const { return request_.limits; }

    // Only words shorter than this are of interest.
    unsigned bound() const {
        return bound_.load(std::memory_order_relaxed) + request_.preference.slack;
    }
    bool is_over() const { return over_.load(std::memory_order_relaxed); }

    // A word that solves the position, in powers of faces; kept if it is better,
    // spelled in permitted turns, than all before.
    void offer(const Moves& powers);
    // No solution is shorter than this; ends the pursuit if the best is as short.
    void prove(unsigned length);
    void end(Ended reason);

    Moves  best() const;
    Answer answer() const;

private:
    friend class Runner;

    void check_limits(std::uint64_t nodes);
    void report(std::uint64_t nodes);
    // Words that are too long are worked on, but told to nobody.
    bool is_of_interest(const Moves& word) const {
        return request_.rules.length(word) < request_.limits.shorter_than;
    }

    Request                  request_;
    const Watch&             watch_;
    SearchClock              clock_;
    std::chrono::nanoseconds next_progress_;  // by the clock
    std::atomic<unsigned>    bound_;
    std::atomic<bool>        over_{false};

    std::atomic<std::uint64_t> nodes_{0};

    mutable std::mutex mutex_;  // guards what follows
    Ended              ended_       = Ended::exhausted;
    unsigned           lower_bound_ = 0;
    std::vector<Moves> found_;  // each better than the one before
    double             best_value_ = std::numeric_limits<double>::infinity();
    std::size_t        reported_   = 0;
};

// One thread of a pursuit; settle() is the last thing it does.
class Runner {
public:
    enum class Role : std::uint8_t { caller, helper };

    Runner(Pursuit& pursuit, Role role) : pursuit_(pursuit), role_(role) {}
    Runner(const Runner&)            = delete;
    Runner& operator=(const Runner&) = delete;

    Pursuit& pursuit() { return pursuit_; }

    // To be asked at every node; false when the pursuit is over.
    bool goes_on() {
        if ((++nodes_ & 1023) == 0) settle();
        return !pursuit_.is_over();
    }
    std::uint64_t nodes() const { return nodes_; }

    // Checks the limits and, on the caller's thread, reports.
    void settle();

private:
    Pursuit&      pursuit_;
    Role          role_;
    std::uint64_t nodes_   = 0;
    std::uint64_t settled_ = 0;
};

}  // namespace antipode
