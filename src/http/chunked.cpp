#include "http/chunked.h"

#include <algorithm>
#include <optional>
#include <variant>

#include "http/characters.h"
#include "http/head.h"
#include "http/messages.h"

namespace antipode::http {
namespace {

// The hexadecimal number before the extensions, of at most 15 digits.
std::optional<std::uint64_t> parse_size(std::string_view line) {
    const std::string_view digits = trimmed(line.substr(0, line.find(';')));
    if (digits.empty() || digits.size() > 15 || is_blank(line.front())) return std::nullopt;
    std::uint64_t size = 0;
    for (const char c : digits) {
        const auto digit = hex_digit(c);
        if (!digit) return std::nullopt;
        size = size * 16 + *digit;
    }
    return size;
}

}  // namespace

LineReader ChunkedDecoder::line_reader(std::size_t max_bytes) {
    return {max_bytes, LineReader::Ending::crlf};
}

ChunkedDecoder::State ChunkedDecoder::take(std::string_view& bytes, std::string& body) {
    while (!bytes.empty()) {
        if (part_ == Part::data) {
            take_data(bytes, body);
            continue;
        }
        const State state = take_line(bytes, body);
        if (state != State::need_more) return state;
    }
    return State::need_more;
}

ChunkedDecoder::State ChunkedDecoder::take_line(std::string_view& bytes, const std::string& body) {
    switch (lines_.take(bytes)) {
        case LineReader::Outcome::need_more:
            return State::need_more;
        case LineReader::Outcome::line:
            break;
        case LineReader::Outcome::bad_character:
            return refuse(400, message<"http-chunk-line">());
        case LineReader::Outcome::too_long:
            if (part_ == Part::trailers) return refuse(431, message<"http-trailers-too-long">());
            return refuse(400, message<"http-chunk-form">());
    }
    if (part_ == Part::size) return begin_chunk(body.size());
    if (part_ == Part::data_end) return end_data();
    return read_trailer();
}

void ChunkedDecoder::take_data(std::string_view& bytes, std::string& body) {
    const std::size_t count = std::min<std::uint64_t>(chunk_left_, bytes.size());
    body += bytes.substr(0, count);
    bytes.remove_prefix(count);
    chunk_left_ -= count;
    if (chunk_left_ == 0) begin(Part::data_end);
}

ChunkedDecoder::State ChunkedDecoder::begin_chunk(std::size_t body_size) {
    const auto size = parse_size(lines_.line());
    if (!size) return refuse(400, message<"http-chunk-size">());
    if (*size > max_bytes_ - body_size)
        return refuse(413, message<"http-body-too-large">(max_bytes_));
    chunk_left_ = *size;
    begin(*size == 0 ? Part::trailers : Part::data);
    return State::need_more;
}

ChunkedDecoder::State ChunkedDecoder::end_data() {
    if (!lines_.line().empty()) return refuse(400, message<"http-chunk-form">());
    begin(Part::size);
    return State::need_more;
}

ChunkedDecoder::State ChunkedDecoder::read_trailer() {
    if (lines_.line().empty()) return State::complete;
    const auto trailer = parse_header_line(lines_.line());
    if (const auto* refusal = std::get_if<Refusal>(&trailer))
        return refuse(refusal->status, refusal->message);
    return State::need_more;
}

void ChunkedDecoder::begin(Part part) {
    constexpr std::size_t line_end = 2;
    part_                          = part;
    if (part == Part::size) lines_ = line_reader(max_size_line);
    if (part == Part::data_end) lines_ = line_reader(line_end);
    if (part == Part::trailers) lines_ = line_reader(max_trailers);
}

ChunkedDecoder::State ChunkedDecoder::refuse(int status, Message why) {
    refusal_ = {status, std::move(why)};
    return State::refused;
}

}  // namespace antipode::http
