#include "notation/print.h"

#include <string_view>

namespace antipode {
namespace {

constexpr std::string_view suffix(Turn turn) {
    switch (turn) {
        case Turn::clockwise:
            return "";
        case Turn::half:
            return "2";
        case Turn::counter:
            return "'";
    }
    return "";
}

template <class Turns>
std::string spaced(const Turns& turns) {
    std::string result;
    for (const auto t : turns) {
        if (!result.empty()) result += ' ';
        result += to_text(t);
    }
    return result;
}

}  // namespace

std::string to_text(HandTurn turn) {
    return std::string(row(turn.grip).name).append(suffix(turn.turn));
}

std::string to_text(Move move) { return to_text(hand_turn(move)); }
std::string to_text(const Moves& moves) { return spaced(moves); }
std::string to_text(const Maneuver& maneuver) { return spaced(maneuver); }

std::string to_papers(Move move, PapersAlphabet alphabet) {
    const char capital = papers_letters(alphabet)[index(move.face())];
    switch (move.turn()) {
        case Turn::clockwise:
            return {static_cast<char>(capital - 'A' + 'a')};
        case Turn::half:
            return {capital, '2'};
        case Turn::counter:
            return {capital};
    }
    return {};
}

std::string to_papers(const Moves& moves, PapersAlphabet alphabet) {
    std::string result;
    for (const Move m : moves) result += to_papers(m, alphabet);
    return result;
}

}  // namespace antipode
