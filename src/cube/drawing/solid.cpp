// The cube in space, seen by a camera to the upper right of the front face.
#include <cmath>

#include "cube/drawing/picture.h"

namespace antipode::drawing {

namespace {

// As Vector, in fractions; a face is three units wide.
struct Spot {
    double x = 0;
    double y = 0;
    double z = 0;
};

constexpr Spot   operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
constexpr Spot   operator*(double k, Vector v) { return {k * v.x, k * v.y, k * v.z}; }
constexpr double dot(Spot a, Spot b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

// Looks at the middle of the cube from `distance`, `around` radians to the
// right of the front and `above` radians up.
class Camera {
public:
    Camera(double around, double above, double distance)
        : right_{std::cos(around), 0, -std::sin(around)},
          up_{-std::sin(around) * std::sin(above), std::cos(above),
              -std::cos(around) * std::sin(above)},
          back_{std::sin(around) * std::cos(above), std::sin(above),
                std::cos(around) * std::cos(above)},
          distance_(distance) {}

    Point project(Spot spot) const {
        const double scale = distance_ / (distance_ - dot(spot, back_));
        return {scale * dot(spot, right_), -scale * dot(spot, up_)};
    }

private:
    Spot   right_;
    Spot   up_;
    Spot   back_;
    double distance_;
};

// About 40 degrees around and 32 above: the front face is the largest, and the
// other two still show their symbols clearly.
const Camera& camera() {
    static const Camera chosen(0.70, 0.56, 15);
    return chosen;
}

// How far the hidden faces float from where they belong, just so far that the
// cube covers none of their stickers.
struct FloatingFace {
    Face   face;
    double height;
};
constexpr std::array<FloatingFace, 3> floating_faces = {
    {{Face::B, 4.8}, {Face::L, 3.5}, {Face::D, 3.6}}};

// Light comes from above and a little from the left. In the order U R F D L B.
constexpr std::array<double, 6> lights = {1.0, 0.87, 0.95, 0.87, 0.95, 0.87};

PlaneMap map_of_face(Face face, double height) {
    const FaceFrame& frame = face_frames[index(face)];
    return [=](Point p) {
        return camera().project((1.5 + height) * frame.normal + (p.x - 1.5) * frame.right
                                + (p.y - 1.5) * frame.down);
    };
}

// The outline of the whole cube: the six corners that are neither nearest to
// the camera nor hidden behind the cube, in order around it.
Shape body(const ColourScheme& scheme) {
    constexpr std::array<Vector, 6> around = {
        {{-1, 1, 1}, {-1, 1, -1}, {1, 1, -1}, {1, -1, -1}, {1, -1, 1}, {-1, -1, 1}}};
    std::vector<Point> corners;
    corners.reserve(around.size());
    for (Vector corner : around) corners.push_back(camera().project(1.5 * corner));
    return {{rounded_polygon(corners, 0.16)}, groove_colour(scheme)};
}

}  // namespace

std::vector<Shape> solid_shapes(const Stickers& stickers, const DrawingOptions& options) {
    std::vector<Shape> shapes;
    const auto         append = [&](Face f, double height) {
        append_face(shapes, {f, map_of_face(f, height), lights[index(f)]}, stickers,
                            options.scheme);
    };
    if (options.hidden == HiddenFaces::floating)
        for (const auto& [face, height] : floating_faces) append(face, height);
    shapes.push_back(body(options.scheme));
    for (Face f : {Face::U, Face::F, Face::R}) append(f, 0);
    return shapes;
}

}  // namespace antipode::drawing
