// What this folder tells people, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode {

inline constexpr Sentence explore_sentences[] = {
    // Conditions
    {"condition-ends", "the condition ends at {place}: {expected}"},
    {"condition-unexpected", "unexpected '{text}' at {place}: {expected}"},
    {"condition-unknown-name", "unknown name '{text}' at {place}; accepted: {names}"},
    {"condition-unclosed-text",
     "the text that begins at {place} does not end: a {quote} is missing"},
    {"condition-number-too-large", "the number {digits} at {place} is too large"},
    {"condition-too-deep", "more than {most} brackets or signs are nested at {place}"},
    {"condition-wrong-type", "{part} must be {wanted}, but '{text}' at {place} is {given}"},
    {"condition-types-differ",
     "'{sign}' at {place} cannot compare '{left}', which is {left_type}, with '{right}', which is "
     "{right_type}"},
    {"condition-not-ordered",
     "'{sign}' at {place} compares numbers only; == and != compare everything"},
    {"condition-never", "{name} is never '{text}' at {place}, only {accepted}"},
    {"condition-without-centres",
     "{name} at {place} asks about centres, but none of them counts: let them count with centres"},
    {"condition-other-centre",
     "the centre of {face} at {place} does not count: those of {counted} do"},
    {"condition-wrong-cube", "in the CUBE at {place}: {problem}"},

    {"value-type", "{type|truth=yes or no|number=a number|text=a text}"},
    {"condition-whole", "a condition"},
    {"condition-beside", "what stands beside '{sign}'"},
    {"condition-after", "what follows '{sign}'"},

    {"condition-sign", "two values are compared with =="},
    {"condition-parts",
     "a condition is made of names, numbers, \"texts\", brackets, == != < <= > >=, + - * %, and, "
     "or, not"},
    {"condition-end", "a condition ends here, or goes on with and, or, or a comparison"},
    {"condition-value", "expected a name, a number, a \"text\", or a bracket"},
    {"condition-bracket", "expected ')'"},
    {"condition-name-form", "{name} is written {form}"},
    {"condition-name-end", "expected ')' to end {name}"},
    {"condition-face", "expected a face: U, R, F, D, L or B"},
    {"condition-kind", "expected corners or edges"},
    {"condition-comma", "expected a comma and the number of pieces"},
    {"condition-length", "expected a number of pieces, from 1 to {most}"},
    {"condition-piece", "expected a piece, an edge such as UF or a corner such as DBL"},
    {"condition-cube", "expected a CUBE in quotes"},
    {"condition-faces", "expected faces, such as U, UD or all"},
    {"condition-colour-comma", "expected a comma and numbers of colours"},
    {"condition-colour-count", "expected a number of colours, from 1 to {most}"},
    {"condition-drawing",
     "expected a comma and a drawing in quotes, such as \"aba/bab/aba\" or \"dot|plus\""},
    {"condition-symmetries", "expected a text in quotes, such as \"C3\" or \"y2 -UF\""},
    {"condition-wrong-text", "in the text at {place}: {problem}"},
    {"unknown-operation",
     "'{text}' is not a symmetry: expected a type such as C3 or S6{{D3d}}, or operations such as "
     "x, y2, UF, URF, URF', and with a minus sign -y2 (a mirror), -1 (the centre)"},

    // Groups and counts
    {"position-not-in-group",
     "the position is not in the group: no word in the generators makes it"},
    {"count-too-large",
     "counting to distance {depth} takes about {needed:.1} GB of memory besides the stored levels, "
     "but only {allowed:.1} GB are allowed: count to a smaller distance, or allow more memory"},
    {"count-levels-too-large",
     "counting to distance {depth} with centres stores levels of about {needed:.1} GB, but only "
     "{allowed:.1} GB are allowed: count to a smaller distance, or allow more memory"},
    {"count-beyond-memory",
     "counting to distance {depth} takes about {needed:bytes} of memory, and {available:bytes} are "
     "available {limit}: {remedy}, or count to a smaller distance"},
    {"count-out-of-memory", "there is too little memory for counting"},
    {"count-interrupted", "interrupted"},

    // The papers
    {"theory-group-orders",
     "G, all ways to put the pieces together, has 8! 12! 3^8 2^12 = {all} elements; the six faces "
     "generate a group R of {reachable}, by Schreier and Sims."},
    {"theory-trace",
     "All 18 turns have trace [0;0;0], the trace takes 12 values once its last part is read modulo "
     "3, and |G| = 12 |R|: so R is the kernel. Read literally, with Caml's signed mod, it is not a "
     "morphism: a twisted corner has {once}, the same twist twice {twice}."},
    {"theory-centre",
     "It has {count} elements: the identity and the position with all edges flipped."},
    {"theory-faces", "Five faces generate R; four do not, whichever they are."},
    {"theory-pair", "{first} and {second} {generate|yes=generate|no=do not generate} all of R."},
    {"theory-element-orders",
     "R has elements of {orders} orders, the largest is {largest}; G of {all}, up to {most}."},
    {"theory-exponent",
     "The least one is {least}; it {divides|yes=divides|no=does not divide} {claimed}."},
    {"theory-morph",
     "The values in R are {values}; {alone} positions have no isomorph but themselves. Counted "
     "through the {subgroups} subgroups of the 96 isomorphisms."},
    {"theory-classes", "{of_48} up to the 48 symmetries, {of_96} up to the 96 isomorphisms."},
    {"theory-diameter",
     "Some position is at least {plain} quarter turns away because there are 12 of them, at least "
     "{quarter} because opposite faces commute and turns of one face join, and at least {face} "
     "face turns for the same reason. (Known today, by much longer computations: 26 and 20.)"},
    {"theory-positions-at-10", "There are at most {words}, since there are no more words."},
    {"theory-by-depth", "On average a class has {means:and}."},
    {"theory-part",
     "{name|group-orders=orders of the groups|trace=trace|centre=centre|faces=faces|pair=two "
     "generators|element-orders=orders of "
     "elements|exponent=exponent|morph=isomorphs|classes=classes|diameter=bounds by "
     "counting|positions-at-10=positions at depth 10|by-depth=positions by "
     "depth|corner-permutations=corners|rank-parity=parity and rank|order-1260=order "
     "1260|one-layer=one layer}"},
    {"theory-mean", "{mean:.2} members at depth {depth}"},
    {"theory-by-depth-unknown", "No depth that the papers speak of was reached."},
    {"theory-corner-permutations", "{seen} of the {all} odd ones occur."},
    {"theory-rank-parity",
     "True for fewer than {points} points; for {points} the permutation of rank {rank} is the "
     "first counterexample."},
    {"theory-rank-parity-true", "True as far as {points} points."},
    {"theory-order-1260",
     "None is shorter than 6 quarter turns; {count} {count|one=is|other=are} that short, up to "
     "isomorphism."},
    {"theory-one-layer",
     "Up to isomorphism and turns of the layer there {count|one=is|other=are} {count} within "
     "{depth} quarter turns."},
};

template <MessageCode code>
inline constexpr MessageMaker<explore_sentences, code> explore_message;

}  // namespace antipode
