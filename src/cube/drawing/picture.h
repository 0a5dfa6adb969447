// A picture of a cube as a list of filled shapes, before it becomes SVG or PNG.
//
// Both formats are made from the same list, so they show the same picture.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cube/drawing/drawing.h"
#include "cube/drawing/outline.h"

namespace antipode::drawing {

struct Shape {
    std::vector<Outline>       outlines;  // filled by the even-odd rule
    Rgb                        fill;
    std::optional<std::size_t> facelet = std::nullopt;  // the number of the sticker, if it is one
};

struct PixelSize {
    int width  = 0;
    int height = 0;
};

// Later shapes cover earlier ones. Coordinates start in the upper left corner,
// and the longer side of every picture measures the same.
struct Picture {
    static constexpr double longer_side = 1000;

    double             width  = longer_side;
    double             height = longer_side;
    PixelSize          pixels;
    std::optional<Rgb> background;
    std::vector<Shape> shapes;
    std::size_t        stickers_per_face = 9;
    std::string        title;
    std::string        description;
};

// Fails when the size is out of bounds.
Result<Picture> make_picture(const Stickers& stickers, const DrawingOptions& options);

// The layouts behind make_picture(), in units of their own: a face is about three
// of them wide.
std::vector<Shape> net_shapes(const Stickers& stickers, const DrawingOptions& options);
std::vector<Shape> solid_shapes(const Stickers& stickers, const DrawingOptions& options);

// One face on its way into a picture. `map` takes the square from (0,0) to
// (3,3), the face as seen in the net, to where it is drawn.
struct FacePanel {
    Face     face;
    PlaneMap map;
    double   light = 1;
};

// The plastic of a face, then its stickers.
void append_face(std::vector<Shape>& shapes, const FacePanel& panel, const Stickers& stickers,
                 const ColourScheme& scheme);

// The darkest plastic, seen in the gaps between pieces.
Rgb groove_colour(const ColourScheme& scheme);

}  // namespace antipode::drawing
