// What this folder tells people, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode {

inline constexpr Sentence solver_sentences[] = {
    // Sets of turns
    {"accepted-turns",
     "accepted: faces (R: every turn of it), clockwise turns R1, half turns R2 and "
     "counter-clockwise turns R', for U R F D L B, separated by spaces or commas"},
    {"accepted-hand-turns",
     "accepted: faces (R: every turn of it), clockwise turns R1, half turns R2 and "
     "counter-clockwise turns R', for U R F D L B, and slices M E S or M2 E2 S2, separated by "
     "spaces or commas"},
    {"slices-with-one-way-turns",
     "with slices among the turns, a face must have all its turns or only its half turn: use R or "
     "R2 instead of R1 or R'"},
    {"unexpected-in-turns", "unexpected '{text}' at {place}; {accepted}"},
    {"no-such-turn", "there is no turn '{turn}' at {place}; {accepted}"},
    {"turns-not-closed", "the bracket '<' is not closed at {place}: expected '>'"},
    {"text-after-turns", "unexpected '{text}' at {place}: nothing may follow '>'"},
    {"no-turns", "the set of turns is empty; {accepted}"},

    {"not-made-by-turns",
     "not solvable by the turns <{turns}>, which make {count} positions: {reason}"},
    {"piece-wrongly-turned",
     "the {kind} {piece} is at {slot}, turned in a way that these turns never turn it"},
    {"piece-out-of-reach",
     "the {kind} {piece} is at {slot}, from where these turns never take it home"},
    {"pieces-tied-together",
     "each piece alone could go home, but these turns cannot take all of them home at once"},

    // Goals
    {"no-such-goal",
     "there is no goal '{text}'; accepted: {accepted}, or a list of pieces like \"DF DR DFR\""},
    {"goal-face", "'{text}' is not a face; accepted: U, R, F, D, L, B or any"},
    {"goal-axis", "'{text}' is not an axis; accepted: ud, rl, fb or any"},
    {"goal-place-piece", "'{text}' is not a piece; accepted: names like FR or DFR, or any"},
    {"goal-piece",
     "'{text}' is not a piece; accepted: names like DF or DFR, DF- for its place alone and DF+ for "
     "its orientation alone"},
    {"goal-place-needless", "the goal {goal} does not depend on that: leave it out"},
    {"no-such-goal-place", "the goal {goal} has no place {text}; accepted: {accepted}"},
    {"goal-out-of-reach", "these turns cannot reach the goal from this position"},
    {"goal-not-a-group",
     "moves on the inverse need a goal in which every position can be inverted: leave out pieces "
     "that must be oriented among others that need not be"},
    {"niss-with-slices", "moves on the inverse are turns of faces: leave out the slices M E S"},
    {"goal-not-met",
     "the cube does not meet the goal to start from{places|none=|other= on }{places}: solve that "
     "first"},
    {"goal-tables-stopped", "stopped while the tables for this goal were being made"},

    // Costs
    {"accepted-costs",
     "accepted: items like quarter=1, half=1.6, turn=1, R=0.8, R2=1.5, R'=1, UD=parallel and "
     "parallel, separated by commas or spaces, or a JSON object"},
    {"cost-out-of-range",
     "the cost of '{name}' is {value}: a cost is a number above 0 and at most {most}"},
    {"cost-not-understood", "'{text}' in the costs is not understood; {accepted}"},
    {"no-costs", "the list of costs is empty; {accepted}"},
    {"no-such-axis", "'{text}' is not an axis; accepted: UD, RL and FB"},
    {"accepted-cost-fields",
     R"(accepted: "turn", "quarter", "half", "faces", "moves" and "parallel_axes")"},
    {"cost-profile-unreadable", "the cost profile cannot be read: {problem}; {accepted}"},
    {"wrong-cost-profile", "in the cost profile, {problem}"},
    {"cost-not-a-number", R"("{field}" is {type}: a cost is a number)"},
    {"cost-of-no-face", R"("faces" names '{text}'; accepted: U R F D L B)"},
    {"cost-of-face-kind",
     R"(the face {face} has "{field}"; accepted: "quarter" and "half" with a number)"},
    {"cost-of-no-move", R"("moves" names '{text}'; accepted: turns such as R1, R2, R')"},
    {"cost-axes-no-list", R"("parallel_axes" must be true, false or a list of UD, RL, FB)"},
    {"cost-axes-wrong-item", R"("parallel_axes" may list UD, RL and FB only)"},
    {"cost-field-not-an-object", R"("{field}" is {type}: it must be an object)"},
    {"cost-field-unknown", R"("{field}" is unknown; {accepted})"},

    {"pattern-databases-unfinished", "the pattern databases were not finished"},
};

template <MessageCode code>
inline constexpr MessageMaker<solver_sentences, code> solver_message;

}  // namespace antipode
