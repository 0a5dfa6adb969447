// Lengths of the words that turn centres and nothing else, by the class of what they do.
#pragma once

#include <algorithm>
#include <map>
#include <string>

#include "cube/centres.h"
#include "solvers/methods/pure_twist_words.h"

namespace antipode::testing {

// Lengths by twists, of one of each class under symmetries and inversion.
using PureTwists = std::map<std::string, unsigned>;

// The first of its class in the order of the digits, which are those of U R F D L B.
inline std::string class_of(CentreTwists twists) {
    std::string least = to_text(twists);
    for (const Symmetry s : all_symmetries)
        for (const CentreTwists each : {twists, inverse(twists)})
            least = std::min(least, to_text(image(s, each)));
    return least;
}

// Their lengths, of those that take at most so many turns.
inline PureTwists pure_twists_within(unsigned longest) {
    PureTwists lengths;
    for (const auto& [twists, length, word] : methods::pure_twist_words)
        if (length <= longest) lengths.emplace(twists, length);
    return lengths;
}

}  // namespace antipode::testing
