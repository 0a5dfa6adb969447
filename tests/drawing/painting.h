// Cubes to be drawn, and pictures read back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/random.h"
#include "cube/drawing/picture.h"

namespace antipode {

// Any colour anywhere: a mistake in the place of a sticker shows.
inline Facelets random_painting(std::uint64_t seed) {
    Random   random(seed);
    Facelets facelets;
    for (std::size_t i = 0; i < facelet_count; ++i)
        facelets.paint(i, all_faces[random.below(all_faces.size())]);
    return facelets;
}

inline drawing::Picture picture_of(const Facelets& facelets, const DrawingOptions& options) {
    return *drawing::make_picture(facelets, options);
}

inline std::vector<drawing::Shape> stickers_in(const drawing::Picture& picture) {
    std::vector<drawing::Shape> stickers;
    for (const drawing::Shape& shape : picture.shapes)
        if (shape.facelet) stickers.push_back(shape);
    return stickers;
}

// The mean of the points of the outline.
inline drawing::Point centre_of(const drawing::Shape& shape) {
    const std::vector<drawing::Point> points = drawing::flattened(shape.outlines.front());
    drawing::Point                    sum;
    for (drawing::Point p : points) sum = sum + p;
    return 1.0 / static_cast<double>(points.size()) * sum;
}

}  // namespace antipode
