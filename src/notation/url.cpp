#include "notation/url.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "notation/characters.h"

namespace antipode {
namespace {

constexpr std::string_view unencoded =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789*-._";

std::optional<char> byte_of(std::string_view digits) {
    constexpr std::string_view hex   = "0123456789abcdef";
    std::size_t                value = 0;
    if (digits.size() != 2) return std::nullopt;
    for (const char digit : digits) {
        const std::size_t found = hex.find(lowered(digit));
        if (found == std::string_view::npos) return std::nullopt;
        value = 16 * value + found;
    }
    return static_cast<char>(value);
}

std::size_t query_end(std::string_view address) {
    for (std::size_t i = 0; i < address.size(); ++i)
        if (address[i] == '#' && (i == 0 || address[i - 1] != '&')) return i;
    return address.size();
}

bool is_separator(std::string_view address, std::size_t i) {
    return address[i] == '&' && !address.substr(i).starts_with("&#");
}

QueryField field_in(std::string_view address, Span part) {
    const std::string_view text   = address.substr(part.offset, part.length);
    const std::size_t      equals = std::min(text.find('='), text.size());
    const std::size_t      start  = std::min(equals + 1, text.size());
    return {text.substr(0, equals), {part.offset + start, part.length - start}};
}

}  // namespace

std::string host_of(std::string_view address) {
    address.remove_prefix(std::min(address.find("//") + 2, address.size()));
    address = address.substr(0, address.find_first_of("/?#"));
    address.remove_prefix(address.rfind('@') + 1);  // npos + 1 is 0
    std::string host(address.substr(0, address.find(':')));
    std::ranges::transform(host, host.begin(), lowered);
    return host;
}

std::vector<QueryField> query_of(std::string_view address) {
    const std::size_t       mark = address.find('?');
    const std::size_t       end  = query_end(address);
    std::vector<QueryField> fields;
    if (mark >= end) return fields;
    for (std::size_t start = mark + 1, i = start; i <= end; ++i) {
        if (i < end && !is_separator(address, i)) continue;
        fields.push_back(field_in(address, {start, i - start}));
        start = i + 1;
    }
    return fields;
}

DecodedText percent_decoded(std::string_view address, Span value) {
    const std::size_t end = value.offset + value.length;
    DecodedText       result{{}, {}, end};
    for (std::size_t i = value.offset; i < end;) {
        const std::string_view digits =
            address.substr(i + 1, std::min(end - i - 1, std::size_t{2}));
        const auto byte = address[i] == '%' ? byte_of(digits) : std::nullopt;
        result.add(byte ? *byte : address[i] == '+' ? ' ' : address[i], i);
        i += byte ? 3 : 1;
    }
    return result;
}

std::string percent_encoded(std::string_view text) {
    std::string result;
    for (const char c : text)
        if (c == ' ')
            result += '+';
        else if (unencoded.find(c) != std::string_view::npos)
            result += c;
        else
            result += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    return result;
}

}  // namespace antipode
