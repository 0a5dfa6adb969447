// Whether turns can bring a position to a goal at all, however many are made. Slices take the
// centres along: what they can do is a group of permutations of all 54 facelets, and the goal
// is met in any of the 24 ways to hold the cube in the end.
//
//     const Reach reach(goal, steps);
//     if (!reach.may_meet(cube)) …      // never
//
// It is exact for goals of all pieces, of all corners and of all edges. Of others it sees each
// piece that must come home, and the centres; so it may say yes where the answer is no.
#pragma once

#include <memory>
#include <vector>

#include "cube/cube.h"
#include "group/stabilizer_chain.h"
#include "solvers/goals/goal.h"
#include "solvers/goals/steps.h"

namespace antipode::goals {

class Reach {
public:
    Reach(const Goal& goal, const StepChoice& steps);

    bool may_meet(const Cube& cube) const;

private:
    bool may_meet(const Permutation& cube, const Permutation& held) const;
    bool can_take_home(std::size_t facelet, const Permutation& cube, const Permutation& held) const;
    Permutation within_group(const Permutation& all) const;

    std::vector<Permutation>         turns_;  // of 54 facelets
    std::vector<std::size_t>         homes_;  // a sticker of each piece that must come home
    std::vector<Point>               seen_;   // facelets that the group moves
    std::unique_ptr<StabilizerChain> group_;  // of kinds of pieces that all come home
};

}  // namespace antipode::goals
