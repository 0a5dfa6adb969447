// How much of a search that goes level by level is done, where every level takes some
// times as long as the one before.
#pragma once

#include <cmath>
#include <cstddef>

namespace antipode::service {

struct LevelShare {
    std::size_t deepest = 0;
    double      growth  = 1;

    // With this share of the level done, and all before it.
    double done(std::size_t level, double share) const {
        double all = 0;
        double now = 0;
        for (std::size_t i = 0; i <= deepest; ++i) {
            const double effort = std::pow(growth, static_cast<double>(i));
            all += effort;
            now += i < level ? effort : i == level ? effort * share : 0;
        }
        return now / all;
    }
};

}  // namespace antipode::service
