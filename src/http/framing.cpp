// Two programs that disagree about where a request ends can be played off
// against each other, so whatever could be read in two ways is refused
// (RFC 9112, sections 6 and 11.2).
#include <algorithm>
#include <array>
#include <charconv>

#include "http/characters.h"
#include "http/head.h"
#include "http/messages.h"

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
    if (++reading.hosts > 1) return Refusal{400, message<"http-two-hosts">()};
    return std::nullopt;
}

Problem read_length(Reading& reading, std::string_view value) {
    if (value.empty() || !std::ranges::all_of(value, is_digit))
        return Refusal{400, message<"http-wrong-length">()};
    std::uint64_t length = 0;
    const auto [end, error_code] =
        std::from_chars(value.data(), value.data() + value.size(), length);
    if (error_code != std::errc{} || end != value.data() + value.size())
        return Refusal{413, message<"http-length-too-large">()};
    if (reading.framing.content_length.value_or(length) != length)
        return Refusal{400, message<"http-two-lengths">()};
    reading.framing.content_length = length;
    return std::nullopt;
}

Problem read_coding(Reading& reading, std::string_view value) {
    if (reading.is_coded) return Refusal{400, message<"http-two-encodings">()};
    reading.is_coded = true;
    if (!equals_ignoring_case(value, "chunked"))
        return Refusal{501, message<"http-wrong-encoding">()};
    if (reading.version == Version::http_1_0)
        return Refusal{400, message<"http-encoding-in-1-0">()};
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
        return Refusal{417, message<"http-wrong-expect">()};
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
        return Refusal{400, message<"http-no-host">()};
    if (reading.is_coded && reading.framing.content_length)
        return Refusal{400, message<"http-length-and-encoding">()};
    reading.framing.keeps_alive &= !reading.says_close;
    return reading.framing;
}

}  // namespace antipode::http
