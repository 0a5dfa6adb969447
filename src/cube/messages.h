// What this folder tells people, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode {

inline constexpr Sentence cube_sentences[] = {
    // Stickers
    {"wrong-facelet-count",
     "{count} {count|one=facelet was|other=facelets were} given, but a cube has 54: nine for each "
     "of the faces U R F D L B, in this order, row by row"},
    {"wrong-sticker-count",
     "{count} {count|one=facelet was|other=facelets were} given, but a cube has 54: nine for each "
     "of the faces U R F D L B, in this order, row by row, a dot for an unpainted one"},
    {"centre-no-colour",
     "the centre of {face} (facelet {facelet}) is '{text}': colours are written with six different "
     "letters"},
    {"centre-not-own",
     "the centre of {face} (facelet {facelet}) is '{text}': to give it another colour than its "
     "own, paint all six centres"},
    {"centres-equal",
     "the centres of {first} and {second} (facelets {facelets:and}) both show '{text}': the six "
     "centres must differ"},
    {"unknown-colour",
     "facelet {facelet} (number {number}) is '{text}', which no centre shows; accepted: "
     "{colours:space}"},
    {"unknown-colour-or-dot",
     "facelet {facelet} (number {number}) is '{text}'; accepted: the colours {colours:space} and, "
     "for an unpainted sticker, {unpainted:space}"},
    {"wrong-colour-counts", "each colour must occur {times} times, but {counts:and}"},
    {"colour-count", "{colour} occurs {count} {count|one=time|other=times}"},

    // Pieces
    {"piece-at", "{slot} ({stickers|one=sticker|other=stickers} {stickers:space})"},
    {"piece-mirrored",
     "the {kind} at {place} shows {colours} the wrong way round: two of its stickers are "
     "exchanged"},
    {"no-such-piece", "the {kind} at {place} shows {colours}: no {kind} has these colours"},
    {"piece-twice", "the {kind} {colours} occurs twice: at {first} and at {second}"},
    {"too-few-pieces",
     "the {kind}s at {places:and} must be {count} different pieces, but only {pieces:and} fit "
     "there"},
    {"no-cube", "these stickers make no cube"},

    // What turning cannot change
    {"corners-twisted",
     "the corners are twisted by a third of a turn{sense|clockwise= clockwise|counter-clockwise= "
     "counter-clockwise|either=} in all"},
    {"edges-flipped", "an odd number of edges is flipped"},
    {"pieces-exchanged", "two pieces are exchanged (corner and edge parity differ)"},
    {"several-laws-broken", "{laws:semicolon}"},
    {"centre-parity",
     "the centres are turned by {quarters} {quarters|one=quarter|other=quarters} in all, but the "
     "corners are permuted with {parity} parity: a quarter turn of a face changes both; turn one "
     "centre by a quarter, as in +{repair}"},
    {"however-painted", "however the rest is painted, {problem}"},

    // Repairs
    {"twist-corner", "twist the corner at {slot} {sense}"},
    {"flip-edge", "flip the edge at {slot}"},
    {"exchange-pieces", "exchange the {kind}s at {first} and {second}"},
    {"exchange-and-turn", "{exchange}, {turns}"},
    {"corner-twisted-on-the-way", "twisting the one that comes to {slot} {sense}"},
    {"edge-flipped-on-the-way", "flipping the one that comes to {slot}"},
    {"exchange-stickers", "exchange the stickers {first} and {second}"},
    {"repaint-stickers", "repaint {changes:and}"},
    {"sticker-repainted", "{sticker} from {from} to {to}"},
    {"clear-stickers", "clear {stickers:and}"},
    {"repair-steps", "{steps:and}"},

    // Written forms
    {"unknown-form", "unknown form '{text}'; accepted: {accepted}"},
    {"value-out-of-range", "{field} contains {value}: its values go from {least} to {most}"},
    {"value-twice",
     "{field} contains {value} twice: each value from {least} to {most} must occur once"},
    {"zip-number-too-large",
     "the {which} number of the zip is {value}, but it must be below {bound}"},
    {"field-twice", "{field} is given twice"},
    {"form-incomplete", "expected {what} at {place}"},
    {"end-of-text", "the end"},
    {"list-opening", "'[' after {field}="},
    {"list-separator", "';' between the {count} numbers in {field}"},
    {"list-number", "one of the {count} numbers in {field}"},
    {"list-closing", "']' after the {count} numbers of {field}"},
    {"fields-opening", "'{{' before the fields sc, sm, irc, irm"},
    {"fields-separator", "';' between two fields"},
    {"fields-closing", "'}}' after the fields sc, sm, irc, irm"},
    {"field-name", "one of the fields sc, sm, irc, irm"},
    {"field-equals", "'=' after {field}"},
    {"zip-opening", "'[' before the four numbers of a zip"},
    {"zip-separator", "';' between the four numbers of a zip"},
    {"zip-number", "one of the four numbers of a zip"},
    {"zip-closing", "']' after the four numbers of a zip"},
    {"nothing-more", "nothing more"},

    {"wrong-centre-count",
     "the centre twists '+{text}' have {count} of the six digits: expected clockwise quarter "
     "turns, 0 to 3, for U R F D L B, with a dot for a centre that does not count"},
    {"wrong-centre-digit",
     "the centre twists '+{text}' are wrong at digit {number}: expected six clockwise quarter "
     "turns, 0 to 3, for U R F D L B, with a dot for a centre that does not count"},
    {"not-a-centre-set",
     "'{text}' does not say which centres count: write letters of U R F D L B, each once, or all"},

    {"json-cube-forms",
     R"(accepted: {{"cp":[8 numbers],"co":[8],"ep":[12],"eo":[12]}} or {{"facelets":"54 letters"}}, each optionally with "centres":[6 numbers])"},
    {"json-not-a-list", R"("{field}" must be a list of {count} numbers; {accepted})"},
    {"json-value-out-of-range", R"("{field}" contains {value}: its values go from 0 to {most})"},
    {"json-piece-twice", R"("{field}" contains {value} twice: each piece must occur once)"},
    {"json-facelets-no-text", R"("facelets" must be a string of 54 letters)"},
    {"json-facelets-not-alone", R"("facelets" must stand alone; {accepted})"},
    {"json-not-understood", "{problem}; {accepted}"},
    {"json-not-an-object", "this is JSON, but not an object; {accepted}"},
    {"json-unknown-field", R"("{field}" is not known; {accepted})"},

    {"wrong-piece-count",
     "{count} {count|one=piece was|other=pieces were} given, but a cube has 20: 12 edges, then 8 "
     "corners, for the slots {slots:space}"},
    {"wrong-piece-entry",
     "the entry for {slot} is '{text}' (column {column}): expected {count} letters of U R F D L B"},

    {"cycles-end", "the cycles end at {place}: {expected}"},
    {"unexpected-in-cycles", "unexpected '{text}' at {place}: {expected}"},
    {"unknown-piece-in-cycle", "there is no piece '{text}' at {place}: {expected}"},
    {"expected-cycle", "expected a bracket such as (UF BD UR)"},
    {"expected-cycle-end", "expected ')' after the mark"},
    {"expected-cycle-piece", "expected an edge such as UF, a corner such as URF, + or -, or ')'"},
    {"cycle-mixes-kinds",
     "the piece {piece} at {place} is of a different kind from the others in its cycle"},
    {"cycle-mirrors-corner",
     "the piece {piece} at {place} names its stickers in the opposite sense of rotation to the "
     "piece before it: no corner can be turned that way"},
    {"cycle-twists-edge",
     "the piece {piece} at {place} is an edge, which can only be flipped: use + and not -"},
    {"cycle-repeats-piece",
     "the piece {piece} at {place} occurs twice: each piece may be in one cycle at most"},

    // Cubes of which not everything is known, and patterns of a face
    {"centre-marked",
     "the centre {facelet} belongs to no piece: a mark {mark} is for the sticker of a corner or an "
     "edge"},
    {"piece-hatched-in-part",
     "the {kind} at {place} is partly hatched: write all its stickers in lower case, or none"},
    {"piece-marked-and-coloured",
     "the {kind} at {place} has a mark and a colour: a mark is for a piece that is not known"},
    {"piece-marked-twice", "the {kind} at {place} has two marks: mark only one sticker"},
    {"piece-painted-in-part",
     "the {kind} at {place} is partly painted and could be several pieces: paint all of it, or "
     "none of it and mark its sticker of U or D (F or B) with *"},
    {"no-such-incomplete-cube", "no cube that turning reaches looks like this: {reason}"},
    {"pattern-too-colourful", "a pattern has at most six labels and colours"},
    {"pattern-wrong-shape", "a pattern has three rows of three cells, such as aba/bab/aba"},
    {"unknown-pattern",
     "'{text}' is not a pattern: expected nine cells such as aba/bab/aba, of labels a to z, "
     "colours U R F D L B and '.' for any, or one of {accepted}"},

    // Pictures
    {"wrong-scheme-size",
     "a colour scheme needs six colours in the order U,R,F,D,L,B, separated by commas; '{text}' "
     "has {count}"},
    {"wrong-face-colour", "face {face}: {problem}"},
    {"not-a-colour",
     "'{text}' is not a colour; write # and six hexadecimal digits, such as #ff8000"},
    {"unknown-scheme",
     "unknown colour scheme '{text}'; accepted: {accepted}, or six colours for U,R,F,D,L,B such as "
     "#ffffff,#ff0000,#00ff00,#ffff00,#ff8000,#0000ff"},
    {"unknown-view", "unknown view '{text}'; accepted: {accepted:and}"},
    {"wrong-picture-size",
     "a picture of {pixels} pixels cannot be drawn; accepted: {least} to {most}"},
    {"picture-not-made", "the PNG file could not be made: {reason}"},
};

template <MessageCode code>
inline constexpr MessageMaker<cube_sentences, code> cube_message;

}  // namespace antipode
