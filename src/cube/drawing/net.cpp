// The unfolded cube:
//
//         U
//       L F R B
//         D
#include "cube/drawing/picture.h"

namespace antipode::drawing {

namespace {

// From the corner of one face to that of the next: three units and a gap.
constexpr double pitch = 3.16;

// Columns and rows of the faces U R F D L B in the net.
constexpr std::array<Point, 6> places = {{{1, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 1}, {3, 1}}};

}  // namespace

std::vector<Shape> net_shapes(const Stickers& stickers, const DrawingOptions& options) {
    std::vector<Shape> shapes;
    for (Face f : all_faces) {
        const Point corner = pitch * places[index(f)];
        append_face(shapes, {f, [=](Point p) { return corner + p; }}, stickers, options.scheme);
    }
    return shapes;
}

}  // namespace antipode::drawing
