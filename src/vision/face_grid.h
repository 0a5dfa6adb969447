// Nine squares of a face among the squares of a picture.
#pragma once

#include <cstdint>
#include <vector>

#include "vision/squares.h"

namespace antipode::vision {

struct FaceGrid {
    Perspective plane;        // row 0 is the upper one
    int         squares = 0;  // of the nine that were seen
    double      score   = 0;  // to compare grids of one picture
};

// Which squares span a grid: neighbours, or those with one between them that was not seen, such as
// white stickers on white plastic.
enum class Neighbours : std::uint8_t { next, next_but_one };

// Grids that could be the face, best first: not more than `most`, each in another place.
std::vector<FaceGrid> find_grids(const std::vector<Square>& squares, std::size_t most,
                                 Neighbours neighbours = Neighbours::next);

// The same of faces that are seen aside, as in a corner view.
std::vector<FaceGrid> find_slanted_grids(const std::vector<Square>& squares, std::size_t most);

}  // namespace antipode::vision
