// What this folder tells people, as the rows of base/message.h. Where a sentence names
// fields of a request, they are its arguments, spelled as whoever asks knows them.
#pragma once

#include "base/message.h"

namespace antipode::service {

inline constexpr Sentence service_sentences[] = {
    // Fields of requests
    {"not-an-object-of-fields", "expected a JSON object"},
    {"the-field", "the field {field}"},
    {"field-wrong", "{place} takes {expected}, not {given}"},
    {"option-wrong", "{place} does not accept '{text}': expected {expected}"},
    {"field-missing", "{place} is missing: it takes {expected}, {summary}"},
    {"field-unknown", "there is no field '{field}'; accepted: {accepted}"},
    {"no-fields-accepted", "there is no field '{field}': no fields are accepted here"},
    {"expects-text", "a text"},
    {"expects-short-text", "a text of up to {most} bytes"},
    {"expects-choice", "one of {choices}"},
    {"expects-whole", "a whole number from {least} to {most}"},
    {"expects-whole-from", "a whole number of at least {least}"},
    {"expects-seconds", "a number of seconds above 0, at most {most}"},
    {"expects-number", "a number"},
    {"expects-flag", "true or false"},
    {"expects-size", "a size such as 500M or 3G"},
    {"expects-text-or-whole", "a text or a whole number"},
    {"expects-text-or-object", "a text or an object"},
    {"expects-list",
     "a list of {members|texts=texts|wholes=whole numbers|typed=whole numbers such as "
     "1,10|objects=objects}"},
    {"expects-list-of",
     "a list of {least} to {most} {members|texts=texts|wholes=whole numbers|typed=whole numbers "
     "such as 1,10|objects=objects}"},
    {"expects-colours", "a list of {count} colours [red,green,blue], each from 0 to 255"},
    {"expects-object", "an object"},
    {"expects-anything", "any value"},
    {"given-list", "a list of {count}"},
    {"given-long-text", "a longer text"},
    {"goes-with", "{field} goes with {others:or}{others|one= only|other=}"},
    {"wrong-coset-range",
     "{field} takes two numbers from 0 to 140908409, the smaller first, as in 0-999"},
    {"too-many-cosets",
     "{field} names {count} cosets: at most {most} are accepted here; the command antipode coset "
     "takes more"},
    {"no-room-for-so-many",
     "{count} {things|cosets=cosets|cubes=cubes} take about {needed:bytes} of memory, and "
     "{available:bytes} are available {limit}: ask for fewer at a time"},
    {"coset-range-too-long",
     "{field} names {count} cosets, but at most {most} are accepted at a time: ask for parts of it "
     "one after another, such as {first}-{last}"},
    {"coset-without-centres",
     "leave out {field}: the map of a coset does not include centres; if {faces} counted, the "
     "coset would have {times} times as many cubes, {cubes}, and its map would take "
     "{needed:bytes}. antipode solve {field} solves single cubes of it, and antipode count {field} "
     "counts those near the solved one"},
    {"no-cosets-named", "say which cosets: {ways:or}"},
    {"goes-without", "{field} cannot be combined with {other}"},
    {"slices-take-every-turn",
     "leave out {field}: slice turns can be counted only where every turn may be made"},
    {"slices-need-goal",
     "slices go with {goal} or {open}: for the whole cube say {goal} solved, otherwise leave out "
     "the slices"},
    {"optimal-uses-every-turn", "leave out {field}: {other} uses every turn and counts them"},
    {"method-has-its-goal", "leave out {field}: {other} uses every turn and has a goal of its own"},
    {"method-counts-face-turns", "leave out {field}: {other} counts face turns"},
    {"cost-is-counted", "leave out {field}: {other} says what is counted"},
    {"open-is-the-goal", "leave out {field}: with {other} the cubes themselves say what is wanted"},
    {"always-proven", "leave out {field}: with {other} the shortest way is always proven"},
    {"method-solves-all", "leave out {field}: it solves the whole cube, {other} only part of it"},
    {"counted-in-turns", "leave out {field}: with {other} turns are counted"},
    {"makes-no-position", "leave out {field}: with {other} a solution does not make the position"},
    {"length-is-said", "leave out {field}: {other} says how long solutions may be"},
    {"centres-with-every-turn",
     "leave out {field} or {other}: centres are solved with the whole cube and with every turn"},
    {"rotate-needs-moves", "{field} helps only where some turns cannot be made: add {other}"},
    {"depth-lists-classes",
     "leave out {field} or {other}: {other} lists classes up to all 96 isomorphisms"},
    {"no-moves-without-depth",
     "leave out {field}, or say {other}: without {other} there are no moves"},
    {"faces-form", "{field} is written FACES=PATTERN, as in UD=dot"},
    {"not-faces",
     "'{text}' does not name faces: write letters of U R F D L B, or all, before the = of {field}"},
    {"pattern-or-faces",
     "{field} says what every face shows, {other} what some do: one of them is needed"},
    {"no-such-antisymmetry",
     "{first} and {second} are not a type of antisymmetry: one of the two must have half the "
     "symmetries of the other"},
    {"words-go-with-notation", "{words} goes with {to} wca, papers or papers-colours"},
    {"either-or", "give either {first} or {second}, not both"},
    {"nothing-to-solve",
     "there is nothing to solve: the field cube, or cubes for a list, is missing"},
    {"no-rows-named",
     "say which rows: ids with a list of their numbers, or all with the value true"},
    {"no-such-mirror",
     "there is no mirror '{text}'; accepted: RL, UD and FB, named after the faces that are "
     "exchanged"},
    {"too-many-for-a-sheet",
     "a sheet has at most {most} cubes, but there are {count}: choose fewer with ids"},
    {"operation-needs-by",
     "the field by is missing: it takes {operation|rotate=rotations such as \"x y2\"|reflect=a "
     "mirror RL, UD or FB|multiply=a cube in any form}"},
    {"operation-without-by", "to {operation} a cube takes no field by"},
    {"not-a-size",
     "'{text}' is not an amount of memory; accepted: numbers with a unit, like 500M, 3G or 1.5GiB, "
     "from 1M up"},
    {"not-a-time",
     "'{text}' is not a time; accepted: numbers above 0 with a unit, like 200ms, 2.5s, 3m or 1h, "
     "up to a year"},

    // Positions and words
    {"not-solvable", "not solvable by turning faces: {reason}"},
    {"not-writable-as-turns",
     "only a position given as a maneuver can be written as a {form}; this one can be written as "
     "{accepted}"},
    {"isomorphs-as-turns",
     "the isomorphs of a position are written as positions; ask for the words instead to get "
     "maneuvers"},
    {"isomorphic-words-of-position", "only a maneuver has isomorphic words; this is a position"},
    {"no-such-symmetry",
     "'{text}' is not a symmetry of the cube; accepted: a number from 0 to {most}, or rotations "
     "such as \"x y2\" and the mirrors mirror-RL, mirror-UD and mirror-FB, one after another"},
    {"no-such-rotation",
     "'{text}' is not a rotation of the whole cube; accepted: x, y, z and their combinations, such "
     "as y2 or \"x y'\""},
    {"word-too-long",
     "{turns} turns repeated {times} times are more than the {most} turns that a maneuver can "
     "have"},
    {"not-an-exponent",
     "'{text}' is not an exponent; accepted: a whole number such as 3, -1 or 1000000"},
    {"no-such-method", "there is no method '{text}': the methods are {accepted}"},

    // Questions of the laboratory
    {"metric-not-counted", "distances are counted in htm or qtm here, not in {metric}"},
    {"centres-count-at-once", "leave out {field}: with {other} positions are counted in one go"},
    {"centres-with-one-kind",
     "leave out {field}: where corners or edges count alone, nothing tells how the centres are "
     "turned"},
    {"all-centres-or-none",
     "{field} accepts only all here, not '{text}': either all six centres count, or none"},
    {"not-a-face", "'{text}' is not a face; accepted: U R F D L B"},
    {"not-opposite-faces",
     "'{text}' is neither one face nor two opposite ones, as in D or \"U D\""},
    {"half-turn-alone",
     "{face}2 without {face} or {face}' cannot be counted in quarter turns (qtm): count in face "
     "turns (htm)"},
    {"too-many-positions",
     "the condition leaves up to {count} positions, too many to go through: ask for symmetries, "
     "faces or pieces, say how many you want at most, or look within some moves"},
    {"no-path",
     "turning does not lead from one position to the other: in the difference between them, "
     "{reason}"},
    {"count-file-in-use", "{path} is in use by another antipode"},
    {"count-file-not-opened", "{path} cannot be opened: {reason}"},
    {"count-file-not-written", "{path} cannot be written: {reason}"},
    {"not-a-count-file", "{path} is not a file of counts"},
    {"count-file-of-other", "{path} belongs to another count: \"{header}\""},

    // Long work
    {"no-such-task", "there is no {family} '{id}'"},
    {"task-not-paused",
     "the {family} {id} is {state}: only a {family} that waits or runs can be paused"},
    {"task-not-resumed",
     "the {family} {id} is {state}: only a {family} that has not ended can be resumed"},
    {"too-many-tasks",
     "{count} {family}s are already open, and no more are accepted: stop some, or ask again later"},
    {"too-many-searches",
     "{count} searches are already waiting, and no more are accepted: ask again later"},
    {"no-such-task-kind", "there is no kind of task called '{text}'"},
    {"search-stopped", "the search was stopped"},
    {"question-stopped", "the question was stopped"},
    {"program-ends", "the program is about to end"},
    {"getting-ready", "getting ready"},
    {"method-getting-ready", "{method}: getting ready"},
    {"cube-of-method", "{method}, cube {cube} of {count}"},
    {"turns-and-nodes", "{turns} turns, {nodes} nodes"},
    {"coset-distance",
     "{stage|searching=searching|passing=passing over|solving=solving} distance {distance}"},
    {"coset-of-many", "coset {number} of {count}: {step}"},
    {"counting-distance", "{stage|storing=storing|counting=counting} distance {distance}"},
    {"found-so-far", "{found} found"},
    {"found-of-many", "{found} found; the condition leaves up to {count} positions"},
    {"found-at-depth", "depth {depth}, {found} found"},
    {"path-moves", "{moves} {moves|one=move|other=moves}"},

    // Tables
    {"tables-of-metric", "the tables for {metric}"},
    {"surveyed", "{cubes} of {all} cubes"},
    {"other-survey", "{path} belongs to another survey: \"{subject}\""},
    {"survey-not-written", "{path} cannot be written"},
    {"not-by-card",
     "{table} cannot be filled on a graphics card; the bounds of face and quarter turns can"},
    {"card-filling", "filling the table of the graphics card"},
    {"no-card-so-processor", "{reason}; the processor searches instead"},
    {"card-does-not",
     "the graphics card solves only whole cubes from the beginning, without centres and up to "
     "{length} moves; the processor searches instead"},
    {"table-named", "the table {table}"},
    {"tables-of-method", "the tables of the method {method}"},
    {"tables-of-turns", "the tables for these turns"},
    {"tables-of-goal", "the tables for this goal"},
    {"tables-not-begun", "opened when first asked for"},
    {"tables-loading", "loading"},
    {"tables-ready", "ready"},
    {"tables-stopped", "stopped"},
    {"table-step",
     "{step|checking=checking|building=building|counting=counting|writing=writing} the table "
     "{table}"},
    {"stopped-waiting", "stopped while waiting for {work}"},
    {"tables-not-ready",
     "{work} must be loaded or built first; this goes on in the background: ask again later"},
    {"no-tables-of-metric", "there are no tables for shortest solutions in {metric}"},
    {"smallest-table", "the smallest table for shortest solutions takes {size:bytes}"},
    {"smallest-table-too-large",
     "the smallest table for shortest solutions takes {size:bytes}, more than it may take of the "
     "{available:bytes} that are available {limit}"},
    {"no-such-table", "there is no table '{text}'; the tables are {accepted}"},
    {"table-not-kept", "the table {table} was built, but could not be kept in {folder}"},
    {"table-without-folder", "the table {table} was built, but there is no folder to keep it in"},
    {"no-folder-for-table", "there is no folder for the table {table}"},
    {"table-file-wrong", "the file {path} {problem}; \"antipode tables build {table}\" makes it"},
    {"table-file-absent", "is not there"},
    {"six-pictures",
     "a cube needs six pictures, one of each face, or two of opposite corners, or a folder with "
     "them: {count} were given"},
    {"six-faces",
     "the pictures show {count} {count|one=face|other=faces} where a cube has six: give one "
     "picture "
     "of each face, or two of opposite corners that show three faces each"},
    {"corner-views",
     "a corner view has three pictures, and no picture may be in two of them; corner views need "
     "order any"},
    {"not-base64", "the field {field} takes a JPEG or PNG in base64"},
    {"scan-stopped", "stopped before six faces were shown"},
    {"no-camera-connected", "no camera is connected"},
    {"face-not-scanned", "the face {face} was not scanned"},
    {"no-likely-cube", "no cube is likely enough"},
    {"centre-settled",
     "patch {patch} is the centre of picture {picture}, which has its own colour"},
    {"settled-twice", "patch {patch} is settled twice, with two colours: once is enough"},
    {"not-a-proof", "this is not the state of a proof, or it is damaged"},
    {"proof-file-wrong", "{path}: {problem}"},
    {"proof-file-not-written", "{path} cannot be written"},
};

template <MessageCode code>
inline constexpr MessageMaker<service_sentences, code> service_message;

}  // namespace antipode::service
