#include "http/response_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "http/characters.h"

namespace antipode::http {
namespace {

void append_status(std::string& text, int status) {
    fmt::format_to(std::back_inserter(text), "HTTP/1.1 {} {}\r\n", status, reason_of(status));
}

// A line break in a value would begin a header of its own, or even a body:
// whatever a value was made from, it stays one line.
void append_header(std::string& text, std::string_view name, std::string_view value) {
    text += name;
    text += ": ";
    std::ranges::transform(value, std::back_inserter(text),
                           [](char c) { return c != '\t' && is_control(c) ? ' ' : c; });
    text += "\r\n";
}

// Answers of these codes have no body by definition (RFC 9110, section 6.4.1).
bool may_have_body(int status) { return status >= 200 && status != 204 && status != 304; }

}  // namespace

void append_response(OutputQueue& output, Response response, Reply reply) {
    const bool   is_constant = !response.constant_body.empty();
    const auto   body = is_constant ? response.constant_body : std::string_view(response.body);
    std::string& text = output.text();
    append_status(text, response.status);
    if (!response.content_type.empty()) append_header(text, "Content-Type", response.content_type);
    for (const Header& header : response.headers) append_header(text, header.name, header.value);
    if (may_have_body(response.status))
        fmt::format_to(std::back_inserter(text), "Content-Length: {}\r\n", body.size());
    // HTTP/1.0 must be told that the connection stays, HTTP/1.1 that it does not.
    text += reply.keeps_alive ? "Connection: keep-alive\r\n\r\n" : "Connection: close\r\n\r\n";
    if (reply.is_head || !may_have_body(response.status)) return;
    if (is_constant)
        output.append_constant(body);
    else
        output.append(std::move(response.body));
}

void append_stream_head(OutputQueue& output) {
    std::string& text = output.text();
    append_status(text, 200);
    append_header(text, "Content-Type", "text/event-stream");
    append_header(text, "Cache-Control", "no-store");
    append_header(text, "X-Content-Type-Options", "nosniff");
    text += "Connection: close\r\n\r\n";
}

}  // namespace antipode::http
