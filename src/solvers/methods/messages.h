// What the methods tell of their phases, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode::methods {

inline constexpr Sentence phase_sentences[] = {
    // Names
    {"phase-piece", "{kind} {piece}"},
    {"phase-upper-cross", "a cross on U"},
    {"phase-upper-edges", "edges of U"},
    {"phase-upper-corners-placed", "corners of U in their places"},
    {"phase-upper-corners-turned", "corners of U turned"},
    {"phase-quarter-turn", "a quarter turn"},
    {"phase-cycle", "{kind}s {first} → {second} → {third}"},
    {"phase-turn-pieces", "{kind|corner=twist corners|edge=flip edges} {pieces:and}"},
    {"phase-orient-edges", "orient the edges"},
    {"phase-reach-inner-group", "orient the corners and fill the middle layer"},
    {"phase-reach-half-turns", "make it solvable by half turns"},
    {"phase-finish-by-half-turns", "finish with half turns"},
    {"phase-fill-upper-layer", "fill the U layer"},
    {"phase-finish-inside", "finish inside {group}"},
    {"phase-one", "phase one: into {group}"},
    {"phase-two", "phase two: home"},
    {"phase-two-backwards", "phase two of the inverse, backwards"},
    {"phase-one-backwards", "phase one of the inverse, backwards: out of {group}"},
    {"phase-all-at-once", "all at once"},
    {"phase-centres", "{faces|one=centre|other=centres} {faces:and}"},
    {"phase-centres-none", "centres"},

    // What holds afterwards, and why these turns
    {"home-already", "The {kind} {piece} is already home."},
    {"piece-is-home", "is home"},
    {"edge-is-flipped", "is home but flipped"},
    {"corner-is-twisted", "is home but twisted"},
    {"piece-is-at", "is at {slot}"},
    {"cross-edge",
     "The edge {piece} {where}: this is the shortest way to its place that keeps the cross edges "
     "that are home."},
    {"lower-corner",
     "The corner {piece} {where}: the U layer is turned until it is above its place, and it is put "
     "in from the side that its D sticker faces."},
    {"lower-corner-taken-out",
     "The corner {piece} {where}: it is first brought up to the U layer, which is turned until the "
     "corner is above its place, and it is put in from the side that its D sticker faces."},
    {"middle-edge",
     "The edge {piece} {where}: it is brought over the centre of its side colour, and goes down "
     "into the middle layer together with the corner below."},
    {"middle-edge-taken-out",
     "The edge {piece} {where}: another edge takes its place first, then it is brought over the "
     "centre of its side colour, and goes down into the middle layer together with the corner "
     "below."},
    {"upper-cross", "The edges of the last layer show U on top: {word} turns two of them over."},
    {"upper-edges", "The edges of the last layer are home: {word} cycles three of them."},
    {"upper-corners-placed",
     "Each corner of the last layer is in its place, twisted or not: {word} cycles three of them."},
    {"upper-corners-turned",
     "The cube is solved: {word}, two or four times, twists the corner at URF; then the U layer "
     "brings the next one there, and what happens below undoes itself."},
    {"now-even",
     "The permutations of corners and of edges are now even, so 3-cycles can undo them."},
    {"cycled-by-word",
     "The {kind}s are cycled {first} → {second} → {third}: {word} of the papers, or an isomorph of "
     "it, which leaves every other piece in its place."},
    {"turned-by-word",
     "An isomorph of the papers' word {kind|corner=twists|edge=flips} the {kind}s {pieces:and} in "
     "place, and moves nothing."},
    {"edges-oriented",
     "Every edge can be brought home without quarter turns of F and B, which are the turns that "
     "flip edges; only half turns of F and B are needed from here."},
    {"inner-group-reached",
     "No corner is twisted and the four edges of the middle layer are in it: from here U, D and "
     "half turns of the other faces are enough."},
    {"inner-group-reached-at-once",
     "No corner is twisted, no edge is flipped, and the edges of the middle layer are in it: from "
     "here U, D and half turns are enough."},
    {"half-turns-reached",
     "Every edge is in its own middle layer and the corners are where half turns can leave them: "
     "no more quarter turns are needed."},
    {"upper-layer-filled",
     "The pieces of the U layer are in the U layer, and so those of the other layers are in "
     "theirs."},
    {"turns-enough", "Turns of {group} are enough from here."},
    {"inverse-undone",
     "The inverse was solved; this is the end of its solution, inside {group}, undone."},
    {"cube-solved", "The cube is solved."},
    {"cube-solved-inside", "The cube is solved, by U, D and half turns of the other faces only."},
    {"cube-solved-shortest",
     "The cube is solved. Every shorter word was excluded before this one was found."},
    {"centre-half", "the centre of {face} by a half turn"},
    {"centre-clockwise", "the centre of {face} by a quarter turn clockwise"},
    {"centre-back", "the centre of {face} by a quarter turn counter-clockwise"},
    {"centres-turned-by-word",
     "This turns {turns:and}, and leaves everything else as it is. It would do the same from any "
     "of its turns on, round to where it began."},
    {"centres-right-already", "Every centre that counts is already turned right."},
};

template <MessageCode code>
inline constexpr MessageMaker<phase_sentences, code> phase_message;

}  // namespace antipode::methods
