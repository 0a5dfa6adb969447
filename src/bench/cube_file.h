// The cubes of a file, one per line in any form.
#pragma once

#include <filesystem>
#include <vector>

#include "service/answers/position.h"

namespace antipode::bench {

// Reachable positions only; the first wrong line is named. Empty lines and lines
// with nothing but a comment are skipped.
Result<std::vector<CentredCube>> read_cube_file(const std::filesystem::path& path,
                                                CentreSet                    centres = no_centres);

}  // namespace antipode::bench
