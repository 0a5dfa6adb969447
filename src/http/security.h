// Who may speak to a server that trusts its own machine.
//
// A web page from anywhere can make its reader's browser send requests to
// 127.0.0.1, and by DNS rebinding even read the answers under its own name. The
// browser tells on it: Host is the name in the page's address, Origin where the
// page came from, Sec-Fetch-Site how the two are related.
//
//     const AllowedHosts allowed = allowed_hosts("127.0.0.1", 8080);
//     is_allowed_host("localhost:8080", allowed);         // true
//     is_allowed_host("evil.example:8080", allowed);      // false
//     if (auto sentence = why_forbidden(request, allowed)) …  // answer 403
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.h"
#include "http/message.h"

namespace antipode::http {

// "localhost:8080", "[::1]:8080" or "127.0.0.1".
struct Authority {
    std::string                  host;  // lower case; an IPv6 address shortest and without brackets
    std::optional<std::uint16_t> port = std::nullopt;

    friend bool operator==(const Authority&, const Authority&) = default;
};

// Nothing but a host and perhaps a port; nullopt for all else.
std::optional<Authority> parse_authority(std::string_view text);

struct AllowedHosts {
    std::vector<std::string> names = {};
    std::uint16_t            port  = 0;
    // Set when the server listens on all interfaces: then every address is one
    // of ours for all we know. A rebinding attack needs a name, never an address.
    bool any_address = false;
};

// The host the server was told, and the names of this machine for itself.
AllowedHosts allowed_hosts(std::string_view listening_host, std::uint16_t port);

// The value of a Host header, with the port or none.
bool is_allowed_host(std::string_view host, const AllowedHosts& allowed);

// The value of an Origin header, http://HOST:PORT.
bool is_allowed_origin(std::string_view origin, const AllowedHosts& allowed);

// The message of a 403, or nullopt if the request may pass. Programs without
// a browser send no Origin, and old ones no Host: both pass. A link on another
// site may lead to a page of ours; nothing else may come from one.
std::optional<Message> why_forbidden(const Request& request, const AllowedHosts& allowed);

}  // namespace antipode::http
