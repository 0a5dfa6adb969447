#include "solvers/restricted/turn_rules.h"

#include <algorithm>
#include <cassert>

#include "tables/turn_costs.h"

namespace antipode {
namespace {

unsigned quarters(Move m) { return static_cast<unsigned>(m.turn()); }

}  // namespace

TurnWeights weights_of(Metric metric) {
    assert(metric == Metric::htm || metric == Metric::qtm);
    TurnWeights weights{};
    for (Move m : all_moves) weights[m.index()] = turn_costs(metric).of(m);
    return weights;
}

TurnSet powers_of(TurnSet turns) {
    TurnSet powers = turns;
    for (Move m : turns.turns()) {
        if (m.turn() == Turn::half) continue;
        for (Turn t : all_turns) powers.insert(Move(m.face(), t));
    }
    return powers;
}

TurnRules::TurnRules(TurnSet turns, const TurnWeights& weights)
    : permitted_(turns), weights_(weights) {
    find_spellings();
    number_steps(powers_of(turns));
}

TurnRules TurnRules::within(TurnSet powers) const {
    TurnRules rules = *this;
    rules.number_steps(powers);
    return rules;
}

void TurnRules::number_steps(TurnSet powers) {
    moves_ = powers.turns();
    costs_.clear();
    after_ = {};
    for (Move m : moves_) {
        costs_.push_back(length(spellings_[m.index()]));
        dearest_ = std::max(dearest_, costs_.back());
    }
    for (std::size_t last = 0; last < moves_.size(); ++last)
        for (std::size_t next = 0; next < moves_.size(); ++next)
            if (may_follow(moves_[last].face(), moves_[next].face()))
                after_[last] |= StepMask{1} << next;
}

// A third permitted turn of one face reaches whatever can be reached.
void TurnRules::find_spellings() {
    for (Move m : permitted_.turns()) spellings_[m.index()] = Moves{m};
    for (int round = 0; round < 2; ++round)
        for (Move m : permitted_.turns())
            for (Turn t : all_turns) {
                const unsigned before = (static_cast<unsigned>(t) + 4 - quarters(m)) % 4;
                if (before == 0) continue;
                Moves word = spellings_[Move(m.face(), static_cast<Turn>(before)).index()];
                if (word.empty()) continue;
                word.push_back(m);
                Moves& known = spellings_[Move(m.face(), t).index()];
                if (known.empty() || length(word) < length(known)) known = word;
            }
}

StepMask TurnRules::steps_of(TurnSet powers) const {
    StepMask mask = 0;
    for (std::size_t step = 0; step < moves_.size(); ++step)
        if (powers.contains(moves_[step])) mask |= StepMask{1} << step;
    return mask;
}

Moves TurnRules::spelled(const Moves& powers) const {
    Moves word;
    for (Move m : powers) {
        assert(!spellings_[m.index()].empty());
        word.append(spellings_[m.index()]);
    }
    return word;
}

unsigned TurnRules::length(const Moves& turns) const {
    unsigned sum = 0;
    for (Move m : turns) sum += weights_[m.index()];
    return sum;
}

}  // namespace antipode
