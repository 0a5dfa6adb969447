// What the measurements work on: fixed positions and words, few enough to stay
// in the processor's nearest cache.
#pragma once

#include <string>
#include <vector>

#include "cube/facelets.h"
#include "notation/maneuver.h"

namespace antipode::bench {

struct Samples {
    std::vector<Cube>        cubes;     // random, reachable
    std::vector<Cube>        turns;     // random face turns
    std::vector<Facelets>    facelets;  // of `cubes`
    std::vector<Moves>       words;     // of 20 turns
    std::vector<std::string> texts;     // of `words`
};

Samples make_samples();

}  // namespace antipode::bench
