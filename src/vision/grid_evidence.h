// Whether a picture looks like a face where a grid says that there is one: nine even cells with
// something between them.
#pragma once

#include "vision/geometry.h"
#include "vision/picture.h"

namespace antipode::vision {

// What has less of it is no face.
inline constexpr double least_evidence = 0.66;

struct GridEvidence {
    double share = 0;  // from 0 to 1: of the cells and borders that look as they should
    double more  = 0;  // from 0 to 1: a row beyond the nine looks as they do, so the face is there
    int    outside = 0;  // cells whose middle is not in the picture
};
GridEvidence grid_evidence(const Picture& picture, const Perspective& plane);

}  // namespace antipode::vision
