// A cursor over text for small hand-written parsers. Spaces between tokens are
// skipped.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace antipode {

class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) { skip_space(); }

    bool at_end() const { return at_ == text_.size(); }

    // Takes `token` if it comes next.
    bool take(std::string_view token) {
        if (text_.substr(at_, token.size()) != token) return false;
        at_ += token.size();
        skip_space();
        return true;
    }

    // A whole number with an optional minus sign and at most 18 digits.
    std::optional<std::int64_t> take_integer() {
        std::size_t       end      = at_;
        const bool        negative = end < text_.size() && text_[end] == '-';
        const std::size_t first    = end += negative;
        std::int64_t      value    = 0;
        for (; end < text_.size() && is_digit(text_[end]); ++end) {
            if (end - first == 18) return std::nullopt;
            value = 10 * value + (text_[end] - '0');
        }
        if (end == first) return std::nullopt;
        at_ = end;
        skip_space();
        return negative ? -value : value;
    }

    // The next character; of length 0 at the end.
    Span here() const { return {at_, at_end() ? 0U : 1U}; }

private:
    static bool is_digit(char c) { return c >= '0' && c <= '9'; }
    void        skip_space() {
               while (at_ < text_.size()
               && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n'
                   || text_[at_] == '\r'))
            ++at_;
    }

    std::string_view text_;
    std::size_t      at_ = 0;
};

}  // namespace antipode
