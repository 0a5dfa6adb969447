#include "service/requests/solver.h"

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

constexpr Together needed[] = {
    {"all", "optimal", "{all} goes with {optimal} only"},
    {"memory", "optimal", "{memory} goes with {optimal} only"},
    {"resume", "optimal", "{resume} goes with {optimal} only"},
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
    for (const Together& rule : needed)
        if (is_said(fields, rule.field) && !is_said(fields, rule.other))
            return fields.wrong(rule.field, rule.sentence);
    for (const Together& rule : contrary)
        if (is_said(fields, rule.field) && is_said(fields, rule.other))
            return fields.wrong(rule.field, rule.sentence);
    if (fields.text("metric") == "stm" && !is_said(fields, "optimal"))
        return fields.wrong("metric", "{metric} stm goes with {optimal} only");
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
    if (fields.has("cost")) {
        auto costs = read_costs(fields.json()["cost"]);
        if (!costs) return costs.error();
        how.costs = *std::move(costs);
    }
    return how;
}

}  // namespace antipode::service
