// Phase two: from a state of H to the solved cube by turns of H.
#pragma once

#include <array>
#include <optional>

#include "search/two_phase/tables.h"

namespace antipode::two_phase {

struct InnerState {
    std::uint32_t corners = 0;
    std::uint32_t rim     = 0;
    std::uint32_t slice   = 0;

    friend bool operator==(const InnerState&, const InnerState&) = default;
};

class InnerSearch {
public:
    explicit InnerSearch(const Tables& tables);

    // A proven lower bound on the turns from here.
    unsigned lower_bound(const InnerState& state) const;

    struct Task {
        InnerState          state;
        unsigned            budget = 0;  // the longest word of interest
        Face                last;        // of phase one; turns of it come too late
        bool                has_last = false;
        phase_one::TurnMask turns    = phase_one::every_turn;
    };

    // A shortest word within the budget, by iterative deepening.
    std::optional<Moves> solve(const Task& task);

private:
    std::uint32_t first_turns(const Task& task) const;
    bool          descend(const InnerState& state, unsigned left, std::uint32_t allowed);

    const Tables&                          tables_;
    std::array<unsigned, inner_turn_count> costs_{};
    std::array<std::uint32_t, 7>           allowed_after_{};  // by last face; 6: none
    std::uint32_t                          permitted_ = 0;
    Moves                                  reversed_;
};

}  // namespace antipode::two_phase
