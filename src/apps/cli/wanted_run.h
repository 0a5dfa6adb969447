// What find without a depth, pattern and symmetry have in common: positions that are put
// together by structure are counted or listed, solved and added to the list of cubes.
#pragma once

#include "apps/cli/shared_options.h"
#include "service/requests/wanted.h"

namespace antipode::cli {

// What is done with positions that are found; said as options.
inline constexpr std::array found_options = {
    flag("solve", "solve each one as it comes", 's'),
    flag("generator", "with {solve}: the maneuver that makes the position, instead of solving it",
         'g'),
    flag("add", "add them to the list of cubes, with their solutions if they are solved", 'a'),
    field("name", "with {add}: the name of the rows (default the symmetry)", typed("TEXT")),
    added_workspace_option,
};

ExitCode answer_wanted(Session& session, const service::WantedQuestion& question);

}  // namespace antipode::cli
