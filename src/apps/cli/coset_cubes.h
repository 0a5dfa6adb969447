// What is done with single cubes that the coset explorer tells: those that are left, or all at
// the greatest distance.
#pragma once

#include <span>

#include "apps/cli/shared_options.h"
#include "service/research/coset.h"

namespace antipode::service {
class Engine;
}

namespace antipode::cli {

inline constexpr std::array coset_cube_options = {
    flag("list",
         "also list the cubes that are left or, if there are none or many, those at the greatest "
         "distance, if at most 1000",
         'l'),
    flag("solve", "solve these cubes, and print the solutions instead"),
    flag("add", "add these cubes to the list of cubes, with their solutions if they are solved",
         'a'),
    added_workspace_option,
};

// Those to be listed: left, else farthest.
std::span<const Cube> told_cubes(const coset::CosetAnswer& answer);

struct CosetCubes {
    std::span<const Cube> cubes;
    unsigned              threads = 1;
    std::stop_token       stop    = {};
};
std::optional<Error> tell_cubes(Session& session, service::Engine& engine, const CosetCubes& told);

}  // namespace antipode::cli
