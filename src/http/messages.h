// What this folder tells people, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode::http {

inline constexpr Sentence sentences[] = {
    {"http-request-line", "the first line must read METHOD /path HTTP/1.1"},
    {"http-version", "this server speaks HTTP/1.1 and HTTP/1.0"},
    {"http-wrong-path", "the path is wrong {problem}"},
    {"http-control-in-path", "the path must not contain control characters"},
    {"http-header-line",
     "every header must read Name: value on one line, without a space before the colon"},
    {"http-head-not-text", "the head of a request must be text, in lines that end in CR LF"},
    {"http-head-too-long",
     "the head of the request is too long: at most {most} bytes are accepted"},
    {"http-too-many-headers", "there are too many headers: at most {most} are accepted"},
    {"http-two-hosts", "there must be only one Host header"},
    {"http-no-host", "a request of HTTP/1.1 must have a Host header"},
    {"http-wrong-length", "Content-Length must be a whole number of bytes"},
    {"http-length-too-large", "no body of that Content-Length is accepted"},
    {"http-two-lengths", "there are two Content-Length headers that disagree"},
    {"http-two-encodings", "there must be only one Transfer-Encoding header"},
    {"http-wrong-encoding", "the only Transfer-Encoding accepted is chunked"},
    {"http-encoding-in-1-0", "HTTP/1.0 has no Transfer-Encoding: give a Content-Length"},
    {"http-length-and-encoding", "Content-Length and Transfer-Encoding must not be used together"},
    {"http-wrong-expect", "the only Expect accepted is 100-continue"},
    {"http-chunk-line", "lines between chunks must be text that ends in CR LF"},
    {"http-trailers-too-long", "the trailers are too long"},
    {"http-chunk-form", "a chunk must be SIZE CR LF, that many bytes, CR LF"},
    {"http-chunk-size", "the size of a chunk must be a hexadecimal number"},
    {"http-body-too-large", "the body is too large: at most {most} bytes are accepted here"},
    {"http-too-slow", "the request did not arrive in time"},
    {"http-cut-off", "the connection ended before the request was complete"},
    {"http-too-many-clients", "too many clients are connected: try again later"},
    {"http-too-many-bodies", "too many large requests are arriving at once: try again later"},
    {"http-too-many-streams", "too many event streams are open: close one, or try again later"},
    {"http-stopping", "the server is stopping"},
    {"http-failed", "the server failed on this request"},
    {"http-no-answer", "the server found no answer to this request"},
    {"http-wrong-host",
     "this server does not answer under the name {name}: use http://{host}:{port}/"},
    {"http-foreign-origin", "pages from {origin} may not use this server"},
    {"http-other-site", "pages from other sites may not use this server"},

    {"url-wrong-escape",
     "at character {character}: '%' must be followed by two hexadecimal digits; the sign itself is "
     "written %25"},
    {"url-nul", "at character {character}: a NUL byte is not accepted"},
    {"url-not-utf8", "at character {character}: this byte is not part of UTF-8 text"},

    {"server-not-started", "cannot start the server: {reason}"},
    {"port-in-use", "port {port} on {host} is already in use: choose another with --port"},
    {"port-forbidden",
     "port {port} on {host} needs rights that this user lacks: choose one above 1023 with --port"},
    {"no-such-address",
     "this machine does not have the address {host}: choose another with --host"},
    {"cannot-listen", "cannot listen on port {port} of {host}: {reason}"},
    {"not-an-address",
     "'{host}' is not an address to listen on: give an IPv4 or IPv6 address, or localhost"},
};

template <MessageCode code>
inline constexpr MessageMaker<sentences, code> message;

}  // namespace antipode::http
