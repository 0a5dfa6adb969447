#include "service/shortest_fields.h"

#include <fmt/format.h>

#include <array>

#include "service/size.h"

namespace antipode::service {
namespace {

constexpr std::array<std::string_view, 2> only_with_optimal = {"all", "memory"};

// A flag that is false says nothing.
bool says_something(const JsonFields& fields, std::string_view name) {
    const Json* value = fields.find(name);
    return value != nullptr && *value != false;
}

}  // namespace

Result<std::optional<Shortest>> parse_shortest(const JsonFields& fields) {
    const auto optimal = fields.flag("optimal");
    if (!optimal) return optimal.error();
    const auto all = fields.flag("all");
    if (!all) return all.error();
    if (!optimal->value_or(false)) {
        for (const std::string_view name : only_with_optimal)
            if (says_something(fields, name))
                return wrong_field(std::string(name),
                                   fmt::format("{} goes with optimal only", name));
        return std::optional<Shortest>();
    }
    Shortest shortest;
    if (all->value_or(false)) shortest.wanted = optimal::Frontier::Wanted::all;
    return std::optional(shortest);
}

Result<std::optional<std::string>> parse_memory(const JsonFields& fields, Metric metric) {
    auto text = fields.text("memory");
    if (!text || !*text) return text;
    const auto bytes = parse_size(**text);
    if (!bytes) return in_field(bytes.error(), "memory");
    const auto table = largest_table(metric, *bytes);
    if (!table) return in_field(table.error(), "memory");
    return text;
}

Result<std::optional<Metric>> parse_solve_metric(const JsonFields& fields, SliceTurns slices) {
    const auto name = fields.text("metric");
    if (!name) return name.error();
    if (!*name) return std::optional<Metric>();
    const auto metric = parse_metric(**name);
    if (metric && (*metric == Metric::htm || *metric == Metric::qtm)) return std::optional(*metric);
    if (metric && *metric == Metric::stm && slices == SliceTurns::accepted)
        return std::optional(*metric);
    const bool has_slices = slices != SliceTurns::refused;
    return wrong_field("metric",
                       fmt::format("cubes are not solved in the metric '{}': accepted are "
                                   "htm and qtm{}",
                                   **name, has_slices ? ", with optimal also stm" : ""));
}

}  // namespace antipode::service
