#include "http/query.h"

#include <algorithm>
#include <optional>

#include "http/characters.h"
#include "http/messages.h"

namespace antipode::http {
namespace {

template <MessageCode code>
Error error_at(Span place) {
    return {ErrorKind::invalid, message<code>(place.offset + 1), place};
}

std::optional<char> decoded_byte(std::string_view text, std::size_t at) {
    if (at + 2 >= text.size()) return std::nullopt;
    const auto high = hex_digit(text[at + 1]);
    const auto low  = hex_digit(text[at + 2]);
    if (!high || !low) return std::nullopt;
    return char(*high * 16 + *low);
}

// Where the bytes of `encoded` that became `decoded[0..at)` end.
std::size_t encoded_place(std::string_view encoded, std::size_t decoded_at) {
    std::size_t place = 0;
    for (; decoded_at > 0; --decoded_at) place += encoded[place] == '%' ? 3 : 1;
    return place;
}

std::optional<Error> content_error(std::string_view encoded, std::string_view decoded,
                                   std::size_t offset) {
    const std::size_t nul     = decoded.find('\0');
    const std::size_t invalid = find_invalid_utf8(decoded);
    const std::size_t first   = std::min(nul, invalid);
    if (first == std::string_view::npos) return std::nullopt;
    const std::size_t place = encoded_place(encoded, first);
    const Span        span{offset + place, encoded[place] == '%' ? 3U : 1U};
    return first == nul ? error_at<"url-nul">(span) : error_at<"url-not-utf8">(span);
}

// A part of a text, from `offset` on: errors point into the whole of it.
Result<std::string> decoded_part(std::string_view text, Plus plus, std::size_t offset) {
    std::string decoded;
    decoded.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c != '%') {
            decoded += c == '+' && plus == Plus::is_space ? ' ' : c;
            continue;
        }
        const auto byte = decoded_byte(text, at);
        if (!byte)
            return error_at<"url-wrong-escape">(
                {offset + at, std::min<std::size_t>(3, text.size() - at)});
        decoded += *byte;
        at += 2;
    }
    if (auto error = content_error(text, decoded, offset)) return std::move(*error);
    return decoded;
}

}  // namespace

Result<std::string> percent_decoded(std::string_view text, Plus plus) {
    return decoded_part(text, plus, 0);
}

Result<std::vector<Parameter>> parse_query(std::string_view query) {
    std::vector<Parameter> parameters;
    for (std::size_t begin = 0, end = 0; begin < query.size(); begin = end + 1) {
        end                         = std::min(query.find('&', begin), query.size());
        const std::string_view item = query.substr(begin, end - begin);
        if (item.empty()) continue;
        const std::size_t equals      = std::min(item.find('='), item.size());
        const std::size_t value_begin = std::min(equals + 1, item.size());
        auto              name        = decoded_part(item.substr(0, equals), Plus::is_space, begin);
        if (!name) return name.error();
        auto value = decoded_part(item.substr(value_begin), Plus::is_space, begin + value_begin);
        if (!value) return value.error();
        parameters.emplace_back(*std::move(name), *std::move(value));
    }
    return parameters;
}

}  // namespace antipode::http
