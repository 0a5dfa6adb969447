// One round of a search: every word of one length, by all attempts, on several threads.
//
//     const RoundResult result = run_round({.attempts = attempts, .length = 7}, control);
//     for (const FoundWord& found : result.words) …      // always in the same order
#pragma once

#include <span>
#include <vector>

#include "solvers/goals/walk.h"

namespace antipode::goals {

struct FoundWord {
    std::size_t attempt;
    GoalWord    word;
};

struct RoundRequest {
    std::span<const Attempt> attempts;
    unsigned                 length      = 0;
    unsigned                 lower_bound = 0;      // nothing shorter reaches the goal
    std::size_t              most        = 1;      // words, at most
    bool                     has_niss    = false;  // moves on the inverse too
    unsigned                 threads     = 1;      // one for short rounds: threads cost time
};

// With `most` words the first ones in the order of the search, whatever thread is quickest.
// If the control ends the round, what was found until then.
std::vector<FoundWord> run_round(const RoundRequest& request, SearchControl& control);

}  // namespace antipode::goals
