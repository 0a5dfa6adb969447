// The tables for one goal and one set of turns, and what a search asks them.
//
//     const auto tables = GoalTables::made(layout, {.threads = 2});
//     const auto node = tables->start(cube);        // nothing: the turns cannot do it
//     tables->bound(*node)                          // at least so many turns
//     GoalTables::Node next;
//     if (tables->step_within(*node, step, left, next)) …
//
// A node is the numbers of what is seen in the views. All tables at zero is the goal.
#pragma once

#include <memory>
#include <optional>

#include "solvers/goals/fill.h"
#include "solvers/goals/layout.h"

namespace antipode::goals {

class GoalTables {
public:
    using Layout = std::shared_ptr<const GoalLayout>;
    using Node   = GoalLayout::Node;

    // Entries as the layout fills them, and what keeps their memory.
    struct Entries {
        std::span<const std::uint8_t> bytes;
        std::shared_ptr<const void>   memory;
    };
    GoalTables(Layout layout, Entries entries);

    // Nothing if it was stopped. Too little memory is told by std::bad_alloc.
    static std::shared_ptr<const GoalTables> made(const Layout&                  layout,
                                                  const GoalLayout::FillOptions& options);

    const Goal&      goal() const { return layout_->goal(); }
    const GoalSteps& steps() const { return layout_->steps(); }
    const Plan&      plan() const { return layout_->plan(); }
    bool             is_exact() const { return tables_.size() <= 1; }
    std::uint64_t    bytes() const { return entries_.bytes.size(); }
    // Of the first table, combinations at distance 0, 1, 2, ….
    std::vector<std::uint64_t> histogram() const;

    std::optional<Node> start(const Cube& cube) const;
    unsigned            bound(const Node& node) const;

    static constexpr unsigned too_far = never_reached;

    // Makes the step, and tells the bound afterwards; too_far if it is over `left`, and then
    // `next` may be made in part.
    unsigned step_within(const Node& node, Step step, unsigned left, Node& next) const {
        unsigned    bound = 0;
        std::size_t made  = 0;
        for (const GoalLayout::Table& table : tables_) {
            for (; made < table.last_view; ++made)
                next.states[made] = views_[made].after(node.states[made], step);
            const unsigned distance = entries_.bytes[table.number(next)];
            if (distance > left) return too_far;
            bound = distance > bound ? distance : bound;
        }
        return bound;
    }

private:
    Layout                             layout_;
    std::span<const ViewStates>        views_;  // of the layout, as the next
    std::span<const GoalLayout::Table> tables_;
    Entries                            entries_;
};

}  // namespace antipode::goals
