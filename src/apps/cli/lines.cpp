#include "apps/cli/lines.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "base/text_lines.h"

namespace antipode::cli {

std::optional<Line> Lines::next() {
    pass_over_rest();
    std::string text;
    if (!take_rest_of_line(text) && text.empty()) return std::nullopt;
    ++number_;
    if (text.size() > longest_line) return Line{number_, line_too_long()};
    if (number_ == 1) text = without_byte_order_mark(text);
    if (text.ends_with('\r')) text.pop_back();
    return Line{number_, std::move(text)};
}

bool Lines::take_rest_of_line(std::string& text) {
    while (start_ < buffer_.size() || read_more()) {
        const std::size_t end = std::min(buffer_.find('\n', start_), buffer_.size());
        text.append(buffer_, start_, end - start_);
        start_            = std::min(end + 1, buffer_.size());
        is_inside_a_line_ = end == buffer_.size();
        if (!is_inside_a_line_ || text.size() > longest_line) return true;
    }
    return false;
}

void Lines::pass_over_rest() {
    while (is_inside_a_line_) {
        std::string passed;
        if (!take_rest_of_line(passed)) return;
    }
}

bool Lines::read_more() {
    start_ = 0;
    buffer_.clear();
    before_waiting_();
    std::array<char, 1 << 16> chunk;
    ssize_t                   got = 0;
    do got = ::read(descriptor_, chunk.data(), chunk.size());
    while (got < 0 && errno == EINTR);
    if (got < 0) throw InputFailed{std::strerror(errno)};
    buffer_.append(chunk.data(), static_cast<std::size_t>(got));
    return got > 0;
}

}  // namespace antipode::cli
