#include "http/characters.h"

#include <array>
#include <cstdint>

namespace antipode::http {
namespace {

// One row per range of first bytes of a character of several bytes (table 3-7
// of the Unicode standard): the second byte is narrower where a longer form of
// a short character, a surrogate or something beyond U+10FFFF would begin.
struct Lead {
    std::uint8_t first, last;
    std::size_t  length;
    std::uint8_t second_first, second_last;
};

constexpr std::array<Lead, 8> leads = {{{0xc2, 0xdf, 2, 0x80, 0xbf},
                                        {0xe0, 0xe0, 3, 0xa0, 0xbf},
                                        {0xe1, 0xec, 3, 0x80, 0xbf},
                                        {0xed, 0xed, 3, 0x80, 0x9f},
                                        {0xee, 0xef, 3, 0x80, 0xbf},
                                        {0xf0, 0xf0, 4, 0x90, 0xbf},
                                        {0xf1, 0xf3, 4, 0x80, 0xbf},
                                        {0xf4, 0xf4, 4, 0x80, 0x8f}}};

constexpr bool is_in(char c, std::uint8_t first, std::uint8_t last) {
    return std::uint8_t(c) >= first && std::uint8_t(c) <= last;
}

// Bytes of the character that `text` begins with; 0 if it begins with none.
std::size_t character_length(std::string_view text) {
    if (is_in(text[0], 0x00, 0x7f)) return 1;
    for (const Lead& lead : leads) {
        if (!is_in(text[0], lead.first, lead.last)) continue;
        if (text.size() < lead.length) return 0;
        if (!is_in(text[1], lead.second_first, lead.second_last)) return 0;
        for (const char c : text.substr(2, lead.length - 2))
            if (!is_in(c, 0x80, 0xbf)) return 0;
        return lead.length;
    }
    return 0;
}

}  // namespace

std::size_t find_invalid_utf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = character_length(text.substr(at));
        if (length == 0) return at;
        at += length;
    }
    return std::string_view::npos;
}

}  // namespace antipode::http
