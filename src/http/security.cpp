#include "http/security.h"

#include <arpa/inet.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "http/characters.h"
#include "http/messages.h"

namespace antipode::http {
namespace {

// The shortest way to write an IPv6 address; nullopt if it is none.
std::optional<std::string> canonical_ipv6(std::string_view text) {
    in6_addr address{};
    if (::inet_pton(AF_INET6, std::string(text).c_str(), &address) != 1) return std::nullopt;
    std::array<char, INET6_ADDRSTRLEN> written{};
    if (::inet_ntop(AF_INET6, &address, written.data(), written.size()) == nullptr)
        return std::nullopt;
    return std::string(written.data());
}

bool is_ipv4(const std::string& host) {
    in_addr address{};
    return ::inet_pton(AF_INET, host.c_str(), &address) == 1;
}

bool is_address(const std::string& host) {
    return host.find(':') != std::string::npos || is_ipv4(host);
}

// A name, or an IPv4 address: letters, digits, '-', '_' and '.'.
std::optional<std::string> parse_name(std::string_view text) {
    const auto is_part = [](char c) {
        return is_letter(c) || is_digit(c) || c == '-' || c == '_' || c == '.';
    };
    if (text.empty() || !std::ranges::all_of(text, is_part)) return std::nullopt;
    std::string name(text);
    std::ranges::transform(name, name.begin(), lower);
    return name;
}

std::optional<std::string> parse_host(std::string_view text) {
    if (!text.starts_with('[')) return parse_name(text);
    if (!text.ends_with(']')) return std::nullopt;
    return canonical_ipv6(text.substr(1, text.size() - 2));
}

std::optional<std::uint16_t> parse_port(std::string_view text) {
    std::uint16_t port           = 0;
    const auto [end, error_code] = std::from_chars(text.data(), text.data() + text.size(), port);
    if (error_code != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return port;
}

bool is_known(std::string_view host, const AllowedHosts& allowed) {
    return std::ranges::find(allowed.names, host) != allowed.names.end();
}

bool is_wildcard(std::string_view host) { return host == "0.0.0.0" || host == "::"; }

std::string with_brackets(const std::string& host) {
    return host.find(':') == std::string::npos ? host : "[" + host + "]";
}

std::optional<Authority> authority_of_origin(std::string_view origin) {
    constexpr std::string_view scheme = "http://";
    if (!equals_ignoring_case(origin.substr(0, scheme.size()), scheme)) return std::nullopt;
    return parse_authority(origin.substr(scheme.size()));
}

// With all interfaces listening any page on any address would be allowed as an
// origin; such a page must be one of the very address that the request went to.
bool is_same_host(std::string_view origin, const std::string* host) {
    const auto from = authority_of_origin(origin);
    const auto to   = host != nullptr ? parse_authority(*host) : std::nullopt;
    return from && to && from->host == to->host;
}

bool has_value(const Request& request, std::string_view name, std::string_view value) {
    const std::string* header = request.header(name);
    return header != nullptr && equals_ignoring_case(*header, value);
}

bool is_followed_link(const Request& request) {
    return (request.method == "GET" || request.method == "HEAD")
           && has_value(request, "Sec-Fetch-Mode", "navigate")
           && has_value(request, "Sec-Fetch-Dest", "document");
}

}  // namespace

std::optional<Authority> parse_authority(std::string_view text) {
    const std::size_t bracket = text.rfind(']');
    const std::size_t colon   = text.find(':', bracket == std::string_view::npos ? 0 : bracket);
    auto              host    = parse_host(text.substr(0, colon));
    if (!host) return std::nullopt;
    if (colon == std::string_view::npos) return Authority{*std::move(host)};
    const auto port = parse_port(text.substr(colon + 1));
    if (!port) return std::nullopt;
    return Authority{*std::move(host), port};
}

AllowedHosts allowed_hosts(std::string_view listening_host, std::uint16_t port) {
    AllowedHosts allowed{.port = port};
    auto         host = canonical_ipv6(listening_host);
    if (!host) host = parse_name(listening_host);
    allowed.any_address = host && is_wildcard(*host);
    if (host && !allowed.any_address) allowed.names.push_back(*std::move(host));
    for (const std::string_view own : {"localhost", "127.0.0.1", "::1"})
        if (!is_known(own, allowed)) allowed.names.emplace_back(own);
    return allowed;
}

bool is_allowed_host(std::string_view host, const AllowedHosts& allowed) {
    const auto authority = parse_authority(host);
    if (!authority || authority->port.value_or(allowed.port) != allowed.port) return false;
    return is_known(authority->host, allowed)
           || (allowed.any_address && is_address(authority->host));
}

bool is_allowed_origin(std::string_view origin, const AllowedHosts& allowed) {
    constexpr std::uint16_t default_port = 80;
    const auto              authority    = authority_of_origin(origin);
    if (!authority || authority->port.value_or(default_port) != allowed.port) return false;
    return is_known(authority->host, allowed)
           || (allowed.any_address && is_address(authority->host));
}

std::optional<Message> why_forbidden(const Request& request, const AllowedHosts& allowed) {
    const std::string* host   = request.header("Host");
    const std::string* origin = request.header("Origin");
    if (host != nullptr && !is_allowed_host(*host, allowed))
        return message<"http-wrong-host">(fmt::format("{:?}", *host),
                                          with_brackets(allowed.names.front()), allowed.port);
    const bool is_ours = origin == nullptr || is_allowed_origin(*origin, allowed);
    if (!is_ours || (origin != nullptr && allowed.any_address && !is_same_host(*origin, host)))
        return message<"http-foreign-origin">(fmt::format("{:?}", *origin));
    if (has_value(request, "Sec-Fetch-Site", "cross-site") && !is_followed_link(request))
        return message<"http-other-site">();
    return std::nullopt;
}

}  // namespace antipode::http
