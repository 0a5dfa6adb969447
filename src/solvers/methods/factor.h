// A small coordinate, found by exploring: the states that some turns make of an
// aspect of the position, numbered from 0 (solved), and where each turn leads.
//
//     const Factor twists(corner_twists, TurnSet::every_turn());
//     twists.size() == 2187,  twists.after(twists.of(cube), move)
//
// An aspect is any number that depends on a position in such a way that its value
// after a turn follows from its value before; nothing else is needed, so aspects
// are a few lines each (aspects.h).
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "cube/algebra.h"
#include "solvers/turn_set.h"

namespace antipode::methods {

using Aspect = std::uint64_t (*)(const Cube&);

class Factor {
public:
    Factor(Aspect aspect, TurnSet turns);

    std::uint32_t size() const { return static_cast<std::uint32_t>(numbers_.size()); }

    // Of a position that the turns make.
    std::uint32_t of(const Cube& cube) const { return numbers_.at(aspect_(cube)); }
    // Of a turn that is permitted.
    std::uint32_t after(std::uint32_t state, Move m) const {
        return after_[state * Move::count + m.index()];
    }

private:
    Aspect                                           aspect_;
    std::unordered_map<std::uint64_t, std::uint32_t> numbers_;
    std::vector<std::uint32_t>                       after_;
};

}  // namespace antipode::methods
