#include "service/requests/methods.h"

namespace antipode::service {
namespace {

constexpr std::chrono::milliseconds time_if_quick(200);

std::vector<const methods::Row*> methods_where(bool (*is_meant)(const methods::Row&)) {
    std::vector<const methods::Row*> rows;
    for (const methods::Row& row : methods::rows())
        if (is_meant(row)) rows.push_back(&row);
    return rows;
}

Result<std::vector<const methods::Row*>> methods_of(const Fields& fields) {
    std::vector<const methods::Row*> chosen;
    for (const std::string& name : fields.texts("methods")) {
        if (name == "all") return methods_where([](const methods::Row&) { return true; });
        const auto row = find_method(name);
        if (!row) return in_field(row.error(), "methods");
        chosen.push_back(*row);
    }
    if (!chosen.empty()) return chosen;
    return methods_where(
        [](const methods::Row& row) { return row.effort == methods::Effort::quick; });
}

}  // namespace

Limits read_limits(const Fields& fields, std::chrono::nanoseconds otherwise) {
    Limits limits;
    if (const auto nodes = fields.find_whole<std::uint64_t>("nodes"))
        limits.max_nodes = *nodes;
    else
        limits.max_time = otherwise;
    limits.max_time = fields.find_duration("time_ms").value_or(limits.max_time);
    return limits;
}

Result<MethodChoice> read_method(const Fields& fields, std::chrono::nanoseconds otherwise) {
    const auto row = find_method(fields.text("method"));
    if (!row) return in_field(row.error(), "method");
    const bool is_quick = (*row)->effort == methods::Effort::quick;
    Limits     limits   = read_limits(fields, is_quick ? time_if_quick : otherwise);
    limits.threads      = fields.has("nodes") && !fields.has("threads") ? 1 : threads_of(fields);
    return MethodChoice{*row, limits};
}

std::vector<std::string_view> method_names_and_all() {
    auto names = method_names();
    names.emplace_back("all");
    return names;
}

Result<ComparisonPlan> read_compare(const Fields& fields, std::chrono::nanoseconds otherwise) {
    auto chosen = methods_of(fields);
    if (!chosen) return chosen.error();
    ComparisonPlan plan{*std::move(chosen), {}, read_limits(fields, otherwise)};
    plan.cubes.number = fields.whole<std::uint64_t>("count");
    plan.cubes.seed   = fields.whole<std::uint64_t>("seed");
    plan.cubes.turns  = fields.find_whole<unsigned>("turns");
    return plan;
}

}  // namespace antipode::service
