// A condition for positions that are like a given one: with its symmetries and
// antisymmetries, and with faces that all show one of the drawings on its faces.
#pragma once

#include <string>

#include "cube/cube.h"

namespace antipode {

std::string condition_like(const Cube& cube);

}  // namespace antipode
