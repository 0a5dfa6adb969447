// The tables that searches read: which there are, making, checking and removing
// them.
//
//     Result<TableList> list = tables_named(std::array{std::string("small-htm")});
//     Result<BuiltTable> built = build_table(store, *list->front(), options);
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/size_text.h"
#include "notation/metric.h"
#include "service/json_fwd.h"
#include "solvers/goals/table_file.h"
#include "tables/registry.h"
#include "tables/store.h"

namespace antipode::service {

using TableList = std::vector<const TableSpec*>;

std::vector<std::string_view> table_names();
std::vector<std::string_view> table_devices();
std::vector<std::string_view> table_metrics();  // the metrics there are tables for

TableList every_table();
TableList tables_of(Metric metric);  // that every two-phase search of it needs
// Wrong for a name that no table has.
Result<TableList> tables_named(std::span<const std::string> names);

// Tables of goals that are kept in the store, for as long as this object is there.
class GoalTablesKept {
public:
    explicit GoalTablesKept(const TableStore& store);
    GoalTablesKept(const GoalTablesKept&)            = delete;
    GoalTablesKept& operator=(const GoalTablesKept&) = delete;

    TableList        list() const;
    const TableSpec* find(std::string_view name) const;

private:
    std::vector<goals::KeptGoalTables> kept_;
    std::vector<TableSpec>             specs_;
};
// Of both kinds.
Result<TableList> tables_named(std::span<const std::string> names, const GoalTablesKept& kept);

// As TableStore::verify(). Tables of goals have no known counts: they are made anew and compared.
Result<Verification> verify_table(const TableStore& store, const TableSpec& spec,
                                  const OpenOptions& options);

std::string_view name_of(Condition condition);

// Whether there is a file to be opened, as far as its header tells.
bool is_kept(const TableStatus& status);

struct BuiltTable {
    TableStatus status;
    bool        was_there = false;
    double      seconds   = 0;  // until it was built, or found
};

// Wrong when stopped, and when the table could not be built or kept.
Result<BuiltTable> build_table(const TableStore& store, const TableSpec& spec,
                               const OpenOptions& options);

// The same, filled on a graphics card, which only tables of bounds in face or quarter turns can be.
Result<BuiltTable> build_table_on_card(const TableStore& store, const TableSpec& spec,
                                       const OpenOptions& options);

// What is wrong with a verified table, as a sentence that names its file; nothing
// if all is well.
std::optional<Error> trouble_of(const Verification& verification);

struct RemovedTable {
    TableStatus status;  // after it
    Removal     removal = Removal::was_absent;
};

Result<RemovedTable> remove_table(const TableStore& store, const TableSpec& spec);

Json to_json(const TableStatus& status);
Json to_json(const BuiltTable& built);
Json to_json(const Verification& verification);
Json to_json(const RemovedTable& removed);

using antipode::size_text;

}  // namespace antipode::service
