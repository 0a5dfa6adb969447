// Fills polygons row by row.
//
// A pixel takes as much of a shape's colour as the shape covers of it. The
// coverage is exact along a row and sampled on 16 lines across it: each line is
// cut by the outline into spans, and a span adds the part of each pixel that it
// covers. Spans are noted at their two ends only and summed up once per row,
// so that fine sampling costs next to nothing inside large shapes.
#include "cube/drawing/raster.h"

#include <algorithm>
#include <cmath>

namespace antipode::drawing {

namespace {

constexpr int lines_per_row = 16;

struct Line {
    Point from;
    Point to;
};

// A shape in pixels.
struct Polygon {
    std::vector<Line> lines;
    double            top    = 0;
    double            bottom = 0;
    Rgb               fill;
};

Polygon polygon_of(const Shape& shape, double scale) {
    Polygon polygon{.lines = {}, .fill = shape.fill};
    for (const Outline& outline : shape.outlines) {
        const std::vector<Point> points = flattened(outline);
        for (std::size_t i = 0; i < points.size(); ++i)
            polygon.lines.push_back({scale * points[i], scale * points[(i + 1) % points.size()]});
    }
    const auto [highest, lowest] = std::ranges::minmax_element(
        polygon.lines, {}, [](const Line& line) { return line.from.y; });
    polygon.top    = highest->from.y;
    polygon.bottom = lowest->from.y;
    return polygon;
}

bool reaches(const Polygon& polygon, std::size_t row) {
    const auto top = static_cast<double>(row);
    return polygon.top < top + 1 && polygon.bottom > top;
}

// How much of each pixel in one row a polygon covers.
class Coverage {
public:
    explicit Coverage(std::size_t width) : steps_(width + 2) {}

    void measure(const Polygon& polygon, std::size_t row) {
        std::ranges::fill(steps_, 0.0F);
        first_ = steps_.size();
        last_  = 0;
        for (int i = 0; i < lines_per_row; ++i)
            add_line(polygon, static_cast<double>(row) + (i + 0.5) / lines_per_row);
    }

    // Calls paint(x, covered) for each pixel that is not left free.
    template <class Paint>
    void for_each_pixel(Paint paint) const {
        constexpr float negligible = 1e-4F;
        float           covered    = 0;
        for (std::size_t x = first_; x <= last_ && x < width(); ++x) {
            covered += steps_[x];
            if (covered > negligible) paint(x, std::min(covered, 1.0F));
        }
    }

private:
    std::size_t width() const { return steps_.size() - 2; }

    void add_line(const Polygon& polygon, double y) {
        crossings_.clear();
        for (const auto& [from, to] : polygon.lines)
            if ((from.y <= y) != (to.y <= y))
                crossings_.push_back(from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x));
        std::ranges::sort(crossings_);
        for (std::size_t i = 0; i + 1 < crossings_.size(); i += 2) {
            add_step(crossings_[i], 1.0 / lines_per_row);
            add_step(crossings_[i + 1], -1.0 / lines_per_row);
        }
    }

    // From x on, the row is covered by `amount` more.
    void add_step(double x, double amount) {
        const double place    = std::clamp(x, 0.0, static_cast<double>(width()));
        const double fraction = place - std::floor(place);
        const auto   pixel    = static_cast<std::size_t>(place);
        steps_[pixel] += static_cast<float>(amount * (1 - fraction));
        steps_[pixel + 1] += static_cast<float>(amount * fraction);
        first_ = std::min(first_, pixel);
        last_  = std::max(last_, pixel + 1);
    }

    std::vector<float>  steps_;      // differences between neighbouring pixels
    std::size_t         first_ = 0;  // the steps in use
    std::size_t         last_  = 0;
    std::vector<double> crossings_;
};

// Colours multiplied by opacity, which makes covering a single formula.
struct Pixel {
    float red     = 0;
    float green   = 0;
    float blue    = 0;
    float opacity = 0;

    void cover(Rgb colour, float covered) {
        const auto mix = [=](float below, float above) {
            return below + covered * (above - below);
        };
        red     = mix(red, colour.red);
        green   = mix(green, colour.green);
        blue    = mix(blue, colour.blue);
        opacity = mix(opacity, 1);
    }
};

std::uint8_t byte(float value) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 255.0F)));
}

void append(std::vector<std::uint8_t>& bytes, const Pixel& pixel) {
    const float share = pixel.opacity > 0 ? 1 / pixel.opacity : 0;
    bytes.insert(bytes.end(), {byte(pixel.red * share), byte(pixel.green * share),
                               byte(pixel.blue * share), byte(255 * pixel.opacity)});
}

std::vector<Polygon> polygons_of(const Picture& picture, double scale) {
    std::vector<Polygon> polygons;
    for (const Shape& shape : picture.shapes) polygons.push_back(polygon_of(shape, scale));
    return polygons;
}

}  // namespace

std::vector<std::uint8_t> rasterise(const Picture& picture) {
    const auto                 width  = static_cast<std::size_t>(picture.pixels.width);
    const auto                 height = static_cast<std::size_t>(picture.pixels.height);
    const std::vector<Polygon> polygons =
        polygons_of(picture, static_cast<double>(width) / picture.width);

    Pixel empty;
    if (picture.background) empty.cover(*picture.background, 1);
    Coverage                  coverage(width);
    std::vector<Pixel>        pixels(width);
    std::vector<std::uint8_t> bytes;
    bytes.reserve(4 * width * height);
    for (std::size_t row = 0; row < height; ++row) {
        std::ranges::fill(pixels, empty);
        for (const Polygon& polygon : polygons) {
            if (!reaches(polygon, row)) continue;
            coverage.measure(polygon, row);
            coverage.for_each_pixel(
                [&](std::size_t x, float covered) { pixels[x].cover(polygon.fill, covered); });
        }
        for (const Pixel& pixel : pixels) append(bytes, pixel);
    }
    return bytes;
}

}  // namespace antipode::drawing
