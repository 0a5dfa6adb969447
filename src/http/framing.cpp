// Two programs that disagree about where a request ends can be played off
// against each other, so whatever could be read in two ways is refused
// (RFC 9112, sections 6 and 11.2).
#include <algorithm>
#include <array>
#include <charconv>

#include "http/characters.h"
#include "http/head.h"

namespace antipode::http {
namespace {

struct Reading {
    Version version;
    Framing framing    = {};
    int     hosts      = 0;
    bool    is_coded   = false;  // a Transfer-Encoding was seen
    bool    says_close = false;
};

using Problem = std::optional<Refusal>;

Problem read_host(Reading& reading, std::string_view) {
    if (++reading.hosts > 1) return Refusal{400, "there must be one Host header only"};
    return std::nullopt;
}

Problem read_length(Reading& reading, std::string_view value) {
    if (value.empty() || !std::ranges::all_of(value, is_digit))
        return Refusal{400, "Content-Length must be a whole number of bytes"};
    std::uint64_t length = 0;
    const auto [end, error_code] =
        std::from_chars(value.data(), value.data() + value.size(), length);
    if (error_code != std::errc{} || end != value.data() + value.size())
        return Refusal{413, "no body of that Content-Length is accepted"};
    if (reading.framing.content_length.value_or(length) != length)
        return Refusal{400, "there are two Content-Length headers that disagree"};
    reading.framing.content_length = length;
    return std::nullopt;
}

Problem read_coding(Reading& reading, std::string_view value) {
    if (reading.is_coded) return Refusal{400, "there must be one Transfer-Encoding header only"};
    reading.is_coded = true;
    if (!equals_ignoring_case(value, "chunked"))
        return Refusal{501, "the only Transfer-Encoding accepted is chunked"};
    if (reading.version == Version::http_1_0)
        return Refusal{400, "HTTP/1.0 has no Transfer-Encoding: give a Content-Length"};
    reading.framing.is_chunked = true;
    return std::nullopt;
}

Problem read_connection(Reading& reading, std::string_view value) {
    reading.says_close |= has_item(value, "close");
    reading.framing.keeps_alive |= has_item(value, "keep-alive");
    return std::nullopt;
}

Problem read_expectation(Reading& reading, std::string_view value) {
    if (!equals_ignoring_case(value, "100-continue"))
        return Refusal{417, "the only Expect accepted is 100-continue"};
    reading.framing.wants_continue = reading.version == Version::http_1_1;
    return std::nullopt;
}

struct HeaderRule {
    std::string_view name;
    Problem (*read)(Reading&, std::string_view value);
};

constexpr std::array<HeaderRule, 5> header_rules = {{{"host", read_host},
                                                     {"content-length", read_length},
                                                     {"transfer-encoding", read_coding},
                                                     {"connection", read_connection},
                                                     {"expect", read_expectation}}};

Problem read_header(Reading& reading, const Header& header) {
    for (const HeaderRule& rule : header_rules)
        if (equals_ignoring_case(header.name, rule.name)) return rule.read(reading, header.value);
    return std::nullopt;
}

}  // namespace

std::variant<Framing, Refusal> framing_of(const Request& request, Version version) {
    Reading reading{.version = version};
    reading.framing.keeps_alive = version == Version::http_1_1;
    for (const Header& header : request.headers)
        if (auto problem = read_header(reading, header)) return *std::move(problem);
    if (reading.hosts == 0 && version == Version::http_1_1)
        return Refusal{400, "a request of HTTP/1.1 must have a Host header"};
    if (reading.is_coded && reading.framing.content_length)
        return Refusal{400, "Content-Length and Transfer-Encoding must not come together"};
    reading.framing.keeps_alive &= !reading.says_close;
    return reading.framing;
}

}  // namespace antipode::http
