#include "explore/where/cursor.h"

#include <fmt/format.h>

#include "notation/characters.h"

namespace antipode {

Error LexemeCursor::wrong(Span place, std::string message) const {
    return {.kind    = ErrorKind::usage,
            .message = fmt::format("{} at {}", message, place_name(text_, place.offset)),
            .place   = place};
}

Error LexemeCursor::unexpected(std::string_view accepted) const {
    const Lexeme&     lexeme = here();
    const std::string where  = place_name(text_, lexeme.place.offset);
    const std::string what =
        lexeme.kind == LexemeKind::end
            ? fmt::format("the condition ends at {}", where)
            : fmt::format("unexpected '{}' at {}", visible(lexeme.text), where);
    return {.kind    = ErrorKind::usage,
            .message = fmt::format("{}: {}", what, accepted),
            .place   = lexeme.place};
}

}  // namespace antipode
