// Decodes a body that comes in chunks (RFC 9112, section 7.1):
//
//     5;extension␍␊hello␍␊0␍␊Trailer: value␍␊␍␊
//
// Extensions and trailers are read, bounded and dropped. Lines must end in
// CR LF here, since nobody types chunks by hand.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "http/line_reader.h"
#include "http/refusal.h"

namespace antipode::http {

class ChunkedDecoder {
public:
    enum class State { need_more, complete, refused };

    explicit ChunkedDecoder(std::size_t max_bytes) : max_bytes_(max_bytes) {}

    // Moves from the front of `bytes` to the end of `body` what belongs there.
    State take(std::string_view& bytes, std::string& body);

    const Refusal& refusal() const { return refusal_; }

private:
    enum class Part { size, data, data_end, trailers };

    static LineReader line_reader(std::size_t max_bytes);

    State take_line(std::string_view& bytes, const std::string& body);
    void  take_data(std::string_view& bytes, std::string& body);
    State begin_chunk(std::size_t body_size);
    State end_data();
    State read_trailer();
    void  begin(Part part);
    State refuse(int status, Message why);

    std::size_t   max_bytes_;
    Part          part_       = Part::size;
    std::uint64_t chunk_left_ = 0;
    LineReader    lines_      = line_reader(max_size_line);
    Refusal       refusal_;

    // A size has at most 16 digits; the rest is for extensions, which nobody sends.
    static constexpr std::size_t max_size_line = 256;
    static constexpr std::size_t max_trailers  = 4096;
};

}  // namespace antipode::http
