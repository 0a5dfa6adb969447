#include "notation/turn_spans.h"

#include "notation/cursor.h"
#include "notation/parse.h"

namespace antipode {
namespace {

// A letter with what belongs to it.
Span take_turn(Cursor& at) {
    const std::size_t start = at.offset();
    at.advance(at.here().size());
    if (at.is_at('w')) at.advance();
    at.take_digits();
    if (at.is_at_prime()) at.advance(at.here().size());
    return at.since(start);
}

}  // namespace

std::optional<std::vector<Span>> turn_spans(std::string_view text, const Maneuver& maneuver,
                                            Alphabet alphabet) {
    std::vector<Span> spans;
    Cursor            at(text);
    for (const HandTurn turn : maneuver) {
        at.skip_blanks();
        if (at.at_end()) return std::nullopt;
        const Span             span = take_turn(at);
        const Result<Maneuver> one  = parse_maneuver(at.text_of(span), alphabet);
        if (!one || *one != Maneuver{turn}) return std::nullopt;
        spans.push_back(span);
    }
    return spans;
}

}  // namespace antipode
