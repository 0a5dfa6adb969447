// All positions within some moves that satisfy a condition: the papers' force_brute.
//
//     const FindRequest request{.condition = *parse_condition("order == 1260"), .depth = 6,
//                               .metric = Metric::qtm};
//     const FindAnswer  answer = find_positions(request);
//     answer.found[0].word
//
// Words are walked by increasing length, so each position is first met at its
// distance; nothing but what is found is kept in memory, about twice the limit at most. Three
// things make the walk short: commuting turns come in one order; where pieces must be home,
// branches that cannot bring them home any more are cut (explore/home_bounds.h); and up to
// isomorphism, first moves that a symmetry of the question exchanges are walked once.
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

#include "explore/where/condition.h"
#include "notation/metric.h"

namespace antipode {

enum class Sameness : std::uint8_t {
    isomorphism,  // one position of each class
    equality,     // every position
};

struct FindRequest {
    CubeCondition     condition;
    Cube              from     = solved;
    Centres           centres  = {};  // of the start; which of them count
    std::size_t       depth    = 1;
    Metric            metric   = Metric::htm;  // or qtm
    std::vector<Move> moves    = {all_moves.begin(), all_moves.end()};
    Sameness          sameness = Sameness::isomorphism;
    // Positions are also the same if turns of these faces, before or after, make
    // one the other.
    std::vector<Face> modulo  = {};
    std::size_t       limit   = static_cast<std::size_t>(-1);  // of positions found
    unsigned          threads = 1;
};

struct Found {
    Moves       word;  // leads from the start to the position, and is as short as any
    Cube        cube;
    Centres     centres;
    std::size_t depth = 0;
    std::size_t morph = 1;
    Cube        representative;
};

struct FindProgress {
    std::size_t depth    = 0;  // that is walked now
    double      fraction = 0;  // of its words that are done
    std::size_t found    = 0;
};

// `on_found` is called by the thread that asked, when a depth is done, in the order
// of the words; `on_progress` by any thread, one at a time.
struct FindWatch {
    std::stop_token                          stop        = {};
    std::function<void(const FindProgress&)> on_progress = [](const FindProgress&) {};
    std::function<void(const Found&)>        on_found    = [](const Found&) {};
};

enum class FindEnd : std::uint8_t { exhausted, enough_found, stopped };

struct FindAnswer {
    std::vector<Found> found;         // by depth, then by word
    std::size_t        complete = 0;  // everything up to this depth is known
    std::uint64_t      visited  = 0;  // positions that were looked at, some several times
    FindEnd            ended    = FindEnd::exhausted;
};

FindAnswer find_positions(const FindRequest& request, const FindWatch& watch = {});

// The limit of positions that this many bytes have room for.
std::size_t most_found(std::uint64_t memory);

}  // namespace antipode
