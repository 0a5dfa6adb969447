// Answers about the 2x2x2 as text for a terminal.
#pragma once

#include <string>
#include <vector>

#include "service/answers/pocket_engine.h"

namespace antipode::cli {

// Lines of a label and a value.
std::string pocket_info_text(const service::PocketInfo& info);

// One row for each distance, one column for each metric.
std::string pocket_counts_text(const std::vector<service::PocketCounts>& columns);

// A line for each class, and how many positions there are in all.
std::string pocket_antipodes_text(const service::PocketAntipodes& antipodes);

}  // namespace antipode::cli
