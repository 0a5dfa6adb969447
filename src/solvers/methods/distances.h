// How many turns the states of a few factors together are from solved: a byte for
// each, filled breadth-first.
//
//     const Distances distances({twists, middles}, turns);
//     distances.at(distances.state_of(cube))
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "solvers/methods/factor.h"

namespace antipode::methods {

using FactorPointer = std::shared_ptr<const Factor>;

class Distances {
public:
    static constexpr std::uint8_t never = 0xff;  // the turns do not make it

    // The factors must know the turns.
    Distances(std::vector<FactorPointer> factors, TurnSet turns);

    unsigned at(std::size_t state) const { return bytes_[state]; }

    // States of the factors as one number, the first counting most.
    std::size_t state_of(const Cube& cube) const;
    std::size_t after(std::size_t state, Move m) const;

    unsigned                   greatest() const;
    std::vector<std::uint64_t> histogram() const;  // of the states that turns make
    std::size_t                size() const { return bytes_.size(); }
    const std::vector<Move>&   turns() const { return turns_; }

private:
    std::vector<FactorPointer> factors_;
    std::vector<Move>          turns_;
    std::vector<std::uint8_t>  bytes_;
};

}  // namespace antipode::methods
