// Many cosets, one after the other, on this machine or shared by the processes of mpirun.
#pragma once

#include "apps/cli/session.h"

namespace antipode::cli {

ExitCode explore_many_cosets(Session& session);

}  // namespace antipode::cli
