// Reads requests from a stream of bytes, however it was cut into pieces. It
// knows no sockets and no clock.
//
//     RequestParser parser({.max_header_bytes = 16384, .max_headers = 100});
//     auto state = parser.take(bytes);                  // removes what it took
//     if (state == State::head_complete) state = parser.expect_body(1 << 20);
//     if (state == State::complete) use(parser.take_request());  // and the next may come
//     if (state == State::refused) answer(parser.refusal());     // and close
//
// What follows a request in `bytes` stays there, so pipelined requests are taken
// one by one.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "http/chunked.h"
#include "http/head.h"
#include "http/line_reader.h"
#include "http/message.h"
#include "http/refusal.h"

namespace antipode::http {

struct HeadLimits {
    std::size_t max_header_bytes = std::size_t{16} * 1024;  // of the whole head
    std::size_t max_headers      = 100;
};

class RequestParser {
public:
    enum class State {
        head,           // of a request that may not have begun: more bytes are needed
        head_complete,  // request() is known but for its body: call expect_body()
        body,           // more bytes are needed
        complete,       // call take_request()
        refused,        // nothing after this can be understood
    };

    explicit RequestParser(HeadLimits limits) : limits_(limits), lines_(line_reader()) {}

    State take(std::string_view& bytes);

    // A body of more bytes is refused with 413.
    State expect_body(std::size_t max_bytes);

    // Whether any byte of a request was taken that is not answered yet.
    bool has_begun() const { return has_begun_; }

    // From head_complete on.
    const Request& request() const { return request_; }
    const Framing& framing() const { return framing_; }

    // When complete; makes the parser ready for the next request.
    Request take_request();

    // When refused.
    const Refusal& refusal() const { return refusal_; }

private:
    LineReader line_reader() const;

    State take_head(std::string_view& bytes);
    State take_body(std::string_view& bytes);
    State read_line(std::string_view line);
    State begin_request(std::string_view line);
    State add_header(std::string_view line);
    State end_head();
    State refuse(Refusal refusal);

    HeadLimits                 limits_;
    State                      state_     = State::head;
    bool                       has_begun_ = false;
    LineReader                 lines_;
    Request                    request_;
    Version                    version_ = Version::http_1_1;
    std::optional<std::string> authority_;  // of the first line
    Framing                    framing_;
    ChunkedDecoder             chunks_{0};
    Refusal                    refusal_;
};

}  // namespace antipode::http
