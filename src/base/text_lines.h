// Text from outside that comes in lines, one cube each: what all its readers agree on.
//
//     std::string_view rest = without_byte_order_mark(text);
//     while (!rest.empty()) {
//         const std::string_view line = take_line(rest);
//         if (line.size() > longest_line) return line_too_long();
//         if (!has_nothing_to_read(line)) std::cout << line;
//     }
#pragma once

#include <cstddef>
#include <string_view>

#include "base/result.h"

namespace antipode {

// A maneuver with as many turns as are accepted has room in half of this.
inline constexpr std::size_t longest_line = std::size_t{1} << 20;

Error line_too_long();  // says what is accepted

// Some editors put the bytes EF BB BF before a text.
std::string_view without_byte_order_mark(std::string_view text);

// The first line, which is taken off `rest`, without its end (LF or CR LF).
std::string_view take_line(std::string_view& rest);

// Whether a byte goes on with a character of UTF-8.
constexpr bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

// In characters: a terminal shows a column for each.
std::size_t shown_width(std::string_view line);

// Whether a line is empty or holds a comment only.
bool has_nothing_to_read(std::string_view line);

}  // namespace antipode
