// The two kinds of lines in the head of a request, and what its headers say
// about the body.
//
//     parse_request_line("GET /a%20b?c HTTP/1.1");  // method GET, path "/a b", query "c"
//     parse_header_line("Host: localhost");
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "http/message.h"
#include "http/refusal.h"

namespace antipode::http {

enum class Version { http_1_0, http_1_1 };

struct RequestLine {
    std::string method;
    std::string path;  // percent-decoded
    std::string query;
    bool        has_query = false;
    Version     version   = Version::http_1_1;
    // The host of "GET http://host/path", which overrules the Host header.
    std::optional<std::string> authority = std::nullopt;
};

std::variant<RequestLine, Refusal> parse_request_line(std::string_view line);
std::variant<Header, Refusal>      parse_header_line(std::string_view line);

// How the request is delimited, and what becomes of the connection after it.
struct Framing {
    std::optional<std::uint64_t> content_length = std::nullopt;
    bool                         is_chunked     = false;
    bool                         keeps_alive    = false;
    bool wants_continue = false;  // the client waits before it sends the body

    bool has_body() const { return is_chunked || content_length.value_or(0) > 0; }
};

std::variant<Framing, Refusal> framing_of(const Request& request, Version version);

}  // namespace antipode::http
