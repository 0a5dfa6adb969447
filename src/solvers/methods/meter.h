// Counts the nodes of a search, minds its limits and tells how far it is.
//
//     Meter meter(limits, watch);
//     while (meter.goes_on()) look_at_a_node();
//     meter.ended()     // why it did not go on
#pragma once

#include <optional>

#include "search/watch.h"

namespace antipode::methods {

class Meter {
public:
    Meter(const Limits& limits, const Watch& watch)
        : limits_(limits), watch_(watch), clock_(watch) {}

    // To be asked at every node.
    bool goes_on() {
        if ((++nodes_ & mask) == 0) look();
        return !ended_;
    }
    // What was not asked one by one.
    void add_nodes(std::uint64_t nodes) { nodes_ += nodes; }

    // What is told from now on: words of `depth` turns are looked at, and nothing
    // shorter than `lower_bound` exists.
    void begin_round(unsigned depth, unsigned lower_bound);

    void                     found(const Moves& solution) const;
    const Limits&            limits() const { return limits_; }
    std::optional<Ended>     ended() const { return ended_; }
    std::uint64_t            nodes() const { return nodes_; }
    std::chrono::nanoseconds elapsed() const { return clock_.elapsed(); }

private:
    static constexpr std::uint64_t mask = 1023;

    void look();

    Limits                   limits_;
    const Watch&             watch_;
    SearchClock              clock_;
    std::optional<Ended>     ended_;
    std::uint64_t            nodes_       = 0;
    unsigned                 depth_       = 0;
    unsigned                 lower_bound_ = 0;
    std::chrono::nanoseconds next_report_ = std::chrono::milliseconds(100);
};

}  // namespace antipode::methods
