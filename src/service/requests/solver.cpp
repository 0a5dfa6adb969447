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

using OtherFields = std::array<std::string_view, 3>;

struct Together {
    std::string_view field;
    std::string_view other;
    Error (*refusal)(const Fields&, const Together&);
};

template <MessageCode code>
Error saying(const Fields& fields, const Together& rule) {
    return fields.wrong<code>(rule.field, rule.other);
}

// A field that needs one of others.
struct Needed {
    std::string_view field;
    OtherFields      others;
};

// Of runs of the list, too, where "all" are all rows.
constexpr Needed needing_optimal[] = {
    {"memory", {"optimal"}},
    {"device", {"optimal"}},
    {"resume", {"optimal"}},
};

constexpr Together contrary_to_optimal[] = {
    {"axes", "optimal", saying<"goes-without">},
    {"min_time_ms", "optimal", saying<"goes-without">},
};

constexpr Needed needed[] = {
    {"all", {"optimal", "goal", "open"}},
    {"face", {"goal"}},
    {"axis", {"goal"}},
    {"at", {"goal"}},
    {"from", {"goal"}},
    {"niss", {"goal"}},
    {"count", {"goal", "open"}},
    {"rotate", {"goal", "open"}},
    {"slack", {"all"}},
};

constexpr Together contrary[] = {
    {"moves", "optimal", saying<"optimal-uses-every-turn">},
    {"cost", "optimal", saying<"optimal-uses-every-turn">},
    {"optimal", "method", saying<"method-has-its-goal">},
    {"moves", "method", saying<"method-has-its-goal">},
    {"cost", "method", saying<"method-has-its-goal">},
    {"metric", "method", saying<"method-counts-face-turns">},
    {"metric", "cost", saying<"cost-is-counted">},
    {"goal", "open", saying<"open-is-the-goal">},
    {"optimal", "goal", saying<"always-proven">},
    {"optimal", "open", saying<"always-proven">},
    {"method", "goal", saying<"method-solves-all">},
    {"method", "open", saying<"method-solves-all">},
    {"cost", "goal", saying<"counted-in-turns">},
    {"cost", "open", saying<"counted-in-turns">},
    {"generator", "goal", saying<"makes-no-position">},
    {"generator", "open", saying<"makes-no-position">},
    {"device", "resume", saying<"goes-without">},
    {"axes", "method", saying<"goes-without">},
    {"axes", "goal", saying<"goes-without">},
    {"axes", "open", saying<"goes-without">},
    {"slack", "max_length", saying<"length-is-said">},
    {"centres", "moves", saying<"centres-with-every-turn">},
    {"centres", "cost", saying<"centres-with-every-turn">},
    {"centres", "goal", saying<"centres-with-every-turn">},
    {"centres", "open", saying<"centres-with-every-turn">},
};

bool is_any_said(const Fields& fields, const OtherFields& others) {
    return std::ranges::any_of(
        others, [&](std::string_view other) { return !other.empty() && is_said(fields, other); });
}

std::vector<std::string> spellings(const Fields& fields, const OtherFields& others) {
    std::vector<std::string> names;
    for (const std::string_view other : others)
        if (!other.empty()) names.push_back(fields.spelling(other));
    return names;
}

Error wants_other(const Fields& fields, const Needed& rule) {
    return wrong_field(
        std::string(rule.field),
        service_message<"goes-with">(fields.spelling(rule.field), spellings(fields, rule.others)));
}

std::optional<Error> missing_other(const Fields& fields, std::span<const Needed> rules) {
    for (const Needed& rule : rules)
        if (is_said(fields, rule.field) && !is_any_said(fields, rule.others))
            return wants_other(fields, rule);
    return std::nullopt;
}

std::optional<Error> contradiction(const Fields& fields, std::span<const Together> rules) {
    for (const Together& rule : rules)
        if (is_said(fields, rule.field) && is_said(fields, rule.other))
            return rule.refusal(fields, rule);
    return std::nullopt;
}

Result<Shortest> read_shortest(const Fields& fields, Metric metric) {
    Shortest shortest;
    if (fields.flag("all")) shortest.wanted = optimal::Frontier::Wanted::all;
    if (auto error = too_little_memory(fields, metric)) return *std::move(error);
    if (auto error = fields.outside("max_length", {0, max_shortest_length}))
        return *std::move(error);
    shortest.memory     = fields.find_size("memory");
    shortest.device     = device_of(fields);
    shortest.max_length = fields.find_whole<unsigned>("max_length");
    return shortest;
}

Result<CostProfile> read_costs(const Json& json) {
    const auto costs = parse_cost_profile(json.is_string() ? json.get<std::string>() : json.dump());
    if (!costs) return in_field(costs.error(), "cost");
    return *costs;
}

}  // namespace

std::vector<std::string_view> device_names() { return {"cpu", "gpu", "auto"}; }

std::string_view name_of(Device device) { return device_names()[static_cast<std::size_t>(device)]; }

Device device_of(const Fields& fields) { return static_cast<Device>(fields.choice("device")); }

std::vector<std::string_view> solve_metric_names() { return {"htm", "qtm", "stm"}; }

std::optional<Error> wrong_beside_optimal(const Fields& fields) {
    if (auto error = missing_other(fields, needing_optimal)) return error;
    return contradiction(fields, contrary_to_optimal);
}

std::optional<Error> wrong_together(const Fields& fields) {
    if (auto error = wrong_beside_optimal(fields)) return error;
    if (auto error = missing_other(fields, needed)) return error;
    if (is_said(fields, "rotate") && !is_said(fields, "moves"))
        return fields.wrong<"rotate-needs-moves">("rotate", "moves");
    if (auto error = contradiction(fields, contrary)) return error;
    constexpr OtherFields parts = {"goal", "open"};
    if (fields.text("metric") == "stm" && is_said(fields, "moves") && !is_any_said(fields, parts))
        return wrong_field("moves",
                           service_message<"slices-take-every-turn">(fields.spelling("moves")));
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
        const auto turns = parse_hand_turn_set(*text);
        if (!turns) return in_field(turns.error(), "moves");
        if (turns->slices != 0 && !is_any_said(fields, {"goal", "open"}))
            return wrong_field("moves", service_message<"slices-need-goal">(
                                            fields.spelling("goal"), fields.spelling("open")));
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
