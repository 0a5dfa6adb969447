// What the suites of `antipode bench` share.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/session.h"
#include "bench/cube_file.h"

namespace antipode::cli {

std::string rate_text(double rate);  // "213 million", with three digits

// "1,10,100", each from 1 to a million.
Result<std::vector<unsigned>> numbers_of(const Session& session, std::string_view option,
                                         std::vector<unsigned> otherwise);

// Those of --file, or --count random ones.
Result<std::vector<Cube>> cubes_of(const Session& session);

ExitCode bench_two_phase(Session& session);
ExitCode bench_optimal(Session& session);
ExitCode bench_count(Session& session);
ExitCode bench_server(Session& session);

}  // namespace antipode::cli
