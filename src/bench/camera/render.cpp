#include "bench/camera/render.h"

#include <algorithm>
#include <cmath>

#include "bench/camera/sensor.h"

namespace antipode::bench::camera {
namespace render_detail {

struct Rotation {
    std::array<Vector3, 3> rows;

    Vector3 apply(const Vector3& v) const {
        return {dot(rows[0], v), dot(rows[1], v), dot(rows[2], v)};
    }
    Vector3 undo(const Vector3& v) const {
        return v[0] * rows[0] + v[1] * rows[1] + v[2] * rows[2];
    }
};

Rotation then(const Rotation& first, const Rotation& second) {
    Rotation result{};
    for (std::size_t i = 0; i < 3; ++i) result.rows[i] = first.undo(second.rows[i]);
    return result;
}

Vector3 vector_of(Vector v) {
    return {static_cast<double>(v.x), static_cast<double>(v.y), static_cast<double>(v.z)};
}

Rotation about_x(double angle) {
    const double c = std::cos(angle), s = std::sin(angle);
    return {{{{1, 0, 0}, {0, c, -s}, {0, s, c}}}};
}
Rotation about_y(double angle) {
    const double c = std::cos(angle), s = std::sin(angle);
    return {{{{c, 0, s}, {0, 1, 0}, {-s, 0, c}}}};
}
Rotation about_z(double angle) {
    const double c = std::cos(angle), s = std::sin(angle);
    return {{{{c, -s, 0}, {s, c, 0}, {0, 0, 1}}}};
}

Rotation tilted(const Rotation& before, double pitch, double yaw) {
    return then(then(before, about_x(pitch)), about_y(yaw));
}

// From the cube to the camera, which looks along z and has y downwards. The tilt of a whole cube is
// away from the line of sight, wherever in the picture it is.
Rotation rotation_of(const Scene& scene) {
    const FaceFrame& frame = face_frames[index(scene.face)];
    const Rotation   towards{
        {vector_of(frame.right), vector_of(frame.down), -1.0 * vector_of(frame.normal)}};
    const Rotation posed = tilted(then(towards, about_z(scene.roll)), scene.pitch, scene.yaw);
    if (scene.aim == Aim::face) return posed;
    return tilted(then(posed, about_z(scene.swivel)), -std::atan2(scene.y, focal_length),
                  std::atan2(scene.x, focal_length));
}

double smooth_step(double from, double to, double x) {
    const double t = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

// Below 0 inside a square with round corners.
double outside_of_sticker(const Make& make, double u, double v) {
    const double inner = make.half_size - make.radius;
    const double x     = std::max(std::abs(u) - inner, 0.0);
    const double y     = std::max(std::abs(v) - inner, 0.0);
    return std::hypot(x, y) - make.radius;
}

struct Hit {
    Face    face;
    double  u, v;  // in cells, along the rows and columns of the face, from its centre
    Vector3 normal;
};

class Renderer {
public:
    Renderer(const Scene& scene, FrameSize size)
        : scene_(scene), size_(size), rotation_(rotation_of(scene)) {
        const double  depth = 3 * focal_length / scene.size;  // of what is aimed at
        const Vector3 middle{scene.x * depth / focal_length, scene.y * depth / focal_length, depth};
        eye_ = rotation_.undo(Vector3{} - middle);
        if (scene.aim == Aim::face) eye_ = eye_ - 1.5 * inwards();
        pixel_ = depth / focal_length / static_cast<double>(size.height);
    }

    LightField run() const {
        LightField field(size_.width, size_.height);
        for (std::size_t row = 0; row < size_.height; ++row)
            for (std::size_t column = 0; column < size_.width; ++column) {
                const double height = static_cast<double>(size_.height);
                const double x =
                    (static_cast<double>(column) + 0.5 - 0.5 * static_cast<double>(size_.width))
                    / height;
                const double y      = (static_cast<double>(row) + 0.5) / height - 0.5;
                const double square = x * x + y * y;
                const double lens   = 1 + scene_.sensor.distortion * square;
                field.at(column, row) =
                    (1 - scene_.sensor.vignetting * square) * light_at(x * lens, y * lens);
            }
        return field;
    }

private:
    Vector3 inwards() const { return -1.0 * vector_of(normal(scene_.face)); }

    Vector3 light_at(double x, double y) const {
        const auto hit   = hit_at(x, y);
        Vector3    light = hit ? light_of_cube(*hit, x, y) : light_behind(x, y);
        for (const Capsule& finger : scene_.fingers) blend(light, finger, x, y);
        return lit(light, x, y);
    }

    Vector3 light_behind(double x, double y) const {
        Vector3 light = (1 + 0.2 * x - 0.3 * y) * scene_.background;
        for (const Capsule& shape : scene_.behind) blend(light, shape, x, y);
        return light;
    }

    // The lamp's colour, and the shadow on everything.
    Vector3 lit(Vector3 light, double x, double y) const {
        const Shadow& shadow = scene_.shadow;
        const double  beyond = x * shadow.nx + y * shadow.ny - shadow.offset;
        const double  factor =
            1 - shadow.darkness * smooth_step(-shadow.softness, shadow.softness, beyond);
        for (std::size_t i = 0; i < 3; ++i) light[i] *= factor * scene_.lamp.colour[i];
        return light;
    }

    // Most pixels are far from most shapes.
    static bool is_far(const Capsule& shape, double x, double y) {
        const double reach = 1.001 * shape.radius;
        return x < std::min(shape.ax, shape.bx) - reach || x > std::max(shape.ax, shape.bx) + reach
               || y < std::min(shape.ay, shape.by) - reach
               || y > std::max(shape.ay, shape.by) + reach;
    }

    static void blend(Vector3& light, const Capsule& shape, double x, double y) {
        if (is_far(shape, x, y)) return;
        const double dx = shape.bx - shape.ax, dy = shape.by - shape.ay;
        const double along = std::clamp(
            ((x - shape.ax) * dx + (y - shape.ay) * dy) / (dx * dx + dy * dy + 1e-12), 0.0, 1.0);
        const double off_x = x - shape.ax - along * dx, off_y = y - shape.ay - along * dy;
        const double away = off_x * off_x + off_y * off_y, radius = shape.radius * shape.radius;
        if (away >= radius) return;
        const double round = std::sqrt(1 - 0.6 * away / radius);
        light              = round * shape.colour;
    }

    // Where a ray enters the cube.
    std::optional<Hit> hit_at(double x, double y) const {
        const Vector3 ray   = rotation_.undo({x / focal_length, y / focal_length, 1});
        double        enter = 0, leave = 1e9;
        std::size_t   axis = 3;
        for (std::size_t i = 0; i < 3; ++i) {
            if (std::abs(ray[i]) < 1e-12) {
                if (std::abs(eye_[i]) > 1.5) return std::nullopt;
                continue;
            }
            const double near = (-std::copysign(1.5, ray[i]) - eye_[i]) / ray[i];
            const double far  = (std::copysign(1.5, ray[i]) - eye_[i]) / ray[i];
            if (near > enter) {
                enter = near;
                axis  = i;
            }
            leave = std::min(leave, far);
        }
        if (axis == 3 || enter > leave) return std::nullopt;
        return hit_on(eye_ + enter * ray, axis);
    }

    static Hit hit_on(const Vector3& point, std::size_t axis) {
        for (const Face face : all_faces) {
            const Vector3 outwards = vector_of(normal(face));
            if (outwards[axis] * point[axis] <= 0) continue;
            const FaceFrame& frame = face_frames[index(face)];
            return {face, dot(point, vector_of(frame.right)), dot(point, vector_of(frame.down)),
                    outwards};
        }
        return {Face::U, 0, 0, {}};
    }

    Vector3 light_of_cube(const Hit& hit, double x, double y) const {
        const Make&   make    = scene_.make;
        const double  column  = std::clamp(std::floor(hit.u + 1.5), 0.0, 2.0);
        const double  row     = std::clamp(std::floor(hit.v + 1.5), 0.0, 2.0);
        const auto    facelet = 9 * index(hit.face) + static_cast<std::size_t>(3 * row + column);
        const double  outside = outside_of_sticker(make, hit.u - column + 1, hit.v - row + 1);
        const double  share   = 1 - smooth_step(-pixel_, pixel_, outside);
        const double  bevel   = 1 - 0.25 * smooth_step(-0.06, 0, outside);
        const Vector3 matter  = (share * bevel) * make.stickers[index(scene_.facelets[facelet])]
                               + (1 - share) * make.plastic;
        return shaded(matter, hit, x, y);
    }

    Vector3 shaded(const Vector3& matter, const Hit& hit, double x, double y) const {
        const Vector3 outwards = rotation_.apply(hit.normal);
        // The lamp's direction has y upwards and z towards the camera.
        const Vector3 lamp{scene_.lamp.direction[0], -scene_.lamp.direction[1],
                           -scene_.lamp.direction[2]};
        const double  facing  = std::max(0.0, dot(outwards, lamp));
        const double  diffuse = scene_.lamp.ambient + (1 - scene_.lamp.ambient) * facing;
        const Vector3 view    = Vector3{} - Vector3{x / focal_length, y / focal_length, 1};
        const Vector3 between = (1 / std::sqrt(dot(view, view))) * view + lamp;
        const double  aligned = dot(outwards, between) / std::sqrt(dot(between, between));
        const double  glare =
            scene_.make.gloss * 4 * std::pow(std::max(0.0, aligned), scene_.make.sharpness);
        return diffuse * matter + Vector3{glare, glare, glare};
    }

    const Scene&    scene_;
    const FrameSize size_;
    const Rotation  rotation_;
    Vector3         eye_{};      // in the cube's space
    double          pixel_ = 0;  // its width on the cube, in cells
};

}  // namespace render_detail

vision::Picture render(const Scene& scene, FrameSize size) {
    return develop(render_detail::Renderer(scene, size).run(), scene.sensor, scene.seed);
}

}  // namespace antipode::bench::camera
