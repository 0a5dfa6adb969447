// Uniformly random positions, as many as are asked for.
//
//     RandomPositions positions({.seed = 42});
//     positions.next(), positions.next()     // the same ones for the same seed, everywhere
#pragma once

#include <cstdint>

#include "base/random.h"
#include "cube/random_cube.h"
#include "service/answers/position.h"

namespace antipode::service {

enum class RandomPool : std::uint8_t {
    reachable,  // what turning makes of a solved cube
    assembled,  // what one gets by taking the cube apart: twelve times as many
};

struct RandomRequest {
    std::optional<std::uint64_t> seed    = std::nullopt;  // drawn by the system when absent
    RandomPool                   pool    = RandomPool::reachable;
    Pieces                       pieces  = Pieces::all;
    Target                       target  = {};
    CentreSet                    centres = no_centres;  // that are turned at random as well
};

struct RandomAnswer {
    WrittenPosition written;
    std::uint64_t   seed   = 0;
    std::uint64_t   number = 0;  // from 1
};

class RandomPositions {
public:
    explicit RandomPositions(const RandomRequest& request);

    // Wrong when the target is a maneuver.
    Result<RandomAnswer> next();

private:
    RandomRequest request_;
    std::uint64_t seed_;
    Random        random_;
    Random        twists_;  // apart, so that the same seed gives the same pieces
    std::uint64_t drawn_ = 0;
};

Json to_json(const RandomAnswer& answer);

}  // namespace antipode::service
