// How commands whose answer is a position print it: one line each.
#pragma once

#include <optional>

#include "apps/cli/session.h"
#include "service/answers/position.h"

namespace antipode::cli {

// In the form --to asks for. Without --to: the facelets and, in a comment, the
// maneuver if it is known and short enough to be read.
std::optional<Error> print_position(Session& session, const service::Position& position);

}  // namespace antipode::cli
