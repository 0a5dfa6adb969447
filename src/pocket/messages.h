// What this folder tells people, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode::pocket {

inline constexpr Sentence sentences[] = {
    {"pocket-turn-impossible",
     "a 2x2x2 cannot do {turn}; accepted: turns of the faces U R F D L B and of the whole cube, x "
     "y z"},
    {"pocket-not-a-colour",
     "'{text}' at {place} is not a colour: colours are written with six different letters"},
    {"pocket-facelet-count",
     "{count} {count|one=facelet was|other=facelets were} given, but a 2x2x2 has 24: four for each "
     "of the faces U R F D L B, in this order, row by row"},
    {"pocket-wrong-colours",
     "a 2x2x2 has six colours, but {count} {count|one=occurs|other=occur}: {colours:and}"},
    {"pocket-colour-twice", "the corner at {place} shows {colours}: no corner has {colour} twice"},
    {"pocket-opposite-colours",
     "the corner at {place} shows {colours}: {first} and {second} are opposite, and no corner has "
     "both"},
    {"pocket-corners-twisted", "{law}: one corner must be twisted in its place"},

    {"pocket-input-ends", "expected {what} at the end"},
    {"pocket-unexpected", "unexpected '{text}' at {place}: expected {what}"},
    {"pocket-coordinates", "three coordinates, each 0 or 1"},
    {"pocket-colours", "three colours"},
    {"pocket-quarter-turn", "a quarter turn x0, x0'', x1, x1'', y0, … or z1''"},
    {"cubie-missing",
     "the cubie at {place} is missing: expected eight, each as three coordinates and three "
     "colours, like 000:BUL"},
    {"cubie-twice", "the cubie at {place} occurs twice"},
};

template <MessageCode code>
inline constexpr MessageMaker<sentences, code> message;

}  // namespace antipode::pocket
