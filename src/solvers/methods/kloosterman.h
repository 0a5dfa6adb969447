// Kloosterman's method of 1990: Thistlethwaite's first two stages, then the pieces of
// the U layer into the U layer, then home.
//
//     orient the edges                              at most  7
//     reach H = <U,D,R2,L2,F2,B2>                   at most 10
//     bring the pieces of the U layer into it       at most  8     (4900 cosets)
//     finish inside H                               at most 18
//
// That makes 43. Where the third stage takes 8 turns and the last one 18, the last
// turn of the third is left out: the position before it is in H too, so it needs at
// most 18 as well. So 42 are enough.
#pragma once

#include <array>

#include "solvers/methods/inner_space.h"

namespace antipode::methods {

class Kloosterman final : public Method {
public:
    static constexpr std::array<unsigned, 4> worst       = {7, 10, 8, InnerSpace::diameter};
    static constexpr unsigned                worst_total = 42;

    explicit Kloosterman(std::shared_ptr<const InnerSpace> inner);

    Solution solve_in_phases(const Cube& cube, const Limits& limits,
                             const Watch& watch) const override;

    // All but the last, which is a search.
    const std::array<Stage, 3>& stages() const { return stages_; }

private:
    std::array<Stage, 3>              stages_;
    std::shared_ptr<const InnerSpace> inner_;
};

}  // namespace antipode::methods
