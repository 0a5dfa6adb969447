#include "explore/where/cursor.h"

namespace antipode {

Error LexemeCursor::unexpected(const Message& expected) const {
    const Lexeme& lexeme = here();
    const Message place  = place_of(lexeme.place);
    return {.kind    = ErrorKind::usage,
            .message = lexeme.kind == LexemeKind::end
                           ? explore_message<"condition-ends">(place, expected)
                           : explore_message<"condition-unexpected">(visible(lexeme.text), place,
                                                                     expected),
            .place   = lexeme.place};
}

}  // namespace antipode
