// `antipode scan --camera`: six faces, one after the other.
#pragma once

#include <string>

#include "apps/cli/session.h"

namespace antipode::cli {

// Looks until six faces were shown and tells the cube; goes on with the next one if `--watch` is
// said. Ctrl-C ends it.
ExitCode scan_camera(Session& session, const std::string& source);

}  // namespace antipode::cli
