#include "solvers/goals/registry.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cassert>
#include <optional>

#include "cube/algebra.h"
#include "notation/characters.h"
#include "solvers/goals/piece_names.h"
#include "solvers/messages.h"

namespace antipode::goals {
namespace registry_detail {

// ---- what a row says ------------------------------------------------------------------

// "corners" and "edges" stand for all of them.
std::vector<PieceName> pieces_of(std::string_view text) {
    std::vector<PieceName> pieces;
    for (const Word& word : words_of(text)) {
        if (const auto piece = find_piece(word.text)) {
            pieces.push_back(*piece);
            continue;
        }
        const OrbitKind kind = word.text == "corners" ? OrbitKind::corners : OrbitKind::edges;
        for (std::size_t i = 0; i < slots_of(kind); ++i) pieces.push_back({kind, i});
    }
    return pieces;
}

void share_slots(Goal& goal, std::string_view set) {
    const std::vector<PieceName> pieces = pieces_of(set);
    Slots                        slots  = 0;
    for (const PieceName& piece : pieces) slots |= slot(piece.piece);
    for (const PieceName& piece : pieces)
        goal.set(piece.kind, piece.piece, {slots, goal.of(piece.kind, piece.piece).is_turned});
}

Goal goal_of(const GoalRow& row) {
    Goal goal;
    for (const PieceName& piece : pieces_of(row.turned))
        goal.set(piece.kind, piece.piece, {every_slot(piece.kind), true});
    for (const PieceName& piece : pieces_of(row.home))
        goal.set(piece.kind, piece.piece, {slot(piece.piece), true});
    for (std::size_t begin = 0; begin < row.within.size();) {
        const std::size_t end = std::min(row.within.find('|', begin), row.within.size());
        share_slots(goal, row.within.substr(begin, end - begin));
        begin = end + 1;
    }
    if (row.half_turn_corners) goal.set_half_turn_corners();
    return goal;
}

// ---- places ---------------------------------------------------------------------------

std::string image_name(Symmetry s, std::string_view piece) {
    std::string letters;
    for (const char c : piece) letters += letter(image(s, face_named(c)));
    const auto found = find_piece(letters);
    assert(found);
    return std::string(name_of(*found));
}

// Where a rotation has brought a goal from.
GoalPlace place_before(const GoalRow& row, Symmetry s) {
    const Symmetry back = inverse(s);
    GoalPlace      place;
    if (!row.face.empty()) place.face = letter(image(back, face_named(row.face[0])));
    if (!row.axis.empty()) {
        const char first = static_cast<char>(row.axis[0] - 'a' + 'A');
        place.axis       = axis_of(image(back, face_named(first)));
    }
    std::vector<std::string> names;
    for (const Word& word : words_of(row.at)) names.push_back(image_name(back, word.text));
    place.at = in_order(names);
    return place;
}

bool agrees(const std::string& wanted, const std::string& place) {
    return wanted.empty() || wanted == "any" || wanted == place;
}

// In the order of their names, with the faces and axes in the order U R F D L B.
void add_places(std::vector<PlacedGoal>& goals, const GoalRow& row, const GoalPlace& wanted) {
    const Goal               goal = goal_of(row);
    std::vector<std::string> seen;
    for (std::size_t i = 0; i < Symmetry::rotations; ++i) {
        const Symmetry    s     = Symmetry::from_index(i);
        const GoalPlace   place = place_before(row, s);
        const std::string where = text_of(place);
        if (std::ranges::find(seen, where) != seen.end()) continue;
        seen.push_back(where);
        if (agrees(wanted.face, place.face) && agrees(wanted.axis, place.axis)
            && agrees(wanted.at, place.at))
            goals.push_back({goal, s, where});
    }
}

Error no_such_goal(std::string_view name) {
    return {.kind    = ErrorKind::usage,
            .message = solver_message<"no-such-goal">(visible(name), texts_of(goal_names())),
            .field   = "goal"};
}

// Saying where a goal is that is not told apart so.
std::optional<Error> needless(const GoalRow& row, const GoalPlace& said) {
    const auto check = [&](const char* field, std::string_view place,
                           const std::string& wanted) -> std::optional<Error> {
        if (wanted.empty() || !place.empty()) return std::nullopt;
        return wrong_place(field, solver_message<"goal-place-needless">(row.name));
    };
    if (auto error = check("face", row.face, said.face)) return error;
    if (auto error = check("axis", row.axis, said.axis)) return error;
    return check("at", row.at, said.at);
}

Error no_such_place(const std::vector<PlacedGoal>& all, std::string_view name,
                    const GoalPlace& wanted) {
    std::vector<std::string> places;
    for (const PlacedGoal& placed : all) places.push_back(placed.where);
    const char* field = !wanted.at.empty() ? "at" : !wanted.axis.empty() ? "axis" : "face";
    return wrong_place(
        field, solver_message<"no-such-goal-place">(name, text_of(wanted), std::move(places)));
}

// ---- lists of pieces ------------------------------------------------------------------

struct WantedPiece {
    PieceName  piece;
    PieceState state;
};

Result<WantedPiece> read_wanted(const Word& word) {
    const char       mark     = word.text.back();
    const bool       has_mark = mark == '+' || mark == '-';
    std::string_view name     = word.text.substr(0, word.text.size() - (has_mark ? 1 : 0));
    const auto       piece    = find_piece(name);
    if (!piece)
        return Error{.kind    = ErrorKind::usage,
                     .message = solver_message<"goal-piece">(visible(word.text)),
                     .place   = Span{word.offset, word.text.size()},
                     .field   = "goal"};
    return WantedPiece{*piece, mark == '+'   ? PieceState::turned
                               : mark == '-' ? PieceState::placed
                                             : PieceState::home};
}

bool looks_like_pieces(std::string_view text) {
    const auto words = words_of(text);
    return !words.empty() && (words.size() > 1 || read_wanted(words[0]).has_value());
}

}  // namespace registry_detail

std::vector<std::string_view> goal_names() {
    std::vector<std::string_view> names;
    for (const GoalRow& row : goal_rows())
        if (names.empty() || names.back() != row.name) names.push_back(row.name);
    return names;
}

std::string text_of(const Goal& goal) {
    for (const GoalRow& row : goal_rows())
        if (registry_detail::goal_of(row) == goal) return std::string(row.name);
    std::vector<std::string> pieces;
    for (const OrbitKind kind : orbit_kinds)
        for (std::size_t piece = 0; piece < slots_of(kind); ++piece) {
            const PieceGoal& wanted = goal.of(kind, piece);
            const bool       stays  = wanted.slots == slot(piece);
            if (!stays && !wanted.is_turned) continue;
            pieces.push_back(fmt::format("{}{}", name_of(PieceName{kind, piece}),
                                         !stays             ? "+"
                                         : wanted.is_turned ? ""
                                                            : "-"));
        }
    return fmt::format("{}", fmt::join(pieces, " "));
}

bool is_met(const PlacedGoal& placed, const Cube& cube) {
    return placed.goal.is_met(conjugate(cube, placed.symmetry));
}

Result<Goal> parse_piece_goal(std::string_view text) {
    PieceStates states;
    states.corners.fill(PieceState::anywhere);
    states.edges.fill(PieceState::anywhere);
    for (const Word& word : words_of(text)) {
        const auto wanted = registry_detail::read_wanted(word);
        if (!wanted) return wanted.error();
        const auto& piece                                              = wanted->piece;
        (piece.kind == OrbitKind::corners ? states.corners[piece.piece]
                                          : states.edges[piece.piece]) = wanted->state;
    }
    return Goal::of(states);
}

Result<std::vector<PlacedGoal>> named_goals(std::string_view name, const GoalPlace& place) {
    using namespace registry_detail;
    const auto read = read_place(place);
    if (!read) return read.error();
    std::vector<PlacedGoal> goals;
    std::vector<PlacedGoal> all;
    for (const GoalRow& row : goal_rows()) {
        if (row.name != lower_case(name)) continue;
        if (auto error = needless(row, *read)) return *std::move(error);
        GoalPlace wanted = *read;
        if (wanted.face.empty()) wanted.face = row.face;
        add_places(goals, row, wanted);
        add_places(all, row, {});
    }
    if (!goals.empty()) return goals;
    if (!all.empty()) return no_such_place(all, name, *read);
    if (!looks_like_pieces(name)) return no_such_goal(name);
    if (auto error = needless({.name = "of pieces", .summary = {}}, *read))
        return *std::move(error);
    const auto goal = parse_piece_goal(name);
    if (!goal) return goal.error();
    return std::vector{PlacedGoal{*goal, {}, ""}};
}

}  // namespace antipode::goals
