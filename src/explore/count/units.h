// The units of work that a level is counted in: each can be counted by itself, on any
// machine, and its tally kept.
//
//     const Units units(cosets, threads);
//     for (const Unit unit : units.of_level(Metric::qtm, 13))
//         for (const CosetWork& work : units.cosets(unit)) …
//
// A unit is the ninth part of the twists of one order of the corners. The inverse of a
// position is as far from solved, so that of a coset and its inverse one is counted,
// twice. Units are numbered the same for ever: files remember them by their number.
#pragma once

#include <vector>

#include "explore/count/corner_cosets.h"
#include "notation/metric.h"

namespace antipode::counting {

using Unit = std::uint32_t;

struct CosetWork {
    Slot          slot;
    std::uint32_t weight;  // corner states that have as many positions
};

class Units {
public:
    static constexpr std::uint32_t parts = 9;
    static constexpr Unit          count = CornerCosets::classes * parts;

    Units(const CornerCosets& cosets, unsigned threads);

    static constexpr std::uint32_t order_class(Unit unit) { return unit / parts; }

    std::span<const CosetWork> cosets(Unit unit) const {
        return std::span(work_).subspan(first_[unit], first_[unit + 1] - first_[unit]);
    }
    std::span<const CosetWork> all() const { return work_; }

    // Those with something to do, in an order that mixes large and small, so that the
    // part of them that is done tells the part of the time. Units of one class are
    // neighbours, because what is prepared for one serves the next.
    std::vector<Unit> of_level(Metric metric, unsigned distance) const;

    // The class of the inverse orders.
    std::uint32_t inverse_class(std::uint32_t order_class) const { return inverse_[order_class]; }

    // How many permutations of the corners are in these classes or inverse to one.
    unsigned corner_orders(const std::vector<bool>& classes) const;

private:
    const CornerCosets&        cosets_;
    std::vector<std::uint32_t> inverse_;
    std::vector<CosetWork>     work_;
    std::vector<std::size_t>   first_;
};

}  // namespace antipode::counting
