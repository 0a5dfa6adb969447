// The 18 face turns, and sequences of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

namespace antipode {

// Opposite faces are three apart; everything below relies on that order only.
// It is also the order of the 54 facelets.
enum class Face : std::uint8_t { U, R, F, D, L, B };
enum class Turn : std::uint8_t { clockwise = 1, half = 2, counter = 3 };

inline constexpr std::array all_faces = {Face::U, Face::R, Face::F, Face::D, Face::L, Face::B};
inline constexpr std::array all_turns = {Turn::clockwise, Turn::half, Turn::counter};
inline constexpr std::string_view face_letters = "URFDLB";

constexpr std::size_t index(Face f) { return static_cast<std::size_t>(f); }
constexpr char        letter(Face f) { return face_letters[index(f)]; }
constexpr Face        opposite(Face f) { return static_cast<Face>((index(f) + 3) % 6); }
constexpr Turn        inverse(Turn t) { return static_cast<Turn>(4 - static_cast<int>(t)); }

// One of the 18 face turns. The value doubles as a table index, but only
// through index(): a Move never turns into an int by accident.
class Move {
public:
    static constexpr std::size_t count = 18;

    constexpr Move(Face face, Turn turn)
        : index_(static_cast<std::uint8_t>(3 * antipode::index(face)
                                           + static_cast<std::size_t>(turn) - 1)) {}
    static constexpr Move from_index(std::size_t i) {
        return {static_cast<Face>(i / 3), static_cast<Turn>(i % 3 + 1)};
    }

    constexpr Face        face() const { return static_cast<Face>(index_ / 3); }
    constexpr Turn        turn() const { return static_cast<Turn>(index_ % 3 + 1); }
    constexpr std::size_t index() const { return index_; }

    friend constexpr bool operator==(Move, Move) = default;

private:
    std::uint8_t index_;
};
static_assert(sizeof(Move) == 1);

constexpr Move inverse(Move m) { return {m.face(), inverse(m.turn())}; }

inline constexpr std::array<Move, Move::count> all_moves =
    []<std::size_t... i>(std::index_sequence<i...>) {
    return std::array{Move::from_index(i)...};
}
(std::make_index_sequence<Move::count>{});

// Commuting turns are tried in one order only: U then D is searched, D then U
// is not. This cuts the branching factor from 18 to about 13.35.
constexpr bool may_follow(Face previous, Face next) {
    if (next == previous) return false;
    return next != opposite(previous) || index(previous) < index(next);
}

// A sequence of face turns, performed from left to right.
class Moves {
public:
    Moves() = default;
    Moves(std::initializer_list<Move> moves) : moves_(moves) {}
    explicit Moves(std::vector<Move> moves) : moves_(std::move(moves)) {}

    auto        begin() const { return moves_.begin(); }
    auto        end() const { return moves_.end(); }
    std::size_t size() const { return moves_.size(); }
    bool        empty() const { return moves_.empty(); }
    Move        operator[](std::size_t i) const { return moves_[i]; }
    void        push_back(Move m) { moves_.push_back(m); }
    void        append(const Moves& more) { moves_.insert(moves_.end(), more.begin(), more.end()); }

    friend bool operator==(const Moves&, const Moves&) = default;

private:
    std::vector<Move> moves_;
};

}  // namespace antipode
