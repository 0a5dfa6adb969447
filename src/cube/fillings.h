// All ways to fill the slots of one orbit, summed up in a table.
//
// Slots are filled one after the other. What is possible from then on depends
// only on the set of pieces used so far, on the sum of their orientations and on
// the parity of their order: 256 x 6 states for the corners, 4096 x 4 for the
// edges. So one pass over these states, backwards, counts every filling, or finds
// the cheapest, in well under a millisecond, where a search through the fillings
// themselves would have up to 10^12 of them to visit.
//
// Slots without any painted sticker come last. They take the pieces that are left
// in every order and orientation, and every sum equally often, so no states are
// needed for them: a cube with little paint on it is done in microseconds.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "cube/slots.h"

namespace antipode {

// What pieces add to the two sums that turning preserves. Sums form a group with
// 2 * orientations elements, which number them.
template <class Kind>
struct Sum {
    static constexpr std::size_t count = 2 * Kind::stickers;

    std::size_t orientation = 0;
    std::size_t parity      = 0;

    static constexpr Sum from_index(std::size_t i) {
        return {i % Kind::stickers, i / Kind::stickers};
    }
    constexpr std::size_t index() const { return orientation + Kind::stickers * parity; }

    friend constexpr Sum operator+(Sum a, Sum b) {
        return {(a.orientation + b.orientation) % Kind::stickers, a.parity ^ b.parity};
    }
    friend constexpr Sum operator-(Sum a, Sum b) {
        return {(a.orientation + Kind::stickers - b.orientation) % Kind::stickers,
                a.parity ^ b.parity};
    }
};

// What a table adds up: fillings ...
struct Counting {
    using Value                    = std::uint64_t;
    static constexpr Value none    = 0;
    static constexpr Value nothing = 1;  // one way to fill no slots
    static Value           either(Value a, Value b) { return a + b; }
    static Value           with(const Candidate&, Value rest) { return rest; }

    // In each orientation and order, over both parities and all sums.
    template <class Kind>
    static Value unpainted(std::size_t slots) {
        Value ways = 1;
        for (std::size_t i = 1; i <= slots; ++i) ways *= i * Kind::stickers;
        return ways / Sum<Kind>::count;
    }
};

// ... or the stickers that the best of them changes.
struct Cheapest {
    using Value                    = unsigned;
    static constexpr Value none    = 1000;  // more than any real cost, and far from overflow
    static constexpr Value nothing = 0;
    static Value           either(Value a, Value b) { return std::min(a, b); }
    static Value           with(const Candidate& c, Value rest) {
                  return rest + static_cast<Value>(c.cost());
    }

    template <class Kind>
    static Value unpainted(std::size_t) {
        return 0;
    }
};

using PieceSet = std::size_t;  // one bit each

template <class Kind, class Measure>
class Fillings {
public:
    using Value = typename Measure::Value;

    explicit Fillings(Candidates<Kind> candidates) : candidates_(std::move(candidates)) {
        choose_order();
        leave_out_unpainted();
        find_reached();
        sum_up();
    }

    // Of all fillings with the given sum of orientations and parity.
    Value total(Sum<Kind> sum) const { return rest(0, to_go({}, sum)); }

    // The slot that is filled when `step` are, and its candidates.
    std::size_t                   slot(std::size_t step) const { return order_[step]; }
    const std::vector<Candidate>& candidates(std::size_t step) const {
        return candidates_[order_[step]];
    }

    // So many steps have states. The slots after them are unpainted: there are none
    // or at least three, so that any piece left may stand in any of them, anyhow.
    std::size_t steps() const { return steps_; }

    // Of all ways to go on once `used`, at most steps(), are placed so that `missing`
    // is added.
    Value rest(PieceSet used, Sum<Kind> missing) const { return rest_[used][missing.index()]; }

    // What must be added to `so_far` to arrive at the sum of a whole filling: the
    // order in which slots are filled adds a parity of its own.
    Sum<Kind> to_go(Sum<Kind> so_far, Sum<Kind> sum) const {
        return sum + Sum<Kind>{0, order_parity_} - so_far;
    }

    static bool      is_free(PieceSet used, Cubie c) { return (used >> c.piece() & 1) == 0; }
    static PieceSet  with(PieceSet used, Cubie c) { return used | PieceSet{1} << c.piece(); }
    static Sum<Kind> added(PieceSet used, Cubie c) {
        const auto passed = static_cast<std::size_t>(std::popcount(used >> c.piece()));
        return {c.orientation(), passed % 2};
    }

private:
    static constexpr PieceSet all_pieces = (PieceSet{1} << Kind::pieces) - 1;

    // Slots with few candidates come first, so that few states are reached.
    void choose_order() {
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        const auto choices = [&](std::size_t s) {
            return std::ranges::count(candidates_[s], FaceletSet{0}, &Candidate::changes);
        };
        std::ranges::stable_sort(order_, {}, choices);
        for (std::size_t i = 0; i < order_.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) order_parity_ ^= order_[j] > order_[i] ? 1U : 0U;
    }

    void leave_out_unpainted() {
        const auto is_unpainted = [&](std::size_t s) {
            return candidates_[s].size() == Kind::pieces * Kind::stickers
                   && std::ranges::all_of(candidates_[s],
                                          [](const Candidate& c) { return c.changes == 0; });
        };
        const auto unpainted =
            static_cast<std::size_t>(std::ranges::count_if(order_, is_unpainted));
        steps_ = unpainted < 3 ? Kind::pieces : Kind::pieces - unpainted;
    }

    static std::size_t step_of(PieceSet used) {
        return static_cast<std::size_t>(std::popcount(used));
    }

    void find_reached() {
        reached_.assign(all_pieces + 1, false);
        reached_[0] = true;
        for (PieceSet used = 0; used < all_pieces; ++used) {
            if (!reached_[used] || step_of(used) >= steps_) continue;
            for (const Candidate& c : candidates(step_of(used)))
                reached_[with(used, c.cubie)] = true;
        }
    }

    void sum_up() {
        Row none;
        none.fill(Measure::none);
        rest_.assign(all_pieces + 1, none);
        rest_[all_pieces][0] = Measure::nothing;
        for (PieceSet used = all_pieces; used-- > 0;) {
            if (!reached_[used]) continue;
            if (step_of(used) == steps_)
                rest_[used].fill(Measure::template unpainted<Kind>(Kind::pieces - steps_));
            else
                for (const Candidate& c : candidates(step_of(used)))
                    if (is_free(used, c.cubie)) add(used, c);
        }
    }

    void add(PieceSet used, const Candidate& c) {
        const Row       onward = rest_[with(used, c.cubie)];
        Row&            row    = rest_[used];
        const Sum<Kind> step   = added(used, c.cubie);
        for (std::size_t i = 0; i < Sum<Kind>::count; ++i) {
            const std::size_t before = (Sum<Kind>::from_index(i) - step).index();
            row[i]                   = Measure::either(row[i], Measure::with(c, onward[before]));
        }
    }

    using Row = std::array<Value, Sum<Kind>::count>;

    Candidates<Kind>                      candidates_;
    std::array<std::size_t, Kind::pieces> order_{};
    std::size_t                           order_parity_ = 0;
    std::size_t                           steps_        = Kind::pieces;
    std::vector<bool>                     reached_;  // by used pieces
    std::vector<Row>                      rest_;     // by used pieces, then by sum
};

}  // namespace antipode
