#include "apps/cli/text_table.h"

#include <algorithm>
#include <string_view>

#include "base/characters.h"
#include "base/text_lines.h"

namespace antipode::cli {
namespace {

// Perhaps with a unit; but 2x2x2 is a name.
bool is_number(std::string_view text) {
    return !text.empty() && (text.front() >= '0' && text.front() <= '9')
           && text.find('x') == std::string_view::npos;
}

}  // namespace

std::string text_table(std::vector<std::vector<std::string>> rows) {
    for (auto& row : rows)
        for (std::string& cell : row) cell = visible_lines(cell);
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], shown_width(row[i]));
    }
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string space(widths[i] - shown_width(row[i]), ' ');
            line += i == 0 ? "" : "  ";
            line += is_number(row[i]) ? space + row[i] : row[i] + space;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

}  // namespace antipode::cli
