// The cubes of a file in tests/data, one per line.
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "cube/forms.h"

namespace antipode::testing {

inline std::vector<Cube> cubes_in(const std::string& file, const CubeReading& reading) {
    std::ifstream     lines(ANTIPODE_TEST_DATA "/" + file);
    std::vector<Cube> cubes;
    for (std::string line; std::getline(lines, line);) cubes.push_back(*parse_cube(line, reading));
    return cubes;
}

}  // namespace antipode::testing
