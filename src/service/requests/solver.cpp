#include "service/requests/solver.h"

#include <algorithm>
#include <array>

#include "service/engine/table_choice.h"
#include "service/json.h"

namespace antipode::service {
namespace {

// A flag that is false, and a metric that is usual, say nothing.
bool is_said(const Fields& fields, std::string_view name) {
    if (!fields.has(name)) return false;
    const Json& value = fields.json()[std::string(name)];
    return value != false && !(name == "metric" && value == "htm");
}

struct Together {
    std::string_view field;
    std::string_view other;
    std::string_view sentence;
};

// A field that needs one of others.
struct Needed {
    std::string_view                field;
    std::array<std::string_view, 3> others;
    std::string_view                sentence;
};

constexpr Needed needed[] = {
    {"all", {"optimal", "goal", "open"}, "{all} goes with {optimal}, {goal} or {open}"},
    {"memory", {"optimal"}, "{memory} goes with {optimal} only"},
    {"resume", {"optimal"}, "{resume} goes with {optimal} only"},
    {"face", {"goal"}, "{face} goes with {goal} only"},
    {"axis", {"goal"}, "{axis} goes with {goal} only"},
    {"at", {"goal"}, "{at} goes with {goal} only"},
    {"from", {"goal"}, "{from} goes with {goal} only"},
    {"niss", {"goal"}, "{niss} goes with {goal} only"},
    {"count", {"goal", "open"}, "{count} goes with {goal} or {open}"},
    {"rotate", {"goal", "open"}, "{rotate} goes with {goal} or {open}"},
    {"rotate", {"moves"}, "{rotate} helps only where some turns cannot be made: add {moves}"},
    {"slack", {"all"}, "{slack} goes with {all} only"},
};

constexpr Together contrary[] = {
    {"moves", "optimal", "{optimal} uses every turn and counts them: leave out {moves}"},
    {"cost", "optimal", "{optimal} uses every turn and counts them: leave out {cost}"},
    {"optimal", "method",
     "a method uses every turn and has a goal of its own: leave out {optimal}"},
    {"moves", "method", "a method uses every turn and has a goal of its own: leave out {moves}"},
    {"cost", "method", "a method uses every turn and has a goal of its own: leave out {cost}"},
    {"metric", "method", "methods count face turns: leave out {metric}"},
    {"metric", "cost", "{cost} says what is counted: leave out {metric}"},
    {"open", "goal", "{open} cubes say themselves what is wanted: leave out {goal}"},
    {"optimal", "goal", "the shortest way to a goal is always proven: leave out {optimal}"},
    {"optimal", "open", "the shortest way is always proven with {open}: leave out {optimal}"},
    {"method", "goal", "a method solves all of the cube: leave out {method}"},
    {"method", "open", "a method solves all of the cube: leave out {method}"},
    {"cost", "goal", "ways to a goal are counted in turns: leave out {cost}"},
    {"cost", "open", "ways to a goal are counted in turns: leave out {cost}"},
    {"generator", "goal", "a way to a goal makes no position: leave out {generator}"},
    {"generator", "open", "a way to a goal makes no position: leave out {generator}"},
    {"slack", "max_length", "{max_length} says how long solutions may be: leave out {slack}"},
};

Result<Shortest> read_shortest(const Fields& fields, Metric metric) {
    Shortest shortest;
    if (fields.flag("all")) shortest.wanted = optimal::Frontier::Wanted::all;
    if (auto error = too_little_memory(fields, metric)) return *std::move(error);
    if (auto error = fields.outside("max_length", {0, max_shortest_length}))
        return *std::move(error);
    shortest.memory = fields.find_size("memory");
    if (const auto length = fields.find_whole("max_length"))
        shortest.max_length = static_cast<unsigned>(*length);
    return shortest;
}

Result<CostProfile> read_costs(const Json& json) {
    const auto costs = parse_cost_profile(json.is_string() ? json.get<std::string>() : json.dump());
    if (!costs) return in_field(costs.error(), "cost");
    return *costs;
}

}  // namespace

std::vector<std::string_view> solve_metric_names() { return {"htm", "qtm", "stm"}; }

std::optional<Error> wrong_together(const Fields& fields) {
    for (const Needed& rule : needed)
        if (is_said(fields, rule.field)
            && std::ranges::none_of(rule.others, [&](std::string_view other) {
                   return !other.empty() && is_said(fields, other);
               }))
            return fields.wrong(rule.field, rule.sentence);
    for (const Together& rule : contrary)
        if (is_said(fields, rule.field) && is_said(fields, rule.other))
            return fields.wrong(rule.field, rule.sentence);
    if (fields.text("metric") == "stm" && !is_said(fields, "optimal") && !is_said(fields, "goal")
        && !is_said(fields, "open"))
        return fields.wrong("metric", "{metric} stm goes with {optimal}, {goal} or {open}");
    return std::nullopt;
}

std::optional<Error> too_little_memory(const Fields& fields, Metric metric) {
    const auto memory = fields.find_size("memory");
    if (!memory) return std::nullopt;
    const auto table = largest_table(metric, *memory);
    return table ? std::nullopt : std::optional(in_field(table.error(), "memory"));
}

Result<SolverChoice> read_solver(const Fields& fields) {
    if (auto error = wrong_together(fields)) return *std::move(error);
    SolverChoice how{.metric = metric_of(fields)};
    if (const auto name = fields.find_text("method")) {
        const auto method = find_method(*name);
        if (!method) return in_field(method.error(), "method");
        how.method = *method;
    }
    if (fields.flag("optimal")) {
        auto shortest = read_shortest(fields, how.metric);
        if (!shortest) return shortest.error();
        how.shortest = *std::move(shortest);
    }
    if (const auto text = fields.find_text("moves")) {
        const auto turns = parse_turn_set(*text);
        if (!turns) return in_field(turns.error(), "moves");
        how.turns = *turns;
    }
    auto goal = read_goal(fields);
    if (!goal) return goal.error();
    how.goal = *std::move(goal);
    if (fields.has("cost")) {
        auto costs = read_costs(fields.json()["cost"]);
        if (!costs) return costs.error();
        how.costs = *std::move(costs);
    }
    return how;
}

}  // namespace antipode::service
