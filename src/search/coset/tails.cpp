#include "search/coset/tails.h"

#include <algorithm>
#include <iterator>

namespace antipode::coset {
namespace {

using Bits = std::vector<std::uint64_t>;

void sort_out(Bits& bits) {
    std::ranges::sort(bits);
    bits.erase(std::unique(bits.begin(), bits.end()), bits.end());
}

Bits neighbours(const PageLayout& layout, const Bits& from) {
    const SmallTables& small = layout.small();
    Bits               into;
    into.reserve(from.size() * inner_turn_count);
    for (const std::uint64_t bit : from) {
        const InnerOrders g = layout.orders(bit);
        for (std::size_t turn = 0; turn < inner_turn_count; ++turn)
            into.push_back(layout.bit({.corners = small.corner_after[g.corners][turn],
                                       .rim     = small.rim_after[g.rim][turn],
                                       .slice   = small.slice_after[g.slice][turn]}));
    }
    sort_out(into);
    return into;
}

Bits without(const Bits& bits, const Bits& others) {
    Bits rest;
    std::ranges::set_difference(bits, others, std::back_inserter(rest));
    return rest;
}

Bits common(const Bits& bits, const Bits& others) {
    Bits both;
    std::ranges::set_intersection(bits, others, std::back_inserter(both));
    return both;
}

// By the number of turns of H to the targets, the cubes so far from them. With each turn of H
// its inverse is one too, so that the way back is as long as the way there.
std::vector<Bits> layers_before(const TailTargets& targets, unsigned tail,
                                const PageLayout& layout) {
    std::vector<Bits> layers = {targets.bits};
    for (unsigned turn = 1; turn <= tail; ++turn) {
        Bits next = neighbours(layout, layers.back());
        if (turn == 1)
            std::erase_if(next, [&](std::uint64_t bit) {
                return !targets.leads_out(static_cast<std::uint32_t>(bit / bits_per_page));
            });
        next = without(next, layers.back());
        if (turn > 1) next = without(next, layers[turn - 2]);
        layers.push_back(std::move(next));
    }
    return layers;
}

// From the cubes of the last layer that words lead to, forward to the targets.
Bits targets_behind(Bits reached, const std::vector<Bits>& layers, const PageLayout& layout) {
    sort_out(reached);
    reached = common(reached, layers.back());
    for (std::size_t turn = layers.size() - 1; turn-- > 0;)
        reached = common(neighbours(layout, reached), layers[turn]);
    return reached;
}

}  // namespace

std::vector<std::uint64_t> reached_by_tails(const TailTargets& targets, const TailLength& length,
                                            UnitWork work) {
    const auto      layers = layers_before(targets, length.tail, work.layout);
    const BitFilter filter(layers.back());
    work.filter = &filter;
    UnitResults results(leaf_units(work.search.tables, work.search.symmetries, length.turns));
    do_units(work, results);
    return targets_behind(std::move(results.listed), layers, work.layout);
}

std::vector<std::uint64_t> reached_by_tails(const TailTargets& targets, unsigned tail,
                                            HalvesWork work) {
    const PageLayout& layout = work.pairs.layout();
    const auto        layers = layers_before(targets, tail, layout);
    const RestFilter  filter(layout, layers.back(), RestFilter::Words::of_both_directions,
                             work.sharing.threads);
    const WantedBits  wanted(layers.back());
    work.filter = &filter;
    work.wanted = &wanted;
    UnitTotals totals(work.words.halves().units());
    do_units(work, totals);
    return targets_behind(std::move(totals.listed), layers, layout);
}

}  // namespace antipode::coset
