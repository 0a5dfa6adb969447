// Kociemba's two-phase method of 1992 as it was: one axis, one direction.
//
// Phase one searches words into H = <U,D,R2,L2,F2,B2>, the shortest first, pruned by
// twists and flips with the places of the middle edges; phase two finishes inside H.
// Longer first phases may leave a shorter second one, so the search goes on until
// its limits, or until the first phase alone is as long as the best solution: then
// that is proven shortest. (Ours takes three axes and the inverse, and far larger
// tables: search/two_phase.)
#pragma once

#include "solvers/methods/inner_space.h"

namespace antipode::methods {

// Positions up to H.
class OuterSpace {
public:
    struct State {
        std::uint32_t twists;
        std::uint32_t flips;
        std::uint32_t middle;
    };

    OuterSpace();

    State                 start(const Cube& cube) const;
    State                 after(const State& state, Move m) const;
    bool                  exceeds(const State& state, unsigned left) const;
    unsigned              bound(const State& state) const;
    bool                  is_goal(const State& state) const;
    std::span<const Move> turns() const { return all_moves; }

private:
    FactorPointer twists_;
    FactorPointer flips_;
    FactorPointer middle_;
    Distances     twists_middle_;
    Distances     flips_middle_;
};

class Kociemba final : public Method {
public:
    // Of the first solution found: the greatest distances of the two phases.
    static constexpr unsigned worst_total = 12 + InnerSpace::diameter;

    explicit Kociemba(std::shared_ptr<const InnerSpace> inner) : inner_(std::move(inner)) {}

    Solution solve_in_phases(const Cube& cube, const Limits& limits,
                             const Watch& watch) const override;

private:
    class Search;

    OuterSpace                        outer_;
    std::shared_ptr<const InnerSpace> inner_;
};

}  // namespace antipode::methods
