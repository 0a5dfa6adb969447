#include "notation/characters.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text_lines.h"
#include "notation/messages.h"

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

bool is_printable(std::string_view character) {
    const unsigned first = byte(character.front());
    if (character.size() == 1) return 0x20 <= first && first < 0x7f;
    // U+0080 to U+009F are control characters too.
    return !(first == 0xc2 && byte(character[1]) < 0xa0);
}

}  // namespace

std::string_view character_at(std::string_view text, std::size_t offset) {
    const std::string_view bytes = text.substr(offset, announced_length(text[offset]));
    return is_well_formed(bytes) ? bytes : text.substr(offset, 1);
}

std::string_view trimmed(std::string_view text, std::string_view blanks) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string visible(std::string_view text) {
    constexpr int limit = 24;
    std::string   result;
    for (int shown = 0; !text.empty(); ++shown) {
        if (shown == limit) return result + "...";
        const std::string_view character = character_at(text, 0);
        if (is_printable(character))
            result += character;
        else
            for (const char c : character) result += fmt::format("\\x{:02x}", byte(c));
        text.remove_prefix(character.size());
    }
    return result;
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
