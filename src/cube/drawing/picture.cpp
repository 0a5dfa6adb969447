#include "cube/drawing/picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "cube/messages.h"

namespace antipode::drawing {

namespace {

// Free space around the drawing.
constexpr double margin = 20;

struct Box {
    Point least    = {std::numeric_limits<double>::max(), std::numeric_limits<double>::max()};
    Point greatest = {std::numeric_limits<double>::lowest(), std::numeric_limits<double>::lowest()};

    void include(Point p) {
        least    = {std::min(least.x, p.x), std::min(least.y, p.y)};
        greatest = {std::max(greatest.x, p.x), std::max(greatest.y, p.y)};
    }
    Point size() const { return greatest - least; }
};

Box bounds(const std::vector<Shape>& shapes) {
    Box box;
    for (const Shape& shape : shapes)
        for (const Outline& outline : shape.outlines)
            for (Point p : flattened(outline)) box.include(p);
    return box;
}

// Scales and moves the shapes so that they fill the picture up to the margin.
void fit(Picture& picture, std::vector<Shape> shapes) {
    const Box    box   = bounds(shapes);
    const double scale = (Picture::longer_side - 2 * margin) / std::max(box.size().x, box.size().y);
    picture.width      = scale * box.size().x + 2 * margin;
    picture.height     = scale * box.size().y + 2 * margin;
    const PlaneMap map = [&](Point p) { return scale * (p - box.least) + Point{margin, margin}; };
    for (Shape& shape : shapes)
        for (Outline& outline : shape.outlines) outline = mapped(outline, map);
    picture.shapes = std::move(shapes);
}

int pixels(double units, int size) {
    return std::max(1, static_cast<int>(std::lround(units * size / Picture::longer_side)));
}

std::string title(const Stickers& stickers, View view) {
    const std::string name =
        stickers.side() == 3 ? "Rubik's cube" : fmt::format("{0}x{0}x{0} cube", stickers.side());
    return name + (view == View::net ? ", unfolded" : " in three dimensions");
}

}  // namespace

Result<Picture> make_picture(const Stickers& stickers, const DrawingOptions& options) {
    if (options.size < DrawingOptions::least_size || options.size > DrawingOptions::greatest_size)
        return Error{ErrorKind::usage,
                     cube_message<"wrong-picture-size">(options.size, DrawingOptions::least_size,
                                                        DrawingOptions::greatest_size)};
    Picture picture;
    fit(picture, options.view == View::net ? net_shapes(stickers, options)
                                           : solid_shapes(stickers, options));
    picture.pixels = {pixels(picture.width, options.size), pixels(picture.height, options.size)};
    picture.stickers_per_face = stickers.per_face();
    picture.background        = options.background;
    picture.title             = title(stickers, options.view);
    picture.description       = "Facelets in the order U R F D L B: " + to_text(stickers);
    return picture;
}

}  // namespace antipode::drawing
