#include "solvers/turn_set.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "notation/cursor.h"
#include "solvers/messages.h"

namespace antipode {
namespace {

Message accepted() { return solver_message<"accepted-turns">(); }

void skip_separators(Cursor& cursor) {
    for (cursor.skip_blanks(); cursor.is_at(','); cursor.skip_blanks()) cursor.advance();
}

void insert_face(TurnSet& set, Face face) {
    for (Turn t : all_turns) set.insert(Move(face, t));
}

// A face was read; what follows says which of its turns are meant.
std::optional<Error> take_turns(Cursor& cursor, std::size_t start, Face face, TurnSet& set) {
    if (cursor.is_at_prime()) {
        cursor.advance(cursor.here().size());
        set.insert(Move(face, Turn::counter));
        return std::nullopt;
    }
    if (!cursor.is_at_digit()) {
        insert_face(set, face);
        return std::nullopt;
    }
    const std::string_view digits = cursor.text_of(cursor.take_digits());
    if (digits.size() != 1 || digits[0] < '1' || digits[0] > '3')
        return Error{
            .message = solver_message<"no-such-turn">(visible(cursor.text_of(cursor.since(start))),
                                                      cursor.place(start), accepted()),
            .place   = cursor.since(start)};
    int quarters = digits[0] - '0';
    if (cursor.is_at_prime()) {
        cursor.advance(cursor.here().size());
        quarters = 4 - quarters;
    }
    set.insert(Move(face, static_cast<Turn>(quarters)));
    return std::nullopt;
}

}  // namespace

bool TurnSet::contains(const Moves& moves) const {
    return std::all_of(moves.begin(), moves.end(), [&](Move m) { return contains(m); });
}

std::vector<Move> TurnSet::turns() const {
    std::vector<Move> turns;
    for (Move m : all_moves)
        if (contains(m)) turns.push_back(m);
    return turns;
}

TurnSet inverse(TurnSet set) {
    TurnSet inverses;
    for (Move m : set.turns()) inverses.insert(inverse(m));
    return inverses;
}

Result<TurnSet> parse_turn_set(std::string_view text) {
    TurnSet set;
    Cursor  cursor(text);
    cursor.skip_blanks();
    const bool bracketed = cursor.is_at('<');
    if (bracketed) cursor.advance();
    for (skip_separators(cursor); !cursor.at_end(); skip_separators(cursor)) {
        if (bracketed && cursor.is_at('>')) break;
        if (!cursor.is_at_one_of(face_letters))
            return Error{.message = solver_message<"unexpected-in-turns">(
                             visible(cursor.here()), cursor.place(cursor.offset()), accepted()),
                         .place = cursor.span_here()};
        const std::size_t start = cursor.offset();
        const Face        face  = static_cast<Face>(face_letters.find(cursor.here()[0]));
        cursor.advance();
        if (const auto wrong = take_turns(cursor, start, face, set)) return *wrong;
    }
    if (bracketed && cursor.at_end())
        return Error{.message = solver_message<"turns-not-closed">(cursor.place(cursor.offset())),
                     .place   = cursor.span_here()};
    if (bracketed) cursor.advance();
    cursor.skip_blanks();
    if (!cursor.at_end())
        return Error{.message = solver_message<"text-after-turns">(visible(cursor.here()),
                                                                   cursor.place(cursor.offset())),
                     .place   = cursor.span_here()};
    if (set.is_empty())
        return Error{.kind = ErrorKind::usage, .message = solver_message<"no-turns">(accepted())};
    return set;
}

std::string to_text(TurnSet set) {
    constexpr std::string_view marks[] = {"1", "2", "'"};
    std::string                text;
    for (Face face : all_faces) {
        TurnSet whole;
        insert_face(whole, face);
        if (set.contains(whole)) text += fmt::format("{}{}", text.empty() ? "" : " ", letter(face));
        if (set.contains(whole)) continue;
        for (std::size_t t = 0; t < all_turns.size(); ++t)
            if (set.contains(Move(face, all_turns[t])))
                text += fmt::format("{}{}{}", text.empty() ? "" : " ", letter(face), marks[t]);
    }
    return text;
}

}  // namespace antipode
