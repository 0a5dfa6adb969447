// A place in a maneuver's text that moves from left to right: what a parser sees
// of its input. It knows characters, digits, primes and blanks, but no turns.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.h"
#include "notation/characters.h"
#include "notation/messages.h"

namespace antipode {

class Cursor {
public:
    explicit Cursor(std::string_view text) : text_(text) {}

    std::size_t      offset() const { return offset_; }
    bool             at_end() const { return offset_ == text_.size(); }
    std::string_view rest() const { return text_.substr(offset_); }
    // The character here, nothing at the end.
    std::string_view here() const { return at_end() ? "" : character_at(text_, offset_); }
    bool             is_at(char c) const { return !at_end() && text_[offset_] == c; }
    bool             is_at_one_of(std::string_view characters) const {
                    return !at_end() && characters.find(text_[offset_]) != std::string_view::npos;
    }
    bool is_at_digit() const { return is_at_one_of("0123456789"); }
    bool is_at_prime() const;  // ' or a typographic form of it

    void advance(std::size_t bytes = 1) { offset_ += bytes; }
    void skip_blanks();  // and comments
    Span take_digits();

    Span             span_here() const { return {offset_, here().size()}; }
    Span             since(std::size_t start) const { return {start, offset_ - start}; }
    std::string_view text_of(Span span) const { return text_.substr(span.offset, span.length); }
    Message          place(std::size_t offset) const { return place_name(text_, offset); }

    // What is wrong with the character here: a code of notation/messages.h for its text
    // and place.
    template <MessageCode code>
    Error wrong_here() const {
        return {.message = notation_message<code>(visible(here()), place(offset_)),
                .place   = span_here()};
    }

private:
    std::string_view text_;
    std::size_t      offset_ = 0;
};

}  // namespace antipode
