#include "base/characters.h"

#include <algorithm>
#include <iterator>

#include "base/text_lines.h"

namespace antipode {
namespace {

constexpr unsigned byte(char c) { return static_cast<unsigned char>(c); }

// The number of bytes a character has according to its first one; 0 if no
// character starts so.
constexpr std::size_t announced_length(char first) {
    const unsigned b = byte(first);
    if (b < 0x80) return 1;
    if (b < 0xc2) return 0;  // a continuation, or an overlong form of ASCII
    if (b < 0xe0) return 2;
    if (b < 0xf0) return 3;
    return b < 0xf5 ? 4 : 0;
}

// Whether the first two bytes of a longer character spell neither an overlong
// form, nor half a surrogate pair, nor something past U+10FFFF.
constexpr bool second_byte_fits(char first, char second) {
    switch (byte(first)) {
        case 0xe0:
            return byte(second) >= 0xa0;
        case 0xed:
            return byte(second) < 0xa0;
        case 0xf0:
            return byte(second) >= 0x90;
        case 0xf4:
            return byte(second) < 0x90;
        default:
            return true;
    }
}

bool is_well_formed(std::string_view bytes) {
    if (bytes.empty() || bytes.size() != announced_length(bytes.front())) return false;
    return std::ranges::all_of(bytes.substr(1), is_continuation)
           && (bytes.size() == 1 || second_byte_fits(bytes[0], bytes[1]));
}

// What breaks lines or turns the direction of writing (U+200E, U+200F, U+2028 to U+202E,
// U+2066 to U+2069): with it a text can look like another one.
constexpr std::string_view layout_characters[] = {
    "\u200e", "\u200f", "\u2028", "\u2029", "\u202a", "\u202b", "\u202c",
    "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069",
};

}  // namespace

std::string_view character_at(std::string_view text, std::size_t offset) {
    const std::string_view bytes = text.substr(offset, announced_length(text[offset]));
    return is_well_formed(bytes) ? bytes : text.substr(offset, 1);
}

bool is_visible(std::string_view character) {
    const unsigned first = byte(character.front());
    if (character.size() == 1) return 0x20 <= first && first < 0x7f;
    if (first == 0xc2) return byte(character[1]) >= 0xa0;  // U+0080 to U+009F
    return std::ranges::find(layout_characters, character) == std::end(layout_characters);
}

namespace {

void append_visible(std::string& result, std::string_view character) {
    if (is_visible(character)) {
        result += character;
        return;
    }
    constexpr std::string_view digits = "0123456789abcdef";
    for (const char c : character)
        result.append("\\x").append({digits[byte(c) / 16], digits[byte(c) % 16]});
}

}  // namespace

std::string visible(std::string_view text, std::size_t most) {
    std::string result;
    for (std::size_t shown = 0; !text.empty(); ++shown) {
        if (shown == most) return result + "...";
        const std::string_view character = character_at(text, 0);
        append_visible(result, character);
        text.remove_prefix(character.size());
    }
    return result;
}

std::string visible_lines(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::string_view character = character_at(text, 0);
        if (character == "\n")
            result += character;
        else
            append_visible(result, character);
        text.remove_prefix(character.size());
    }
    return result;
}

}  // namespace antipode
