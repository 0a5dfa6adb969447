// The subtrees that an optimal search is divided into: the positions a few steps
// away from the one to solve.
#pragma once

#include <vector>

#include "search/optimal/frontier.h"

namespace antipode::optimal {

// The position itself.
Subtree whole_tree(const Cube& cube);

// Each subtree replaced by those one step deeper.
std::vector<Subtree> one_step_deeper(const std::vector<Subtree>& subtrees, const StepOrder& order,
                                     Frontier::Wanted wanted);

}  // namespace antipode::optimal
