// The positions of H = <U,D,R2,L2,F2,B2> and how far they are, at least, from solved:
// what the last stages of Kociemba and Kloosterman search.
#pragma once

#include <span>

#include "solvers/methods/chain.h"

namespace antipode::methods {

class InnerSpace {
public:
    struct State {
        std::uint32_t corners;
        std::uint32_t rim;
        std::uint32_t middle;
        std::uint32_t upper_corners;
        std::uint32_t upper_edges;
    };

    // No position of H needs more.
    static constexpr unsigned diameter = 18;

    InnerSpace();

    State                 start(const Cube& cube) const;  // of H
    State                 after(const State& state, Move m) const;
    bool                  exceeds(const State& state, unsigned left) const;
    unsigned              bound(const State& state) const;
    bool                  is_goal(const State& state) const;
    std::span<const Move> turns() const { return turns_; }

private:
    std::vector<Move> turns_;
    FactorPointer     corners_;
    FactorPointer     rim_;
    FactorPointer     middle_;
    FactorPointer     upper_corners_;
    FactorPointer     upper_edges_;
    Distances         corners_middle_;
    Distances         rim_middle_;
    Distances         corners_upper_edges_;
    Distances         rim_upper_corners_;
};

}  // namespace antipode::methods
