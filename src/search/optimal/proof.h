// How far a search for shortest solutions has come, so that another one can go on
// from there: with other threads, another table, or on another day.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/optimal/frontier.h"

namespace antipode::optimal {

struct Proof {
    // What is looked for.
    Cube                    cube;
    Metric                  metric     = Metric::htm;
    Frontier::Wanted        wanted     = Frontier::Wanted::one;
    std::optional<unsigned> max_length = std::nullopt;
    Centres                 centres    = {};
    // What is known.
    unsigned             lower_bound = 0;             // nothing shorter exists
    unsigned             depth       = 0;             // the length in work
    std::vector<Subtree> subtrees    = {};            // those of that length; at least one
    std::vector<Moves>   found       = {};            // where all are wanted
    std::optional<Moves> known       = std::nullopt;  // a solution, perhaps not a shortest
    // What it took so far.
    std::uint64_t            lookups = 0;
    std::chrono::nanoseconds elapsed{};
};

}  // namespace antipode::optimal
