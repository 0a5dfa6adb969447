// All positions within a few moves, by distance, with every shortest word to each.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "cube/algebra.h"
#include "cube/centres.h"
#include "notation/metric.h"

namespace antipode {

// Mixes the 32 bytes of a position into one number.
std::uint64_t hash_of(const Cube& cube);

class SmallBall {
public:
    // In htm or qtm; 4 moves are 47 thousand positions in htm.
    SmallBall(std::size_t radius, Metric metric);

    const std::vector<Cube>& shell(std::size_t distance) const { return shells_[distance]; }

    // Every word of that many moves to a position of shell(distance).
    std::vector<Moves> words(const Cube& cube, std::size_t distance) const;

    // How one of these words turns the centres.
    CentreTwists twists(const Cube& cube) const { return known_.at(cube).twists; }

private:
    struct Known {
        std::uint8_t distance;
        CentreTwists twists;
    };
    struct Hash {
        std::size_t operator()(const Cube& cube) const { return hash_of(cube); }
    };

    std::vector<Move>                     moves_;
    std::vector<std::vector<Cube>>        shells_;
    std::unordered_map<Cube, Known, Hash> known_;
};

}  // namespace antipode
