// The solver of the Caml papers (2004): by cycles of three pieces.
//
// A quarter turn first, if the permutations are odd. Then the edges by 3-cycles, each
// made by one of nine words (m31 … m39) or an isomorph of it; then the corners in the
// same way (c31 … c33); then pairs of corners are twisted, and pairs of edges flipped.
// Long solutions that one can follow: a word takes three pieces from their places, or
// turns two. (Words for edges also twist some corners, which come later.)
//
// The printed word that flips two edges has lost two letters; here it is whole.
#pragma once

#include <array>
#include <map>
#include <string_view>
#include <vector>

#include "group/permutation.h"
#include "solvers/methods/method.h"

namespace antipode::methods {

class ThreeCycles final : public Method {
public:
    ThreeCycles();

    Solution solve_in_phases(const Cube& cube, const Limits& limits,
                             const Watch& watch) const override;

    // 3-cycles that words are known for: all 440 of the edges, all 112 of the corners.
    std::size_t edge_cycles() const { return edge_words_.size(); }
    std::size_t corner_cycles() const { return corner_words_.size(); }

private:
    struct NamedWord {
        std::string_view name;  // in the papers, up to isomorphism
        Moves            moves;
    };
    // Words that turn two pieces, and how many of them every state needs.
    struct Turners {
        std::vector<Moves>        words;
        std::vector<Cube>         effects;
        std::vector<std::uint8_t> needed;  // by twists, or flips
    };
    using Words = std::map<std::array<Point, 3>, NamedWord>;  // the smallest slot first

    class Run;

    template <class Coordinate>
    static Turners turners(std::string_view papers_word);

    Words   edge_words_;
    Words   corner_words_;
    Turners twisters_;
    Turners flippers_;
};

}  // namespace antipode::methods
