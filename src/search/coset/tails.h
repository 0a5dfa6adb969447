// Of few cubes, those that can be solved by words whose last turns are turns of H.
//
// After the join of 18 turns into the small coset and the pass behind it, some thousand cubes
// are left, which have 19 turns or more. From these, turns of H lead back to a set of cubes of
// the whole coset, and words of fewer turns into H are quickly searched: where they lead to one
// of the set, a cube of the rest is found. It is found by one word of many, so that most of the
// rest is; but of a cube that is not found nothing is known.
//
//     found = reached_by_tails({rest, leads_out}, {.turns = 15, .tail = 4}, work);
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "search/coset/unit_work.h"

namespace antipode::coset {

struct TailTargets {
    const std::vector<std::uint64_t>& bits;  // in increasing order
    // Whether a page is looked at for the last turn: turns to the others were passed over.
    std::function<bool(std::uint32_t)> leads_out;
};
struct TailLength {
    unsigned turns;  // of words into H, the last not of H
    unsigned tail;   // turns of H behind them
};

// In increasing order. `work` has no pages; what it is stopped in is left out.
std::vector<std::uint64_t> reached_by_tails(const TailTargets& targets, const TailLength& length,
                                            UnitWork work);
// The same by words that are put together from halves, as those to few cubes are: of more turns,
// with fewer behind them.
std::vector<std::uint64_t> reached_by_tails(const TailTargets& targets, unsigned tail,
                                            HalvesWork work);

}  // namespace antipode::coset
