#include "notation/cursor.h"

#include <algorithm>
#include <array>

namespace antipode {
namespace {

constexpr std::array<std::string_view, 5> primes = {"'", "’", "´", "`", "′"};
// A byte-order mark is a no-break space without a width.
constexpr std::array<std::string_view, 8> blanks = {" ",  "\t", "\n",     "\r",
                                                    "\v", "\f", "\u00a0", "\ufeff"};

template <std::size_t n>
bool contains(const std::array<std::string_view, n>& characters, std::string_view character) {
    return std::ranges::find(characters, character) != characters.end();
}

}  // namespace

bool Cursor::is_at_prime() const { return contains(primes, here()); }

void Cursor::skip_blanks() {
    for (;;) {
        if (rest().starts_with("//"))
            offset_ = std::min(text_.find('\n', offset_), text_.size());
        else if (contains(blanks, here()))
            offset_ += here().size();
        else
            return;
    }
}

Span Cursor::take_digits() {
    const std::size_t start = offset_;
    while (is_at_digit()) advance();
    return since(start);
}

}  // namespace antipode
