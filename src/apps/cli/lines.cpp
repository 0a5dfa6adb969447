#include "apps/cli/lines.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace antipode::cli {

std::optional<std::string> Lines::next() {
    std::size_t end = 0;
    while ((end = buffer_.find('\n', start_)) == std::string::npos)
        if (!read_more()) break;
    if (end == std::string::npos) end = buffer_.size();
    if (start_ >= buffer_.size()) return std::nullopt;
    std::string line = buffer_.substr(start_, end - start_);
    start_           = end + 1;
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

bool Lines::read_more() {
    buffer_.erase(0, std::min(start_, buffer_.size()));
    start_ = 0;
    before_waiting_();
    std::array<char, 1 << 16> chunk;
    ssize_t                   got = 0;
    do got = ::read(descriptor_, chunk.data(), chunk.size());
    while (got < 0 && errno == EINTR);
    if (got < 0) throw InputFailed{std::strerror(errno)};
    if (got == 0) return false;
    buffer_.append(chunk.data(), static_cast<std::size_t>(got));
    return true;
}

bool has_nothing_to_read(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t");
    return first == std::string_view::npos || line.substr(first).starts_with("//");
}

}  // namespace antipode::cli
