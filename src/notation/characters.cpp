#include "notation/characters.h"

#include <algorithm>

#include "notation/messages.h"

namespace antipode {

std::string_view trimmed(std::string_view text, std::string_view blanks) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

Message place_name(std::string_view text, std::size_t offset) {
    const std::string_view before     = text.substr(0, offset);
    const auto             line       = 1 + std::ranges::count(before, '\n');
    const std::size_t      line_start = before.rfind('\n') + 1;  // npos + 1 is 0
    std::size_t            column     = 1;
    for (std::size_t i = line_start; i < offset; i += character_at(text, i).size()) ++column;
    return line == 1 ? notation_message<"column">(column)
                     : notation_message<"line-and-column">(line, column);
}

}  // namespace antipode
