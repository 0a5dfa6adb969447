// What this folder tells people, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode {

inline constexpr Sentence group_sentences[] = {
    {"permutation-too-large",
     "a permutation of {degree} points is too large; at most {most} points are accepted here"},
    {"wrong-point-in-cycle",
     "a point of a cycle is {point}; accepted: the points below {degree}, each once"},
    {"wrong-image",
     "image number {number} is {point}; accepted: the points below {degree}, each once"},
    {"permutation-odd",
     "an odd permutation is not a product of 3-cycles; only even permutations are accepted"},
    {"no-such-rank",
     "there is no permutation of rank {rank}; the ranks for {degree} points are 0 to {most}"},
    {"group-too-large-to-list",
     "the group has {order} elements; they are listed only up to {most}"},
    {"permutation-of-other-degree",
     "the permutation has {degree} points; the group acts on {points}"},
    {"permutation-not-in-group",
     "the permutation is not in the group: {fixed|none=|one=once point |other=once points }{fixed}"
     "{fixed|none=|one= is home, |other= are home, }it takes point {from} to point {to}, and no "
     "member does that"},
    {"words-too-long",
     "these generators need words of more than {most} letters; only groups with shorter words are "
     "accepted"},
};

template <MessageCode code>
inline constexpr MessageMaker<group_sentences, code> group_message;

}  // namespace antipode
