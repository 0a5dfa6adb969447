// How many moves it takes at least to bring some pieces home: what cuts the branches
// of a search for positions where they are home.
//
//     const HomeBounds bounds(pieces, moves, 8);
//     HomeBounds::State state = bounds.state_of(cube);
//     bounds.least(state) > remaining     // no way
//     state = bounds.moved(state, move)
//
// The pieces are taken in groups of up to four of one kind. A group has at most 24^4
// states, so its distances are found at once by breadth-first search.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "explore/where/measures.h"

namespace antipode {

class HomeBounds {
public:
    static constexpr std::size_t places = 24;  // of one piece: slots times orientations

    // Where the pieces are, group by group; unused entries are 0.
    using State = std::array<std::uint8_t, corner_count + edge_count>;

    // Distances above `depth` are not told apart.
    HomeBounds(PieceSet pieces, std::span<const Move> moves, std::size_t depth);

    bool        is_empty() const { return groups_.empty(); }
    State       state_of(const Cube& cube) const;
    State       moved(const State& state, Move move) const;
    std::size_t least(const State& state) const;

private:
    struct Group {
        PieceKind                 kind;
        std::vector<std::uint8_t> pieces;
        std::size_t               first = 0;  // of its entries in the state
        std::vector<std::uint8_t> distance;   // by code
    };

    void add_groups(PieceKind kind, std::uint32_t pieces);
    void fill(Group& group, std::span<const Move> moves, std::size_t depth) const;

    // Where a piece goes, by kind, move and place.
    std::array<std::array<std::array<std::uint8_t, places>, Move::count>, 2> goes_;
    std::vector<Group>                                                       groups_;
    std::size_t                                                              entries_ = 0;
};

}  // namespace antipode
