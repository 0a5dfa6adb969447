// Squares of a picture, found with OpenCV.
#pragma once

#include <vector>

#include "vision/squares.h"

namespace antipode::camera {

// In pixels of the picture.
std::vector<vision::Square> find_squares(const vision::Picture&     picture,
                                         const vision::SquareShape& shape);

}  // namespace antipode::camera
