// IDA* as a student first writes it: the bound is the fewest turns that bring the
// worst single piece home, whatever happens to the others. Twenty small tables, and
// a bound of at most 3 or so: a few turns deeper than without any.
#pragma once

#include <array>
#include <span>

#include "cube/algebra.h"
#include "solvers/methods/method.h"

namespace antipode::methods {

class PieceSpace {
public:
    using State = Cube;

    PieceSpace();

    State                 start(const Cube& cube) const { return cube; }
    State                 after(const State& state, Move m) const;
    bool                  exceeds(const State& state, unsigned left) const;
    unsigned              bound(const State& state) const;
    bool                  is_goal(const State& state) const { return state == solved; }
    std::span<const Move> turns() const { return all_moves; }

private:
    // For each slot, by the byte of what is in it: turns to bring that piece home.
    using OrbitBounds = std::array<std::array<std::uint8_t, 64>, 12>;

    template <std::size_t pieces, std::size_t orientations>
    static OrbitBounds bounds_of(Orbit Cube::*orbit);

    OrbitBounds corners_;
    OrbitBounds edges_;
};

class Pieces final : public Method {
public:
    Solution solve_in_phases(const Cube& cube, const Limits& limits,
                             const Watch& watch) const override;

    const PieceSpace& space() const { return space_; }

private:
    PieceSpace space_;
};

}  // namespace antipode::methods
