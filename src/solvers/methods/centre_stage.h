// The last stage of a method that knows nothing of centres, where they count: what its turns
// have left of their twists is undone by words that turn centres and move no piece.
//
//     const CentreStage stage(with_centres(cube, centres));
//     Solution solution = stage.added_to(method.solve_in_phases(cube, limits, watch));
//
// Such words (pure_twist_words.h) and their isomorphs make 349 of the 2047 twists that leave
// all pieces where they are. The others are made by two of them each, with 30 turns at most
// and 24.7 on average; of all ways to do so, one with the fewest turns is taken. Since pure
// twists commute with everything, a word does the same wherever in itself it begins: it
// begins where most of its turns cancel with those before it.
#pragma once

#include "solvers/solver.h"

namespace antipode::methods {

class CentreStage {
public:
    static constexpr unsigned most_turns = 30;

    // The position to be solved, with its centres; it must be reachable.
    explicit CentreStage(const CentredCube& cube) : cube_(cube) {}

    // The words that bring the centres home after turns that bring the pieces home; one
    // phase without turns if nothing is left to do.
    std::vector<Phase> phases_after(const Moves& solution) const;

    // What solves pieces and centres.
    Moves whole(const Moves& solution) const;

    // The stage follows the phases of a solution of the pieces. Without one there is none.
    Solution added_to(Solution pieces) const;

private:
    CentredCube cube_;
};

}  // namespace antipode::methods
