// What the two-phase search reads, all of it constant: any number of searches
// may share it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "notation/metric.h"
#include "notation/succession.h"
#include "tables/phase_one.h"
#include "tables/phase_two.h"
#include "tables/small.h"
#include "tables/table.h"

namespace antipode::two_phase {

class Tables {
public:
    // The tables must be those of `metric`, which is htm or qtm. Without the one
    // for phase two the search is slower, but there is one table less to wait for.
    struct Parts {
        Table                small;
        Table                phase_one;
        std::optional<Table> phase_two = std::nullopt;
    };

    Tables(Metric metric, Parts parts);

    Metric metric() const { return metric_; }

    std::uint32_t phase_one_entry(std::uint32_t i) const { return phase_one_[i]; }
    void          prefetch_phase_one(std::uint32_t i) const { __builtin_prefetch(phase_one_ + i); }

    // Without the table everything counts as near.
    unsigned phase_two_value(std::uint64_t i) const {
        return phase_two_ == nullptr ? 0 : phase_two::value(phase_two_, i);
    }
    void prefetch_phase_two(std::uint64_t i) const {
        if (phase_two_ != nullptr) __builtin_prefetch(phase_two_ + i / 4);
    }

    const SmallTables&     small() const { return *small_; }
    const Succession&      succession() const { return succession_; }
    const CompletionSteps& steps() const { return steps_; }

    // The phase-one turns worth making with `slack` more left than needed.
    phase_one::TurnMask useful(std::uint32_t entry, unsigned slack) const {
        return metric_ == Metric::qtm ? phase_one::QuarterTurns::useful(entry, slack)
                                      : phase_one::HalfTurns::useful(entry, slack);
    }

    // The turn that symmetry `s` takes to turn m: from a representative's turns
    // to those of the state at hand.
    std::size_t turn_back(std::size_t s, std::size_t m) const { return turn_back_[s][m]; }

    // Whether a completion's first two turns may follow a word in that state.
    bool may_continue(std::uint8_t state, std::size_t pair) const {
        return pair_follows_[state][pair];
    }

    // Phase two is known exactly up to this length.
    unsigned exact_inner_length() const { return phase_two::base(metric_) + 2; }

private:
    Metric                                                                   metric_;
    Parts                                                                    parts_;
    const std::uint32_t*                                                     phase_one_;
    const std::byte*                                                         phase_two_;
    const SmallTables*                                                       small_;
    Succession                                                               succession_;
    CompletionSteps                                                          steps_;
    std::array<std::array<std::uint8_t, Move::count>, AxisSymmetry::count>   turn_back_{};
    std::array<std::array<bool, CompletionSteps::pairs>, Succession::states> pair_follows_{};
};

}  // namespace antipode::two_phase
