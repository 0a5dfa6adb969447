// The place in a condition up to which it has been read, for all who read parts of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "explore/where/lexer.h"

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

    // "… at column 5"
    Error wrong(Span place, std::string message) const;

    // What stands here should be something else.
    Error unexpected(std::string_view accepted) const;

private:
    std::string_view    text_;
    std::vector<Lexeme> lexemes_;
    std::size_t         at_ = 0;
};

}  // namespace antipode
