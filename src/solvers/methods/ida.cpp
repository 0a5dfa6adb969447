#include "solvers/methods/ida.h"

#include "solvers/methods/deepening.h"
#include "solvers/restricted/turned.h"

namespace antipode::methods {

Cube BlindSpace::after(const Cube& state, Move m) const { return turned(state, m); }

Solution Ida::solve_in_phases(const Cube& cube, const Limits& limits, const Watch& watch) const {
    return solve_by_deepening(BlindSpace(), cube, limits, watch);
}

}  // namespace antipode::methods
