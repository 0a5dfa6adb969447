// Responses as they go over the wire.
#pragma once

#include "http/message.h"
#include "http/output.h"

namespace antipode::http {

// What the request leaves for its response to observe.
struct Reply {
    bool is_head     = false;  // the answer has the headers of a body, but no body
    bool keeps_alive = false;  // the connection serves another request
};

void append_response(OutputQueue& output, Response response, Reply reply);

// The head of an event stream; the end of the connection ends it.
void append_stream_head(OutputQueue& output);

inline constexpr std::string_view continue_text = "HTTP/1.1 100 Continue\r\n\r\n";

}  // namespace antipode::http
