// How many turns what is seen in a few views together is from the goal: a byte for each
// combination of their states, filled breadth-first from the goal.
//
//     const auto table = BoundTable::filled({.views = {&twists, &slice}, .steps = steps});
//     table->at(table->number({twist, slice}))
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "solvers/goals/view.h"

namespace antipode::goals {

class BoundTable {
public:
    static constexpr std::uint8_t never = 0xff;  // the steps do not lead there

    struct Request {
        std::vector<const ViewStates*> views;  // at least one
        const GoalSteps&               steps;
        unsigned                       threads = 1;
        std::stop_token                stop    = {};
    };

    // Nothing if it was stopped.
    static std::optional<BoundTable> filled(const Request& request);

    std::size_t  size() const { return bytes_.size(); }
    std::uint8_t at(std::size_t number) const { return bytes_[number]; }
    void         prefetch(std::size_t number) const { __builtin_prefetch(&bytes_[number]); }

    // Combinations at distance 0, 1, 2, ….
    std::vector<std::uint64_t> histogram() const;

private:
    explicit BoundTable(std::vector<std::uint8_t> bytes) : bytes_(std::move(bytes)) {}

    std::vector<std::uint8_t> bytes_;
};

}  // namespace antipode::goals
