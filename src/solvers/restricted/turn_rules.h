// The steps of a search, what each costs, and which may follow which.
//
// A step is a power of one face. If it is not permitted as a turn it is made of
// permitted ones: with R1 as the only turn of R, the step R' is spelled R R R and
// costs three. So searches see whole faces, or faces with half turns only.
//
// Steps are numbered 0, 1, 2 …; sets of steps are masks. Of words that differ
// only in the order of commuting turns one is kept.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "notation/metric.h"
#include "solvers/turn_set.h"

namespace antipode {

using Step     = std::uint8_t;
using StepMask = std::uint32_t;

// What each turn costs, by Move::index(): whole numbers from 1 to 30, so that
// searches can go from one to the next.
using TurnWeights = std::array<unsigned, Move::count>;

// Of htm or qtm.
TurnWeights weights_of(Metric metric);

// Every power of a face that the turns can make.
TurnSet powers_of(TurnSet turns);

class TurnRules {
public:
    TurnRules(TurnSet turns, const TurnWeights& weights);

    TurnSet     permitted() const { return permitted_; }
    TurnSet     powers() const { return powers_of(permitted_); }
    std::size_t size() const { return moves_.size(); }
    Move        move(Step step) const { return moves_[step]; }
    unsigned    cost(Step step) const { return costs_[step]; }

    // The steps of `powers` only, at the same costs.
    TurnRules within(TurnSet powers) const;

    unsigned dearest() const { return dearest_; }  // of the steps

    static constexpr Step none = 0xff;  // before the first step

    StepMask after(Step last) const { return last == none ? all() : after_[last]; }
    StepMask steps_of(TurnSet powers) const;

    // The same in permitted turns.
    Moves spelled(const Moves& powers) const;
    // The sum of what the turns cost; they must be permitted.
    unsigned length(const Moves& turns) const;

private:
    StepMask all() const { return (StepMask{1} << moves_.size()) - 1; }
    void     find_spellings();
    void     number_steps(TurnSet powers);

    TurnSet                           permitted_;
    TurnWeights                       weights_;
    unsigned                          dearest_ = 1;
    std::vector<Move>                 moves_;
    std::vector<unsigned>             costs_;
    std::array<StepMask, Move::count> after_{};
    std::array<Moves, Move::count>    spellings_;  // by the power's index; empty: cannot be made
};

}  // namespace antipode
