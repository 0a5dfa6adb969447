// Cuts a stream of bytes into the lines of an HTTP head, however the bytes were
// cut on the way: what comes out depends on the bytes only, never on where one
// piece ended and the next began.
//
//     LineReader lines(16 * 1024);
//     while (lines.take(bytes) == LineReader::Outcome::line) use(lines.line());
//
// A line that lies whole in one piece is not copied.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace antipode::http {

class LineReader {
public:
    enum class Outcome {
        need_more,      // all bytes are taken, and the line has not ended
        line,           // line() is there, without its end
        bad_character,  // a control character, or a carriage return inside the line
        too_long,       // more bytes than accepted for all lines together
    };
    // Robots written in an evening end their lines with a mere line feed.
    enum class Ending { crlf, crlf_or_lf };

    LineReader(std::size_t max_bytes, Ending ending) : left_(max_bytes), ending_(ending) {}

    // Takes one line, or what there is of it, from the front of `bytes`.
    Outcome take(std::string_view& bytes);

    // Valid until the bytes given to take() change or it is called again.
    std::string_view line() const { return line_; }

private:
    Outcome finish(std::string_view taken);

    std::size_t      left_;  // bytes still accepted
    Ending           ending_;
    std::string      begun_;                // a line of which the end has not come
    bool             is_finished_ = false;  // `begun_` is what line() showed
    std::string_view line_;
};

}  // namespace antipode::http
