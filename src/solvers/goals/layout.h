// What the tables for one goal and one set of turns look at, before they have entries.
//
//     const auto layout = std::make_shared<const GoalLayout>(goal, steps, room);
//     std::vector<std::uint8_t> entries(layout->bytes());
//     layout->fill(entries, {.threads = 2})
//
// The entries of all tables stand one after the other. They follow from the goal, the steps
// and the room alone, so that entries that were kept can be used again.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "solvers/goals/plan.h"

namespace antipode::goals {

class GoalLayout {
public:
    GoalLayout(const Goal& goal, const GoalSteps& steps, const Room& room);

    // The numbers of what is seen in the views.
    static constexpr std::size_t most_views = 32;
    struct Node {
        std::array<std::uint32_t, most_views> states{};
    };

    // Views are numbered in the order in which tables need them.
    struct Table {
        struct Part {
            std::size_t view;
            std::size_t size;
        };
        std::vector<Part> parts     = {};
        std::size_t       last_view = 0;  // the views before it are needed
        std::size_t       offset    = 0;  // of its entries among all
        std::size_t       size      = 1;

        std::size_t number(const Node& node) const {
            std::size_t number = 0;
            for (const Part& part : parts) number = number * part.size + node.states[part.view];
            return offset + number;
        }
    };

    const Goal&                    goal() const { return goal_; }
    const GoalSteps&               steps() const { return steps_; }
    const Plan&                    plan() const { return plan_; }
    const std::vector<ViewStates>& views() const { return views_; }
    const std::vector<Table>&      tables() const { return tables_; }
    // Seen once, at the start: no step changes them.
    const std::vector<ViewStates>& fixed() const { return fixed_; }

    std::uint64_t bytes() const;  // of all entries

    struct FillOptions {
        unsigned        threads = 1;
        std::stop_token stop    = {};
    };
    // False if it was stopped.
    bool fill(std::span<std::uint8_t> entries, const FillOptions& options) const;

private:
    void        add_table(const std::vector<View>& views);
    std::size_t view_number(const View& view);

    Goal                    goal_;
    GoalSteps               steps_;
    Plan                    plan_;
    std::vector<ViewStates> views_;
    std::vector<Table>      tables_;
    std::vector<ViewStates> fixed_;
};

}  // namespace antipode::goals
