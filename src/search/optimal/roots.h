// The subtrees that an optimal search is divided into: the positions a few steps
// away from the one to solve.
#pragma once

#include <vector>

#include "search/optimal/frontier.h"

namespace antipode::optimal {

// The position itself.
Subtree whole_tree(const Cube& cube);

// The one that a path of steps at the front leads to.
Subtree subtree_at(const Cube& cube, const Path& path);

// Each subtree replaced by those one step deeper, of trees that look for such words.
std::vector<Subtree> one_step_deeper(const std::vector<Subtree>& subtrees, const StepOrder& order,
                                     const Frontier::Goal& goal);

}  // namespace antipode::optimal
