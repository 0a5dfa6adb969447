// The place in a condition up to which it has been read, for all who read parts of it.
#pragma once

#include <string_view>
#include <vector>

#include "explore/messages.h"
#include "explore/where/lexer.h"
#include "notation/characters.h"

namespace antipode {

class LexemeCursor {
public:
    // The lexemes must come from the text.
    LexemeCursor(std::string_view text, std::vector<Lexeme> lexemes)
        : text_(text), lexemes_(std::move(lexemes)) {}

    const Lexeme& here() const { return lexemes_[at_]; }
    void          step() { ++at_; }
    bool          take(std::string_view wanted) {
                 if (!here().is(wanted)) return false;
        step();
                 return true;
    }

    std::string_view text() const { return text_; }

    Message place_of(Span place) const { return place_name(text_, place.offset); }

    // What stands here is not the one thing that `code` tells to expect.
    template <MessageCode code, class... Values>
    Error unexpected(const Values&... values) const {
        return unexpected(explore_message<code>(values...));
    }

private:
    Error unexpected(const Message& expected) const;

    std::string_view    text_;
    std::vector<Lexeme> lexemes_;
    std::size_t         at_ = 0;
};

}  // namespace antipode
