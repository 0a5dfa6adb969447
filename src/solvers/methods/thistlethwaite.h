// Thistlethwaite's method of 1981: down through four subgroups, each with fewer
// turns than the one before,
//
//     <U,D,R,L,F,B>  >  <U,D,R,L,F2,B2>  >  <U,D,R2,L2,F2,B2>  >  <U2,D2,R2,L2,F2,B2>  >  1
//
// with 2048, 1 082 565, 29 400 and 663 552 cosets. Thistlethwaite's own tables took
// 7 + 13 + 15 + 17 = 52 turns at most; full tables take 7 + 10 + 13 + 15 = 45.
#pragma once

#include <array>

#include "solvers/methods/chain.h"

namespace antipode::methods {

class Thistlethwaite final : public Method {
public:
    static constexpr std::array<unsigned, 4> worst       = {7, 10, 13, 15};
    static constexpr unsigned                worst_total = 45;

    Thistlethwaite();

    Solution solve_in_phases(const Cube& cube, const Limits& limits,
                             const Watch& watch) const override;

    const std::array<Stage, 4>& stages() const { return stages_; }

private:
    std::array<Stage, 4> stages_;
};

}  // namespace antipode::methods
