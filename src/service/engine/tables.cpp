#include "service/engine/tables.h"

#include "base/names_of.h"
#include "service/json.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <chrono>

namespace antipode::service {
namespace {

// By Condition.
constexpr std::array<std::string_view, 6> table_condition_names = {
    "absent", "ready", "unchecked", "foreign", "outdated", "damaged"};

constexpr std::array metrics_with_tables = {Metric::htm, Metric::qtm};

const TableSpec* find_table(std::string_view name) {
    const auto specs = table_specs();
    const auto found = std::ranges::find(specs, name, &TableSpec::name);
    return found == specs.end() ? nullptr : &*found;
}

Error not_kept(const TableSpec& spec, const TableStore& store) {
    return {.kind    = ErrorKind::environment,
            .message = store.folder()
                           ? fmt::format("The table {} was built, but could not be kept in {}.",
                                         spec.name, store.folder()->string())
                           : fmt::format("The table {} was built, but there is no folder to keep "
                                         "it in.",
                                         spec.name)};
}

}  // namespace

std::vector<std::string_view> table_names() { return names_of(table_specs()); }

std::vector<std::string_view> table_metrics() {
    std::vector<std::string_view> names;
    for (Metric metric : metrics_with_tables) names.push_back(row(metric).name);
    return names;
}

TableList every_table() {
    TableList list;
    for (const TableSpec& spec : table_specs()) list.push_back(&spec);
    return list;
}

TableList tables_of(Metric metric) {
    TableList list;
    for (const TableSpec& spec : table_specs())
        if (spec.name.ends_with(fmt::format("-{}", row(metric).name))) list.push_back(&spec);
    return list;
}

Result<TableList> tables_named(std::span<const std::string> names) {
    TableList list;
    for (const std::string& name : names) {
        const TableSpec* const spec = find_table(name);
        if (spec == nullptr)
            return Error{.kind    = ErrorKind::usage,
                         .message = fmt::format("there is no table '{}'; the tables are {}", name,
                                                fmt::join(table_names(), ", "))};
        if (std::ranges::find(list, spec) == list.end()) list.push_back(spec);
    }
    return list;
}

bool is_kept(const TableStatus& status) {
    return status.finding.condition == Condition::ready
           || status.finding.condition == Condition::unchecked;
}

std::string_view name_of(Condition condition) {
    return table_condition_names[static_cast<std::size_t>(condition)];
}

Result<BuiltTable> build_table(const TableStore& store, const TableSpec& spec,
                               const OpenOptions& options) {
    bool        was_there = true;
    OpenOptions noticing  = options;
    noticing.on_built     = [&](const Table& table) {
        if (table.name() == spec.name) was_there = false;
        options.on_built(table);
    };
    const auto start = std::chrono::steady_clock::now();
    const auto table = store.open(spec, noticing);
    if (!table) return table.error();
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    const TableStatus                   status  = store.status(spec);
    if (!is_kept(status)) return not_kept(spec, store);
    return BuiltTable{status, was_there, elapsed.count()};
}

std::optional<Error> trouble_of(const Verification& verification) {
    const TableStatus& status = verification.status;
    if (status.finding.condition == Condition::ready) return std::nullopt;
    if (status.path.empty())
        return Error{.kind    = ErrorKind::environment,
                     .message = fmt::format("There is no folder for the table {}.", status.name)};
    const std::string reason =
        status.finding.condition == Condition::absent ? "is not there" : status.finding.reason;
    return Error{.kind    = ErrorKind::environment,
                 .message = fmt::format("The file {} {}; \"antipode tables build {}\" makes it.",
                                        status.path.string(), reason, status.name)};
}

Result<RemovedTable> remove_table(const TableStore& store, const TableSpec& spec) {
    const auto removal = store.remove(spec);
    if (!removal) return removal.error();
    return RemovedTable{store.status(spec), *removal};
}

Json to_json(const TableStatus& status) {
    Json json = {{"table", status.name},
                 {"bytes", status.bytes},
                 {"state", name_of(status.finding.condition)}};
    if (!status.finding.reason.empty()) json["reason"] = status.finding.reason;
    json["path"]    = status.path.empty() ? Json(nullptr) : Json(status.path.string());
    json["summary"] = status.summary;
    return json;
}

Json to_json(const BuiltTable& built) {
    Json json       = to_json(built.status);
    json["built"]   = !built.was_there;
    json["seconds"] = built.seconds;
    return json;
}

Json to_json(const Verification& verification) {
    Json                   json = to_json(verification.status);
    const TableSpec* const spec = find_table(verification.status.name);
    json["histogram"]           = verification.histogram;
    json["known"]               = std::vector(spec->known.begin(), spec->known.end());
    return json;
}

Json to_json(const RemovedTable& removed) {
    Json json       = to_json(removed.status);
    json["removed"] = removed.removal == Removal::removed;
    return json;
}

std::string size_text(std::uint64_t bytes) {
    constexpr std::array<std::string_view, 5> units = {"B", "kB", "MB", "GB", "TB"};

    double      size = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; size >= 999.5 && unit + 1 < units.size(); ++unit) size /= 1000;
    const int decimals = unit == 0 || size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2;
    return fmt::format("{:.{}f} {}", size, decimals, units[unit]);
}

}  // namespace antipode::service
