#include "http/parser.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>
#include <variant>

#include "http/characters.h"
#include "http/messages.h"

namespace antipode::http {
namespace {

// The target of the first line overrules the header (RFC 9112, section 3.2.2).
void set_host(Request& request, std::string authority) {
    const auto host = std::ranges::find_if(request.headers, [](const Header& header) {
        return equals_ignoring_case(header.name, "host");
    });
    if (host != request.headers.end())
        host->value = std::move(authority);
    else
        request.headers.push_back({"Host", std::move(authority)});
}

}  // namespace

LineReader RequestParser::line_reader() const {
    return {limits_.max_header_bytes, LineReader::Ending::crlf_or_lf};
}

RequestParser::State RequestParser::take(std::string_view& bytes) {
    has_begun_ |= !bytes.empty();
    if (state_ == State::head) return state_ = take_head(bytes);
    if (state_ == State::body) return state_ = take_body(bytes);
    return state_;
}

RequestParser::State RequestParser::take_head(std::string_view& bytes) {
    for (;;) {
        switch (lines_.take(bytes)) {
            case LineReader::Outcome::need_more:
                return State::head;
            case LineReader::Outcome::line:
                break;
            case LineReader::Outcome::bad_character:
                return refuse({400, message<"http-head-not-text">()});
            case LineReader::Outcome::too_long:
                return refuse({431, message<"http-head-too-long">(limits_.max_header_bytes)});
        }
        const State state = read_line(lines_.line());
        if (state != State::head) return state;
    }
}

RequestParser::State RequestParser::read_line(std::string_view line) {
    if (request_.method.empty()) return line.empty() ? State::head : begin_request(line);
    return line.empty() ? end_head() : add_header(line);
}

RequestParser::State RequestParser::begin_request(std::string_view line) {
    auto parsed = parse_request_line(line);
    if (auto* refusal = std::get_if<Refusal>(&parsed)) return refuse(std::move(*refusal));
    auto& first        = std::get<RequestLine>(parsed);
    request_.method    = std::move(first.method);
    request_.path      = std::move(first.path);
    request_.query     = std::move(first.query);
    request_.has_query = first.has_query;
    version_           = first.version;
    authority_         = std::move(first.authority);
    return State::head;
}

RequestParser::State RequestParser::add_header(std::string_view line) {
    if (request_.headers.size() == limits_.max_headers)
        return refuse({431, message<"http-too-many-headers">(limits_.max_headers)});
    auto header = parse_header_line(line);
    if (auto* refusal = std::get_if<Refusal>(&header)) return refuse(std::move(*refusal));
    request_.headers.push_back(std::get<Header>(std::move(header)));
    return State::head;
}

RequestParser::State RequestParser::end_head() {
    auto framing = framing_of(request_, version_);
    if (auto* refusal = std::get_if<Refusal>(&framing)) return refuse(std::move(*refusal));
    framing_ = std::get<Framing>(framing);
    if (authority_) set_host(request_, *std::exchange(authority_, std::nullopt));
    return State::head_complete;
}

RequestParser::State RequestParser::expect_body(std::size_t max_bytes) {
    assert(state_ == State::head_complete);
    if (framing_.content_length.value_or(0) > max_bytes)
        return refuse({413, message<"http-body-too-large">(max_bytes)});
    chunks_       = ChunkedDecoder(max_bytes);
    return state_ = framing_.has_body() ? State::body : State::complete;
}

RequestParser::State RequestParser::take_body(std::string_view& bytes) {
    if (framing_.is_chunked) {
        switch (chunks_.take(bytes, request_.body)) {
            case ChunkedDecoder::State::need_more:
                return State::body;
            case ChunkedDecoder::State::complete:
                return State::complete;
            case ChunkedDecoder::State::refused:
                return refuse(chunks_.refusal());
        }
    }
    const std::uint64_t left  = *framing_.content_length - request_.body.size();
    const std::size_t   count = std::min<std::uint64_t>(left, bytes.size());
    request_.body += bytes.substr(0, count);
    bytes.remove_prefix(count);
    return count == left ? State::complete : State::body;
}

Request RequestParser::take_request() {
    assert(state_ == State::complete);
    state_     = State::head;
    has_begun_ = false;
    lines_     = line_reader();
    framing_   = {};
    return std::exchange(request_, {});
}

RequestParser::State RequestParser::refuse(Refusal refusal) {
    refusal_      = std::move(refusal);
    return state_ = State::refused;
}

}  // namespace antipode::http
