// The tables for one goal and one set of turns, and what a search asks them.
//
//     const auto tables = GoalTables::made({.goal = goal, .steps = steps});
//     const auto node = tables->start(cube);        // nothing: the turns cannot do it
//     tables->bound(*node)                          // at least so many turns
//     GoalTables::Node next;
//     if (tables->step_within(*node, step, left, next)) …
//
// A node is the numbers of what is seen in the views. All tables at zero is the goal.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "solvers/goals/bound_table.h"
#include "solvers/goals/plan.h"

namespace antipode::goals {

class GoalTables {
public:
    struct Request {
        Goal            goal;
        GoalSteps       steps;
        Room            room    = {};
        unsigned        threads = 1;
        std::stop_token stop    = {};
    };

    // Nothing if it was stopped.
    static std::shared_ptr<const GoalTables> made(const Request& request);

    static constexpr std::size_t most_views = 32;
    struct Node {
        std::array<std::uint32_t, most_views> states{};
    };

    const Goal&      goal() const { return goal_; }
    const GoalSteps& steps() const { return steps_; }
    const Plan&      plan() const { return plan_; }
    bool             is_exact() const { return tables_.size() <= 1; }
    std::uint64_t    entries() const;
    // Of the first table, combinations at distance 0, 1, 2, ….
    std::vector<std::uint64_t> histogram() const { return tables_.front().bounds.histogram(); }

    std::optional<Node> start(const Cube& cube) const;
    unsigned            bound(const Node& node) const;

    static constexpr unsigned too_far = BoundTable::never;

    // Makes the step, and tells the bound afterwards; too_far if it is over `left`, and then
    // `next` may be made in part.
    unsigned step_within(const Node& node, Step step, unsigned left, Node& next) const {
        unsigned    bound = 0;
        std::size_t made  = 0;
        for (const Table& table : tables_) {
            for (; made < table.last_view; ++made)
                next.states[made] = views_[made].after(node.states[made], step);
            const unsigned distance = table.bounds.at(table.number(next));
            if (distance > left) return too_far;
            bound = distance > bound ? distance : bound;
        }
        return bound;
    }

private:
    // Views are numbered in the order in which tables need them.
    struct Table {
        struct Part {
            std::size_t view;
            std::size_t size;
        };
        std::vector<Part> parts;
        std::size_t       last_view = 0;  // the views before it are needed
        BoundTable        bounds;

        std::size_t number(const Node& node) const {
            std::size_t number = 0;
            for (const Part& part : parts) number = number * part.size + node.states[part.view];
            return number;
        }
    };

    GoalTables(const Request& request, Plan plan);
    bool        make(const Request& request);
    bool        make_table(const std::vector<View>& views, const Request& request);
    std::size_t view_number(const View& view);

    Goal                    goal_;
    GoalSteps               steps_;
    Plan                    plan_;
    std::vector<ViewStates> views_;
    std::vector<Table>      tables_;
    std::vector<ViewStates> fixed_;  // seen once, at the start: no step changes them
};

}  // namespace antipode::goals
