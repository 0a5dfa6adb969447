#include "search/coset/sparse_levels.h"

#include <algorithm>
#include <iterator>

namespace antipode::coset {

void SparseLevels::add(std::vector<std::uint64_t> leaves) {
    push(newest_, 1, leaves);
    if (metric_ == Metric::qtm) push(before_, 2, leaves);
    std::ranges::sort(leaves);
    leaves.erase(std::unique(leaves.begin(), leaves.end()), leaves.end());
    before_ = std::move(newest_);
    newest_.clear();
    std::ranges::set_difference(leaves, known_, std::back_inserter(newest_));
    std::vector<std::uint64_t> all;
    all.reserve(known_.size() + newest_.size());
    std::ranges::merge(known_, newest_, std::back_inserter(all));
    known_ = std::move(all);
}

// What inner turns of that cost make of the cubes.
void SparseLevels::push(const std::vector<std::uint64_t>& from, unsigned cost,
                        std::vector<std::uint64_t>& into) const {
    const SmallTables& small = layout_.small();
    for (const std::uint64_t bit : from) {
        const InnerOrders g = layout_.orders(bit);
        for (std::size_t turn = 0; turn < inner_turn_count; ++turn) {
            const bool costs_two = metric_ == Metric::qtm && inner_turns[turn].turn() == Turn::half;
            if ((costs_two ? 2U : 1U) != cost) continue;
            into.push_back(layout_.bit({.corners = small.corner_after[g.corners][turn],
                                        .rim     = small.rim_after[g.rim][turn],
                                        .slice   = small.slice_after[g.slice][turn]}));
        }
    }
}

}  // namespace antipode::coset
