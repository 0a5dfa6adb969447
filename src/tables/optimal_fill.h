// Filling a table of bounds: walks outwards from the solved cube, and marks the
// entry of every position they meet with the distance walked.
#pragma once

#include <span>

#include "coordinates/step_order.h"
#include "tables/optimal_marks.h"

namespace antipode::optimal {

// A position from which to walk on, and the steps that lead to places not nearer.
struct Seed {
    Cube          cube;
    std::uint32_t steps = 0;
};

// One walk: all words of `steps` more steps from each seed.
struct Walk {
    const Shape&     shape;
    const StepOrder& order;
    unsigned         steps = 0;
};

void walk_plain(const Walk& walk, std::span<const Seed> seeds, Marks& marks);
void walk_avx2(const Walk& walk, std::span<const Seed> seeds, Marks& marks);

}  // namespace antipode::optimal
