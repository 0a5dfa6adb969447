#include "http/head.h"

#include <fmt/format.h>

#include <algorithm>

#include "http/characters.h"
#include "http/messages.h"
#include "http/query.h"

namespace antipode::http {
namespace {

Refusal wrong_line() { return {400, message<"http-request-line">()}; }

struct Target {
    std::string_view                origin;  // "/path?query"
    std::optional<std::string_view> authority = std::nullopt;
};

// "/path", or "http://host/path" as for a proxy.
std::optional<Target> split_target(std::string_view target) {
    constexpr std::string_view scheme = "http://";
    if (target.starts_with('/')) return Target{target};
    if (!equals_ignoring_case(target.substr(0, scheme.size()), scheme)) return std::nullopt;
    target.remove_prefix(scheme.size());
    const std::size_t end       = std::min(target.find_first_of("/?"), target.size());
    const auto        authority = target.substr(0, end);
    target.remove_prefix(end);
    if (authority.empty()) return std::nullopt;
    if (target.starts_with('?')) return std::nullopt;
    return Target{target.empty() ? "/" : target, authority};
}

std::variant<Version, Refusal> parse_version(std::string_view text) {
    const bool is_version = text.size() == 8 && text.starts_with("HTTP/") && is_digit(text[5])
                            && text[6] == '.' && is_digit(text[7]);
    if (!is_version) return wrong_line();
    if (text[5] != '1') return Refusal{505, message<"http-version">()};
    return text[7] == '0' ? Version::http_1_0 : Version::http_1_1;
}

std::variant<std::string, Refusal> parse_path(std::string_view text) {
    auto path = percent_decoded(text, Plus::is_plus);
    if (!path) return Refusal{400, message<"http-wrong-path">(path.error().message)};
    if (std::ranges::any_of(*path, is_control))
        return Refusal{400, message<"http-control-in-path">()};
    return *std::move(path);
}

}  // namespace

std::variant<RequestLine, Refusal> parse_request_line(std::string_view line) {
    const std::size_t first = line.find(' ');
    const std::size_t last  = line.rfind(' ');
    if (first == std::string_view::npos || first == last) return wrong_line();
    const auto method = line.substr(0, first);
    const auto middle = line.substr(first + 1, last - first - 1);
    const auto target = split_target(middle);
    if (!is_token(method) || std::ranges::any_of(middle, is_blank)) return wrong_line();
    auto version = parse_version(line.substr(last + 1));
    if (auto* refusal = std::get_if<Refusal>(&version)) return std::move(*refusal);
    if (!target) return wrong_line();

    const std::size_t mark = target->origin.find('?');
    auto              path = parse_path(target->origin.substr(0, mark));
    if (auto* refusal = std::get_if<Refusal>(&path)) return std::move(*refusal);
    RequestLine result{.method    = std::string(method),
                       .path      = std::get<std::string>(std::move(path)),
                       .query     = {},
                       .has_query = mark != std::string_view::npos,
                       .version   = std::get<Version>(version)};
    if (result.has_query) result.query = target->origin.substr(mark + 1);
    if (target->authority) result.authority = std::string(*target->authority);
    return result;
}

std::variant<Header, Refusal> parse_header_line(std::string_view line) {
    const std::size_t colon = line.find(':');
    const auto        name  = line.substr(0, colon);
    if (colon == std::string_view::npos || !is_token(name))
        return Refusal{400, message<"http-header-line">()};
    return Header{std::string(name), std::string(trimmed(line.substr(colon + 1)))};
}

}  // namespace antipode::http
