// Reads a stream of bytes with the parser, cut into pieces, as a connection
// would: what came of it must not depend on the cuts.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "http/parser.h"

namespace antipode::http::testing {

struct Reading {
    std::vector<Request>   requests;
    std::optional<Refusal> refusal  = std::nullopt;
    bool                   has_rest = false;  // of a request that is not whole

    friend bool operator==(const Reading&, const Reading&) = default;
};

inline constexpr HeadLimits  small_heads{.max_header_bytes = 512, .max_headers = 8};
inline constexpr std::size_t small_body = 64;

class Reader {
public:
    explicit Reader(HeadLimits limits = small_heads) : parser_(limits) {}

    void take(std::string_view piece) {
        using State = RequestParser::State;
        while (!reading_.refusal) {
            State state = parser_.take(piece);
            if (state == State::head_complete) state = parser_.expect_body(small_body);
            if (state == State::complete) reading_.requests.push_back(parser_.take_request());
            if (state == State::refused) reading_.refusal = parser_.refusal();
            if (piece.empty() && state != State::complete) break;
        }
        reading_.has_rest = parser_.has_begun();
    }

    const Reading& reading() const { return reading_; }

private:
    RequestParser parser_;
    Reading       reading_;
};

inline Reading read(std::string_view bytes, std::size_t piece_size = std::string_view::npos) {
    Reader reader;
    for (std::size_t at = 0; at < bytes.size(); at += std::min(piece_size, bytes.size() - at))
        reader.take(bytes.substr(at, piece_size));
    return reader.reading();
}

}  // namespace antipode::http::testing
