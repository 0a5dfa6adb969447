// Whether a picture looks like a face where a grid says that there is one: nine even cells with
// something between them.
#pragma once

#include "vision/geometry.h"
#include "vision/picture.h"

namespace antipode::vision {

// What has less of it is no face.
inline constexpr double least_evidence = 0.66;

// From 0 to 1.
double grid_evidence(const Picture& picture, const Perspective& plane);

}  // namespace antipode::vision
