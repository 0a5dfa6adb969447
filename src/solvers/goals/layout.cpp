#include "solvers/goals/layout.h"

#include <algorithm>
#include <cassert>

#include "solvers/goals/fill.h"

namespace antipode::goals {

GoalLayout::GoalLayout(const Goal& goal, const GoalSteps& steps, const Room& room)
    : goal_(goal), steps_(steps), plan_(plan_tables(goal, steps, room)) {
    for (const std::vector<View>& views : plan_) add_table(views);
}

// What no step changes would only be a factor of one.
void GoalLayout::add_table(const std::vector<View>& views) {
    Table table{.offset = bytes()};
    for (const View& view : views) {
        const std::size_t number = view_number(view);
        if (number >= views_.size()) continue;
        table.parts.push_back({number, views_[number].size()});
        table.last_view = std::max(table.last_view, number + 1);
        table.size *= views_[number].size();
    }
    if (!table.parts.empty()) tables_.push_back(std::move(table));
}

// Greater than all numbers if no step changes what is seen.
std::size_t GoalLayout::view_number(const View& view) {
    const auto is_same = [&](const ViewStates& states) { return states.view() == view; };
    const auto known   = std::ranges::find_if(views_, is_same);
    if (known != views_.end()) return static_cast<std::size_t>(known - views_.begin());
    constexpr std::size_t not_needed = most_views;
    if (std::ranges::any_of(fixed_, is_same)) return not_needed;
    ViewStates states(view, steps_);
    if (states.is_fixed()) {
        fixed_.push_back(std::move(states));
        return not_needed;
    }
    assert(views_.size() < most_views);
    views_.push_back(std::move(states));
    return views_.size() - 1;
}

std::uint64_t GoalLayout::bytes() const {
    return tables_.empty() ? 0 : tables_.back().offset + tables_.back().size;
}

bool GoalLayout::fill(std::span<std::uint8_t> entries, const FillOptions& options) const {
    assert(entries.size() == bytes());
    for (const Table& table : tables_) {
        FillRequest request = {
            .views = {}, .steps = steps_, .threads = options.threads, .stop = options.stop};
        for (const Table::Part& part : table.parts) request.views.push_back(&views_[part.view]);
        if (!fill_bounds(request, entries.subspan(table.offset, table.size))) return false;
    }
    return !options.stop.stop_requested();
}

}  // namespace antipode::goals
