// What this folder tells people, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode {

inline constexpr Sentence notation_sentences[] = {
    {"column", "column {column}"},
    {"line-and-column", "line {line}, column {column}"},

    {"unknown-move",
     "unknown move '{text}' at {place}: expected a face U R F D L B, a slice M E S, a wide turn Rw "
     "or r, a rotation x y z, a pair Rs or Ra, or a bracket (A) [A,B] [A:B] ^(A)"},
    {"unknown-letter",
     "unknown move '{text}' at {place}: expected a letter of H D F P G A or V O W J R B, upper "
     "case for counter-clockwise, lower case for clockwise, or a bracket (A) [A,B] [A:B] ^(A)"},
    {"power-of-nothing",
     "unexpected '{text}' at {place}: a number or prime must directly follow what it belongs to"},
    {"single-slash", "unexpected '{text}' at {place}: a comment starts with //"},
    {"second-prime", "unexpected '{text}' at {place}: one prime is enough"},
    {"number-after-prime",
     "unexpected '{text}' at {place}: the number comes before the prime, as in 2'"},
    {"inverse-without-bracket",
     "unexpected '{text}' at {place}: moves on the inverse are written ^(A), without a space"},
    {"separator-outside-bracket",
     "unexpected '{text}' at {place}: it belongs inside [A,B] or [A:B]"},
    {"no-open-bracket", "unexpected '{text}' at {place}: no bracket is open there"},
    {"incomplete-bracket",
     "unexpected '{text}' at {place}: the '{bracket}' at {opening} must be completed to "
     "{forms:or}"},
    {"unclosed-bracket", "unclosed '{bracket}' at {place}: it must be completed to {forms:or}"},
    {"length-not-at-end",
     "length {text} at {place}: it must stand at the end, with nothing after it but a comment"},
    {"wrong-turn-count",
     "number {digits} at {place}: a turn accepts 2 or 3, with or without a prime"},
    {"wrong-repetition",
     "repetition {digits} at {place}: a bracket can be repeated 1 to {most} times"},
    {"too-many-turns",
     "too many turns at {place}: a maneuver may have up to {most} when its brackets are written "
     "out"},
    {"brackets-too-deep",
     "too many open brackets at {place}: they may be nested up to {most} deep"},

    {"unknown-metric", "unknown metric '{text}': expected one of {accepted}"},

    {"not-a-link", "a link starts with http:// or https://"},
    {"link-without-cube",
     "this link holds no cube; accepted: links of alg.cubing.net, of Twizzle (alpha.twizzle.net), "
     "and of Antipode with alg=, setup-alg= or cube="},
    {"link-fields-conflict", "{first}= and {second}= in one link: only one of them is accepted"},
    {"link-of-other-puzzle",
     "this link is about the puzzle '{puzzle}': only links about the 3x3x3 are understood"},
    {"wrong-in-link", "in {field}= of the link: {problem}"},
};

template <MessageCode code>
inline constexpr MessageMaker<notation_sentences, code> notation_message;

}  // namespace antipode
