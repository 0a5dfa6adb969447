// The colours of the nine cells of a face whose place in the picture is known.
#pragma once

#include "vision/face.h"

namespace antipode::vision {

// `squares`: how many of the cells were found as such.
SeenFace seen_through(const Picture& picture, const Perspective& plane, int squares);

}  // namespace antipode::vision
