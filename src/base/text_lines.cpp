#include "base/text_lines.h"

#include <algorithm>

#include "base/messages.h"

namespace antipode {

Error line_too_long() { return {.message = base_message<"line-too-long">(longest_line)}; }

std::string_view without_byte_order_mark(std::string_view text) {
    constexpr std::string_view mark = "\xef\xbb\xbf";
    if (text.starts_with(mark)) text.remove_prefix(mark.size());
    return text;
}

std::string_view take_line(std::string_view& rest) {
    const std::size_t end  = std::min(rest.find('\n'), rest.size());
    std::string_view  line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

std::size_t shown_width(std::string_view line) {
    return static_cast<std::size_t>(std::ranges::count(line, false, is_continuation));
}

bool has_nothing_to_read(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t\r");
    return first == std::string_view::npos || line.substr(first).starts_with("//");
}

}  // namespace antipode
