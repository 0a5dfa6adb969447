#include "http/line_reader.h"

#include <algorithm>

#include "http/characters.h"

namespace antipode::http {
namespace {

constexpr bool is_text(char c) { return c == '\t' || !is_control(c); }

}  // namespace

LineReader::Outcome LineReader::take(std::string_view& bytes) {
    if (is_finished_) begun_.clear();
    is_finished_                   = false;
    const std::size_t most         = std::min(bytes.size(), left_);
    bool              after_return = begun_.ends_with('\r');
    for (std::size_t at = 0; at < most; ++at) {
        const char c = bytes[at];
        if (c == '\n') {
            const std::string_view taken = bytes.substr(0, at);
            bytes.remove_prefix(at + 1);
            left_ -= at + 1;
            return finish(taken);
        }
        if (after_return || (c != '\r' && !is_text(c))) return Outcome::bad_character;
        after_return = c == '\r';
    }
    if (most < bytes.size()) return Outcome::too_long;
    begun_ += bytes;
    left_ -= bytes.size();
    bytes = {};
    return Outcome::need_more;
}

LineReader::Outcome LineReader::finish(std::string_view taken) {
    line_ = taken;
    if (!begun_.empty()) {
        line_        = begun_ += taken;
        is_finished_ = true;
    }
    if (line_.ends_with('\r'))
        line_.remove_suffix(1);
    else if (ending_ == Ending::crlf)
        return Outcome::bad_character;
    return Outcome::line;
}

}  // namespace antipode::http
