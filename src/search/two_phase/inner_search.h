// Phase two: from a state of H to the solved cube by turns of H, with or without the
// twists of the centres.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <type_traits>

#include "search/two_phase/rules.h"
#include "search/two_phase/tables.h"

namespace antipode::two_phase {

struct InnerState {
    std::uint32_t corners = 0;
    std::uint32_t rim     = 0;
    std::uint32_t slice   = 0;

    friend bool operator==(const InnerState&, const InnerState&) = default;
};

struct CentredInnerState : InnerState {
    CentreTwists twists = {};  // 0 where a centre does not count

    friend bool operator==(const CentredInnerState&, const CentredInnerState&) = default;
};

template <class Rules>
class InnerSearch {
public:
    using State = std::conditional_t<Rules::with_centres, CentredInnerState, InnerState>;

    // Once `should_end` says so, which is asked every few thousand states, nothing is found
    // any more: with centres a long phase two may take seconds.
    explicit InnerSearch(
        const Tables& tables, std::function<bool()> should_end = [] { return false; });

    // A proven lower bound on the turns from here.
    unsigned lower_bound(const State& state) const;

    struct Task {
        State               state;
        unsigned            budget = 0;  // the longest word of interest
        Face                last;        // of phase one; turns of it come too late
        bool                has_last = false;
        phase_one::TurnMask turns    = phase_one::every_turn;
        CentreSet           counted  = no_centres;
        const CentreBounds* bounds   = nullptr;  // only if all centres count
    };

    // A shortest word within the budget, by iterative deepening.
    std::optional<Moves> solve(const Task& task);

private:
    std::uint32_t first_turns(const Task& task) const;
    bool          descend(const State& state, unsigned left, std::uint32_t allowed);
    bool          descend_far(const State& state, unsigned left, std::uint32_t allowed);
    bool          has_to_end();
    bool          centres_are_too_far(const State& state, unsigned left) const;
    State         turned(const State& state, std::size_t turn) const;

    const Tables&                          tables_;
    std::array<unsigned, inner_turn_count> costs_{};
    std::array<std::uint32_t, 7>           allowed_after_{};  // by last face; 6: none
    std::uint32_t                          permitted_ = 0;
    unsigned                               counted_   = 0;  // the bits of their twists
    const CentreBounds*                    bounds_    = nullptr;
    Moves                                  reversed_;
    std::function<bool()>                  should_end_;
    std::uint64_t                          states_    = 0;
    bool                                   has_ended_ = false;
};

extern template class InnerSearch<PlainRules>;
extern template class InnerSearch<CentredRules>;

}  // namespace antipode::two_phase
