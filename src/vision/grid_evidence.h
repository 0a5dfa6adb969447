// Whether a picture looks like a face where a grid says that there is one: nine even cells with
// something between them.
#pragma once

#include "vision/geometry.h"
#include "vision/picture.h"

namespace antipode::vision {

// What has less of it is no face.
inline constexpr double least_evidence = 0.66;

struct GridEvidence {
    int    cells   = 0;  // of nine that are even
    int    borders = 0;  // of twenty-four at which something is
    double more = 0;  // from 0 to 1: a row beyond the nine looks as they do, so the face is there
    int    outside = 0;  // cells whose middle is not in the picture

    // From 0 to 1: both kinds weigh the same.
    double share() const { return 0.5 * cells / 9 + 0.5 * borders / 24; }
};
GridEvidence grid_evidence(const Picture& picture, const Perspective& plane);

}  // namespace antipode::vision
