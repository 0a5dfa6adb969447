// What the suites of `antipode bench` share.
#pragma once

#include <string>

#include "apps/cli/session.h"

namespace antipode::cli {

std::string rate_text(double rate);  // "213 million", with three digits

ExitCode bench_two_phase(Session& session);

}  // namespace antipode::cli
