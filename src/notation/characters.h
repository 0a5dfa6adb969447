// Characters of UTF-8 text, and how messages point at them.
//
//     place_name("R U’ Q", 7).text() == "column 6"     // the typographic prime is one character
//     visible("\xff") == "\\xff"                // a byte that is no character at all
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/message.h"

namespace antipode {

// Of ASCII only, because the one of the C library depends on the locale.
constexpr char lowered(char c) {
    return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// The bytes of the character at `offset`, which must lie inside the text. A byte
// that starts no well-formed character stands for itself.
std::string_view character_at(std::string_view text, std::size_t offset);

// Text without the `blanks` that it begins and ends with.
std::string_view trimmed(std::string_view text, std::string_view blanks);

// Text as a message can show it: control characters and broken bytes as \x..,
// all others as they are, and "..." for what is left after 24 characters.
std::string visible(std::string_view text);

// "column 5", or "line 2, column 5" once a line has ended before. Both count
// from 1, columns in characters.
Message place_name(std::string_view text, std::size_t offset);

}  // namespace antipode
