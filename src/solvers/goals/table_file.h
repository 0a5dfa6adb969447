// Tables of a goal as a file of the store: the key they are for, then their entries.
//
//     const GoalTableFile file(key, layout_of(key));
//     const auto table = store.open(file.spec(), options);
//     const GoalTables tables(file.layout(), file.entries_of(*table));
#pragma once

#include <string>
#include <vector>

#include "solvers/goals/table_key.h"
#include "solvers/goals/tables.h"
#include "tables/spec.h"
#include "tables/store.h"

namespace antipode::goals {

// Whether opening them takes less time than making them. An entry is read in about a
// nanosecond and made in twenty to fifty; opening a file takes as long as some ten thousand
// entries. Below this size nobody notices, and the folder stays tidy.
bool is_worth_keeping(const GoalLayout& layout);

class GoalTableFile final : public TableMaker {
public:
    GoalTableFile(const TableKey& key, std::shared_ptr<const GoalLayout> layout);
    GoalTableFile(const GoalTableFile&)            = delete;
    GoalTableFile& operator=(const GoalTableFile&) = delete;

    const TableKey&                          key() const { return key_; }
    const std::shared_ptr<const GoalLayout>& layout() const { return layout_; }
    const TableSpec&                         spec() const { return spec_; }

    GoalTables::Entries entries_of(const Table& table) const;

    Result<BuildEnd> build(std::span<std::byte> out, const BuildContext& context) const override;
    bool             fits(std::span<const std::byte> content) const override;

private:
    TableKey                          key_;
    std::shared_ptr<const GoalLayout> layout_;
    std::string                       name_;
    std::string                       summary_;
    TableSpec                         spec_;
};

// Of one file in the folder, as far as it tells what it is.
struct KeptGoalTables {
    std::string             name;
    std::string             summary;
    std::uint64_t           bytes = 0;
    std::optional<TableKey> key;  // nothing if that cannot be read

    TableSpec spec() const;  // for looking at it and removing it; the name must outlive it
};
std::vector<KeptGoalTables> kept_goal_tables(const TableStore& store);

// Makes the tables anew and compares; false also for a file whose key cannot be read. The
// errors are those of opening a table, and a stop.
Result<bool> is_as_made_anew(const TableStore& store, std::string_view name,
                             const OpenOptions& options);

// Removes what was used longest ago, until the rest takes at most so many bytes.
void remove_oldest(const TableStore& store, std::uint64_t most_bytes);

}  // namespace antipode::goals
