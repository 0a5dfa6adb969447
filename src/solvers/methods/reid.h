// Reid's method of 1997: iterative deepening with the exact distance to
// H = <U,D,R2,L2,F2,B2> along each of the three axes, from the table that our
// two-phase search uses too.
//
// The bound is the greatest of the three. If all three are equal and not 0, one more
// is needed: in a word of just that length every turn brings all three nearer, so
// before the last turn all three are 1. But what is one turn from solved is in H
// along at least one axis, where it is 0.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "coordinates/classes.h"
#include "solvers/methods/method.h"

namespace antipode::methods {

class ReidSpace {
public:
    // Along one axis.
    struct View {
        std::uint16_t twist;
        std::uint16_t flip;
        std::uint16_t slice;
    };
    using State = std::array<View, 3>;

    explicit ReidSpace(std::shared_ptr<const two_phase::Solver> solver);

    State    start(const Cube& cube) const;
    State    after(const State& state, Move m) const;
    bool     exceeds(const State& state, unsigned left) const;
    unsigned bound(const State& state) const;
    // In H along all axes, which the solved cube is, and others.
    bool                  is_goal(const State& state) const { return bound(state) == 0; }
    std::span<const Move> turns() const { return all_moves; }

private:
    unsigned distance(const View& view) const;

    std::shared_ptr<const two_phase::Solver>             solver_;
    std::array<Symmetry, 3>                              axes_;
    std::array<std::array<std::uint8_t, Move::count>, 3> seen_as_{};  // a turn along each axis
    std::vector<std::array<std::uint16_t, Move::count>>  twists_;
    std::vector<std::array<std::uint16_t, Move::count>>  flips_;
    std::vector<std::array<std::uint16_t, Move::count>>  slices_;
};

class Reid final : public Method {
public:
    explicit Reid(std::shared_ptr<const two_phase::Solver> solver) : space_(std::move(solver)) {}

    Solution solve_in_phases(const Cube& cube, const Limits& limits,
                             const Watch& watch) const override;

    const ReidSpace& space() const { return space_; }

private:
    ReidSpace space_;
};

}  // namespace antipode::methods
