#include "solvers/goals/tables.h"

#include <algorithm>
#include <cassert>

namespace antipode::goals {

GoalTables::GoalTables(const Request& request, Plan plan)
    : goal_(request.goal), steps_(request.steps), plan_(std::move(plan)) {}

std::shared_ptr<const GoalTables> GoalTables::made(const Request& request) {
    Plan                              plan = plan_tables(request.goal, request.steps, request.room);
    const std::shared_ptr<GoalTables> tables(new GoalTables(request, std::move(plan)));
    return tables->make(request) ? tables : nullptr;
}

bool GoalTables::make(const Request& request) {
    return std::ranges::all_of(
        plan_, [&](const std::vector<View>& views) { return make_table(views, request); });
}

// What no step changes would only be a factor of one.
bool GoalTables::make_table(const std::vector<View>& views, const Request& request) {
    std::vector<std::size_t> numbers;
    for (const View& view : views)
        if (const std::size_t number = view_number(view); number < views_.size())
            numbers.push_back(number);
    if (numbers.empty()) return !request.stop.stop_requested();
    std::vector<const ViewStates*> states;
    std::vector<Table::Part>       parts;
    for (const std::size_t number : numbers) {
        states.push_back(&views_[number]);
        parts.push_back({number, views_[number].size()});
    }
    auto bounds = BoundTable::filled({.views   = std::move(states),
                                      .steps   = steps_,
                                      .threads = request.threads,
                                      .stop    = request.stop});
    if (!bounds) return false;
    const std::size_t last = *std::ranges::max_element(numbers) + 1;
    tables_.push_back({std::move(parts), last, *std::move(bounds)});
    return true;
}

// Greater than all numbers if no step changes what is seen.
std::size_t GoalTables::view_number(const View& view) {
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

std::uint64_t GoalTables::entries() const {
    std::uint64_t sum = 0;
    for (const Table& table : tables_) sum += table.bounds.size();
    return sum;
}

std::optional<GoalTables::Node> GoalTables::start(const Cube& cube) const {
    for (const ViewStates& view : fixed_)
        if (!view.find(cube)) return std::nullopt;
    Node node;
    for (std::size_t i = 0; i < views_.size(); ++i) {
        const auto state = views_[i].find(cube);
        if (!state) return std::nullopt;
        node.states[i] = *state;
    }
    if (bound(node) == too_far) return std::nullopt;
    return node;
}

unsigned GoalTables::bound(const Node& node) const {
    unsigned bound = 0;
    for (const Table& table : tables_)
        bound = std::max<unsigned>(bound, table.bounds.at(table.number(node)));
    return bound;
}

}  // namespace antipode::goals
