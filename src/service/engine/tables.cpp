#include "service/engine/tables.h"

#include "base/names_of.h"
#include "base/seconds.h"
#include "notation/characters.h"
#include "search/batch/card_maker.h"
#include "service/json.h"
#include "service/messages.h"
#include "tables/messages.h"

#include <fmt/format.h>

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
    return environment_error(
        store.folder() ? service_message<"table-not-kept">(spec.name, store.folder()->string())
                       : service_message<"table-without-folder">(spec.name));
}

}  // namespace

std::vector<std::string_view> table_names() { return names_of(table_specs()); }

std::vector<std::string_view> table_devices() { return {"cpu", "gpu"}; }

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
        if (!spec.is_on_demand && spec.name.ends_with(fmt::format("-{}", row(metric).name)))
            list.push_back(&spec);
    return list;
}

Result<TableList> tables_named(std::span<const std::string> names) {
    return tables_named(names, GoalTablesKept(TableStore(std::nullopt)));
}

Result<TableList> tables_named(std::span<const std::string> names, const GoalTablesKept& kept) {
    TableList list;
    for (const std::string& name : names) {
        const TableSpec* spec = find_table(name);
        if (spec == nullptr) spec = kept.find(name);
        if (spec == nullptr)
            return usage_error(
                service_message<"no-such-table">(visible(name), texts_of(table_names())));
        if (std::ranges::find(list, spec) == list.end()) list.push_back(spec);
    }
    return list;
}

GoalTablesKept::GoalTablesKept(const TableStore& store) : kept_(goals::kept_goal_tables(store)) {
    for (const goals::KeptGoalTables& kept : kept_) specs_.push_back(kept.spec());
}

TableList GoalTablesKept::list() const {
    TableList list;
    for (const TableSpec& spec : specs_) list.push_back(&spec);
    return list;
}

const TableSpec* GoalTablesKept::find(std::string_view name) const {
    const auto found = std::ranges::find(specs_, name, &TableSpec::name);
    return found == specs_.end() ? nullptr : &*found;
}

Result<Verification> verify_table(const TableStore& store, const TableSpec& spec,
                                  const OpenOptions& options) {
    auto verification = store.verify(spec, options);
    if (!verification || !is_kept(verification->status) || find_table(spec.name) != nullptr)
        return verification;
    const auto is_same = goals::is_as_made_anew(store, spec.name, options);
    if (!is_same) return is_same.error();
    if (!*is_same)
        (*verification).status.finding = {Condition::damaged, table_message<"table-remade">()};
    return verification;
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
    const double      elapsed = seconds_since(start);
    const TableStatus status  = store.status(spec);
    if (!is_kept(status)) return not_kept(spec, store);
    return BuiltTable{status, was_there, elapsed};
}

Result<BuiltTable> build_table_on_card(const TableStore& store, const TableSpec& spec,
                                       const OpenOptions& options) {
    const auto specs = optimal::specs();
    const auto row   = std::ranges::find(specs, spec.name, &TableSpec::name);
    const auto shape = row == specs.end() ? optimal::Shape{.metric = Metric::stm}
                                          : optimal::shapes()[std::size_t(row - specs.begin())];
    if (shape.metric == Metric::stm) return usage_error(service_message<"not-by-card">(spec.name));
    const batch::CardMaker maker(shape);
    TableSpec              on_card = spec;
    on_card.maker                  = &maker;
    return build_table(store, on_card, options);
}

std::optional<Error> trouble_of(const Verification& verification) {
    const TableStatus& status = verification.status;
    if (status.finding.condition == Condition::ready) return std::nullopt;
    if (status.path.empty())
        return environment_error(service_message<"no-folder-for-table">(status.name));
    const Message problem = status.finding.condition == Condition::absent
                                ? service_message<"table-file-absent">()
                                : status.finding.reason;
    return environment_error(
        service_message<"table-file-wrong">(status.path.string(), problem, status.name));
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
    if (!status.finding.reason.empty()) add_sentence(json, "reason", status.finding.reason);
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
    json["known"]               = spec == nullptr ? verification.histogram
                                                  : std::vector(spec->known.begin(), spec->known.end());
    return json;
}

Json to_json(const RemovedTable& removed) {
    Json json       = to_json(removed.status);
    json["removed"] = removed.removal == Removal::removed;
    return json;
}

}  // namespace antipode::service
