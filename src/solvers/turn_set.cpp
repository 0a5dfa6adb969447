#include "solvers/turn_set.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "notation/cursor.h"
#include "notation/transform.h"
#include "solvers/messages.h"

namespace antipode {
namespace {

constexpr std::string_view letters_with_slices = "URFDLBMES";

// Of the letters that may stand there.
Message accepted(std::string_view letters) {
    return letters == face_letters ? solver_message<"accepted-turns">()
                                   : solver_message<"accepted-hand-turns">();
}

void skip_separators(Cursor& cursor) {
    for (cursor.skip_blanks(); cursor.is_at(','); cursor.skip_blanks()) cursor.advance();
}

void insert_face(TurnSet& set, Face face) {
    for (Turn t : all_turns) set.insert(Move(face, t));
}

// A face was read; what follows says which of its turns are meant.
std::optional<Error> take_face(Cursor& cursor, std::size_t start, Face face, TurnSet& set) {
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
                                                      cursor.place(start), accepted(face_letters)),
            .place   = cursor.since(start)};
    int quarters = digits[0] - '0';
    if (cursor.is_at_prime()) {
        cursor.advance(cursor.here().size());
        quarters = 4 - quarters;
    }
    set.insert(Move(face, static_cast<Turn>(quarters)));
    return std::nullopt;
}

// A slice was read.
void take_slice(Cursor& cursor, Grip slice, HandTurnSet& set) {
    set.insert({slice, Turn::half});
    if (cursor.is_at('2')) return cursor.advance();
    set.insert({slice, Turn::clockwise});
    set.insert({slice, Turn::counter});
}

std::optional<Error> take_item(Cursor& cursor, std::string_view letters, HandTurnSet& set) {
    if (!cursor.is_at_one_of(letters))
        return Error{.message = solver_message<"unexpected-in-turns">(
                         visible(cursor.here()), cursor.place(cursor.offset()), accepted(letters)),
                     .place = cursor.span_here()};
    const std::size_t start  = cursor.offset();
    const std::size_t letter = letters.find(cursor.here()[0]);
    cursor.advance();
    if (letter < face_letters.size())
        return take_face(cursor, start, static_cast<Face>(letter), set.faces);
    take_slice(cursor, slice_grips[letter - face_letters.size()], set);
    return std::nullopt;
}

Result<HandTurnSet> parse_turns(std::string_view text, std::string_view letters) {
    HandTurnSet set;
    Cursor      cursor(text);
    cursor.skip_blanks();
    const bool bracketed = cursor.is_at('<');
    if (bracketed) cursor.advance();
    for (skip_separators(cursor); !cursor.at_end(); skip_separators(cursor)) {
        if (bracketed && cursor.is_at('>')) break;
        if (const auto wrong = take_item(cursor, letters, set)) return *wrong;
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
        return Error{.kind    = ErrorKind::usage,
                     .message = solver_message<"no-turns">(accepted(letters))};
    return set;
}

// Each face with all its turns, or with its half turn.
bool powers_are_permitted(TurnSet faces) {
    return std::ranges::all_of(faces.turns(), [&](Move m) {
        return m.turn() == Turn::half
               || (faces.contains(inverse(m)) && faces.contains(Move(m.face(), Turn::half)));
    });
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
    const auto set = parse_turns(text, face_letters);
    if (!set) return set.error();
    return set->faces;
}

Result<HandTurnSet> parse_hand_turn_set(std::string_view text) {
    auto set = parse_turns(text, letters_with_slices);
    if (!set || set->slices == 0 || powers_are_permitted(set->faces)) return set;
    return Error{.kind    = ErrorKind::usage,
                 .message = solver_message<"slices-with-one-way-turns">()};
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

HandTurnSet::SliceMask HandTurnSet::bit(HandTurn slice) {
    const auto number = std::ranges::find(slice_grips, slice.grip) - slice_grips.begin();
    return static_cast<SliceMask>(1U << (3 * number + static_cast<int>(slice.turn) - 1));
}

std::vector<HandTurn> HandTurnSet::slice_turns() const {
    std::vector<HandTurn> turns;
    for (const Grip slice : slice_grips)
        for (const Turn turn : all_turns)
            if (contains({slice, turn})) turns.push_back({slice, turn});
    return turns;
}

HandTurnSet every_hand_turn() {
    HandTurnSet all = TurnSet::every_turn();
    for (const Grip slice : slice_grips)
        for (const Turn turn : all_turns) all.insert({slice, turn});
    return all;
}

HandTurnSet turns_of_either(const HandTurnSet& a, const HandTurnSet& b) {
    HandTurnSet either = TurnSet::from_mask(a.faces.mask() | b.faces.mask());
    either.slices      = a.slices | b.slices;
    return either;
}

HandTurnSet turns_of_both(const HandTurnSet& a, const HandTurnSet& b) {
    HandTurnSet both = TurnSet::from_mask(a.faces.mask() & b.faces.mask());
    both.slices      = a.slices & b.slices;
    return both;
}

HandTurnSet image(Symmetry s, const HandTurnSet& turns) {
    HandTurnSet images;
    for (const Move m : turns.faces.turns()) images.faces.insert(image(s, m));
    for (const HandTurn slice : turns.slice_turns()) images.insert(image(s, slice));
    return images;
}

std::string to_text(const HandTurnSet& turns) {
    std::string text = to_text(turns.faces);
    for (const Grip slice : slice_grips)
        if (turns.contains({slice, Turn::half}))
            text += fmt::format("{}{}{}", text.empty() ? "" : " ", row(slice).name,
                                turns.contains({slice, Turn::clockwise}) ? "" : "2");
    return text;
}

}  // namespace antipode
