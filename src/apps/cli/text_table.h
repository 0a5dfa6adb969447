// Text in columns, for a terminal.
#pragma once

#include <string>
#include <vector>

namespace antipode::cli {

// Columns as wide as their longest cell, two spaces apart; cells that are numbers are
// set to the right. Rows may be shorter than others.
std::string text_table(std::vector<std::vector<std::string>> rows);

}  // namespace antipode::cli
