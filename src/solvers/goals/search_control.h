// What the threads of a search for a goal share: its limits, its nodes, and whether it is
// over.
#pragma once

#include <atomic>
#include <optional>

#include "search/watch.h"

namespace antipode::goals {

class SearchControl {
public:
    SearchControl(const Limits& limits, const Watch& watch)
        : limits_(limits), watch_(watch), clock_(watch) {}

    // What is told from now on.
    struct Round {
        unsigned    length      = 0;
        unsigned    lower_bound = 0;  // nothing shorter reaches the goal
        std::size_t units       = 0;
    };
    void begin(const Round& round) {
        round_ = round;
        done_  = 0;
    }
    void unit_done() { ++done_; }

    bool is_over() const { return over_.load(std::memory_order_relaxed); }
    // Why, if it is over.
    std::optional<Ended> ended() const {
        return is_over() ? std::optional(ended_.load()) : std::nullopt;
    }
    std::uint64_t nodes() const { return nodes_; }
    // Of searching: waiting for tables is left out.
    std::chrono::nanoseconds elapsed() const { return clock_.elapsed() - waited_; }
    const Watch&             watch() const { return watch_; }
    const Limits&            limits() const { return limits_; }

    // What was waited for, between two rounds.
    template <class Work>
    auto wait_for(const Work& work) {
        const std::chrono::nanoseconds before = clock_.elapsed();
        auto                           result = work();
        waited_ += clock_.elapsed() - before;
        return result;
    }

    // What was waited for is a search that went on from here, and has ended so.
    void add(const Answer& answer) {
        waited_ -= answer.elapsed;
        nodes_ += answer.nodes;
        if (answer.ended != Ended::exhausted) end(answer.ended);
    }

    // Of nodes that one thread has looked at; the calling one also reports.
    void count(std::uint64_t nodes, bool is_caller);

private:
    void end(Ended reason);

    const Limits               limits_;
    const Watch&               watch_;
    SearchClock                clock_;
    std::chrono::nanoseconds   waited_{};  // for tables
    std::atomic<bool>          over_{false};
    std::atomic<Ended>         ended_{Ended::exhausted};
    std::atomic<std::uint64_t> nodes_{0};
    Round                      round_;
    std::atomic<std::size_t>   done_{0};
    std::chrono::nanoseconds   next_report_ = std::chrono::milliseconds(100);
};

}  // namespace antipode::goals
