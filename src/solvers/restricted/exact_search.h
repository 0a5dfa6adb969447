// Shortest words, by meeting in the middle: from the position all words of
// growing length, until one ends in the ball around the solved cube.
#pragma once

#include "solvers/restricted/ball.h"
#include "solvers/restricted/pursuit.h"

namespace antipode {

class ExactSearch {
public:
    ExactSearch(const Ball& ball, Runner& runner) : ball_(ball), runner_(runner) {}

    // A word of that length that solves the cube, when none is shorter.
    std::optional<Moves> of_length(const Cube& cube, unsigned length);

private:
    bool walk(const Cube& cube, unsigned spent, Step last);

    const Ball&       ball_;
    Runner&           runner_;
    std::vector<Move> word_;
    unsigned          length_ = 0;
    unsigned          ahead_  = 0;  // walked before the ball is asked
};

// Replaces pieces of the pursuit's best word by shorter ones until none can be.
// Pieces cost at most the ball's radius and `ahead` together.
void shorten_windows(const Ball& ball, unsigned ahead, Runner& runner);

}  // namespace antipode
