// Characters and words as RFC 9110 (section 5.6) and RFC 9112 name them. All of
// this is about bytes of ASCII: no locale plays a part.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

namespace antipode::http {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? char(c + ('a' - 'A')) : c; }

constexpr bool is_letter(char c) { return lower(c) >= 'a' && lower(c) <= 'z'; }

constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }

// ASCII's own control characters; the bytes of UTF-8 are none.
constexpr bool is_control(char c) { return (c >= 0 && c < ' ') || c == 0x7f; }

// The characters of methods and names of headers.
constexpr bool is_token_character(char c) {
    constexpr std::string_view signs = "!#$%&'*+-.^_`|~";
    return is_letter(c) || is_digit(c) || signs.find(c) != std::string_view::npos;
}

constexpr bool is_token(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, is_token_character);
}

constexpr std::optional<unsigned> hex_digit(char c) {
    if (is_digit(c)) return unsigned(c - '0');
    const char small = lower(c);
    if (small >= 'a' && small <= 'f') return unsigned(small - 'a' + 10);
    return std::nullopt;
}

constexpr bool equals_ignoring_case(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lower, lower);
}

// Without the spaces and tabs at both ends.
constexpr std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

// Whether a header with a list, such as "keep-alive, Upgrade", has that item.
constexpr bool has_item(std::string_view list, std::string_view item) {
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        if (equals_ignoring_case(trimmed(list.substr(0, comma)), item)) return true;
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    return false;
}

// The place of the first byte that is no part of valid UTF-8, or npos.
std::size_t find_invalid_utf8(std::string_view text);

}  // namespace antipode::http
