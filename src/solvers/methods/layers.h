// Layer by layer, as people do it, with the reason of every step in words: a cross
// on D, its corners, the middle layer, and the last layer with four well-known
// algorithms. Sixteen steps, and about 120 turns.
#pragma once

#include <vector>

#include "solvers/methods/chain.h"
#include "solvers/methods/layer_steps.h"

namespace antipode::methods {

class Layers final : public Method {
public:
    Layers();

    Solution solve_in_phases(const Cube& cube, const Limits& limits,
                             const Watch& watch) const override;

private:
    struct LastStep {
        Message    name;
        Message    goal;
        Algorithms algorithms;
        CubeTest   is_reached;
    };

    static std::vector<LastStep> last_layer();

    std::vector<Distances> cross_;    // the first edge, the first two, …
    Algorithms             corners_;  // of the D layer
    Algorithms             edges_;    // of the middle layer
    std::vector<LastStep>  last_;
};

}  // namespace antipode::methods
