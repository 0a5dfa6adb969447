// Characters of UTF-8 text, and text from outside made safe to show.
//
//     character_at("R’", 1) == "’"
//     visible("\xff") == "\\xff"      // a byte that is no character at all
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace antipode {

// The bytes of the character at `offset`, which must lie inside the text. A byte
// that starts no well-formed character stands for itself.
std::string_view character_at(std::string_view text, std::size_t offset);

// Whether a character neither controls a terminal nor turns the direction of writing, and is
// no broken byte.
bool is_visible(std::string_view character);

// Text as a message can show it: characters that are not visible as \x.., all others as they are,
// and "..." for what is left after so many characters.
std::string visible(std::string_view text, std::size_t most = 24);

// The same of text that has lines, all of it.
std::string visible_lines(std::string_view text);

}  // namespace antipode
