// What parsers want of characters beside base/characters.h, and how messages point at them.
//
//     place_name("R U’ Q", 7).text() == "column 6"     // the typographic prime is one character
#pragma once

#include <cstddef>
#include <string_view>

#include "base/characters.h"
#include "base/message.h"

namespace antipode {

// Of ASCII only, because the one of the C library depends on the locale.
constexpr char lowered(char c) {
    return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// Text without the `blanks` that it begins and ends with.
std::string_view trimmed(std::string_view text, std::string_view blanks);

// "column 5", or "line 2, column 5" once a line has ended before. Both count
// from 1, columns in characters.
Message place_name(std::string_view text, std::size_t offset);

}  // namespace antipode
