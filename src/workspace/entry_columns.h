// An Entry as columns of a table, for the list itself and for the images that
// undoing needs.
#pragma once

#include <string>
#include <string_view>

#include "workspace/database.h"
#include "workspace/row.h"

namespace antipode::workspace {

inline constexpr std::string_view entry_columns =
    "position, name, sense, created, centres, metric, maneuver, lower_bound, state, depth, nodes, "
    "seconds, parameters, note";
inline constexpr int entry_column_count   = 14;
inline constexpr int finding_column_first = 5;  // the findings, from the metric on

// "?, ?, ?", as many as that.
std::string placeholders(int count);

// Throws when the columns hold no entry: then the file is damaged.
Entry read_entry(const Statement& query, int first_column);

void bind_entry(Statement& query, int first_place, const Entry& entry);
void bind_findings(Statement& query, int first_place, const Findings& findings);

}  // namespace antipode::workspace
