// The inner loop of find.h: walks all words of one length below a prefix.
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "explore/find.h"
#include "explore/home_bounds.h"
#include "explore/word_rules.h"

namespace antipode::finding {

// A word of the walk, packed into its moves, and what it leads to.
struct Hit {
    Moves        word;
    Cube         cube;
    CentreTwists twists = {};  // of the centres that count
};

struct Prefix {
    Moves             word;
    Cube              cube;
    std::uint8_t      state = WordRules::start;
    HomeBounds::State homes{};
    CentreTwists      twists = {};
};

struct Harvest {
    static constexpr std::size_t most = 4096;  // hits

    std::vector<Hit> hits;
    std::uint64_t    visited = 0;
};

// What all walks of one search share.
struct Search {
    const FindRequest& request;
    const WordRules&   rules;
    const HomeBounds&  bounds;
    std::stop_token    stop;
    // Empties a harvest that has as many hits as it may have; called by any thread. Without
    // it the harvest keeps all.
    std::function<void(Harvest&)> store = {};
};

// Every word of `length` moves beyond the prefix. The same with each kernel.
void walk_plain(const Search& search, const Prefix& prefix, std::size_t length, Harvest& harvest);
void walk_avx2(const Search& search, const Prefix& prefix, std::size_t length, Harvest& harvest);

}  // namespace antipode::finding
