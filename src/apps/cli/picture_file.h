// Pictures that commands draw, and the file that they draw into.
#pragma once

#include <optional>
#include <string>

#include "apps/cli/session.h"
#include "service/answers/picture.h"

namespace antipode::cli {

// Into a file, or to standard output for -.
std::optional<Error> write_output(Session& session, std::string_view path,
                                  const std::string& bytes);

// Shows what `read` makes of the fields: one cube in the file of --svg or --png, or nets of
// all in the terminal.
ExitCode show_cubes(Session& session, Result<Stickers> (*read)(const service::Fields&));

}  // namespace antipode::cli
