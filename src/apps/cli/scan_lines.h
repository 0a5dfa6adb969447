// `antipode scan --colours`: cubes whose colours somebody measured, one JSON object per line.
#pragma once

#include <string>

#include "apps/cli/session.h"
#include "service/answers/scan.h"

namespace antipode::cli {

// Prints what was decided; not_found if that is not likely enough.
ExitCode show_scan(Session& session, const service::ScanAnswer& answer,
                   const std::string& name = {});

// Every line of a file, or of standard input for "-".
ExitCode scan_lines(Session& session, const std::string& path);

}  // namespace antipode::cli
