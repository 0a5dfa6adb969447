#include "bench/camera/scene.h"

#include <cmath>
#include <numbers>

namespace antipode::bench::camera {
namespace scene_detail {

double uniform(Random& random, double least, double greatest) {
    return least + (greatest - least) * static_cast<double>(random.next() >> 11) * 0x1p-53;
}
bool happens(Random& random, double share) { return uniform(random, 0, 1) < share; }

// Reflectances of red, green and blue light: white, red, green, yellow, orange, blue.
constexpr std::array<Vector3, 6> makes[] = {
    // vinyl stickers
    {{{0.80, 0.80, 0.78},
      {0.42, 0.02, 0.03},
      {0.02, 0.30, 0.08},
      {0.75, 0.62, 0.03},
      {0.75, 0.18, 0.02},
      {0.02, 0.07, 0.32}}},
    // bright plastic
    {{{0.85, 0.86, 0.88},
      {0.55, 0.03, 0.05},
      {0.05, 0.45, 0.10},
      {0.82, 0.78, 0.06},
      {0.85, 0.26, 0.03},
      {0.02, 0.15, 0.50}}},
    // worn stickers
    {{{0.60, 0.58, 0.54},
      {0.32, 0.05, 0.05},
      {0.07, 0.25, 0.12},
      {0.58, 0.50, 0.12},
      {0.55, 0.17, 0.06},
      {0.06, 0.11, 0.28}}},
    // half-bright
    {{{0.82, 0.82, 0.82},
      {0.60, 0.04, 0.10},
      {0.08, 0.55, 0.16},
      {0.85, 0.82, 0.20},
      {0.88, 0.33, 0.08},
      {0.04, 0.22, 0.62}}},
};
constexpr Vector3 black_plastic = {0.02, 0.02, 0.02};
constexpr Vector3 white_plastic = {0.70, 0.70, 0.68};
constexpr Vector3 skin          = {0.55, 0.32, 0.22};

Make random_make(Light light, Random& random) {
    Make make;
    make.stickers = makes[random.below(std::size(makes))];
    for (Vector3& sticker : make.stickers)
        for (double& channel : sticker) channel *= uniform(random, 0.85, 1.15);
    make.gloss     = uniform(random, 0.01, light == Light::hard ? 0.25 : 0.05);
    make.sharpness = uniform(random, 150, 600);
    if (happens(random, 0.4)) {  // stickerless: nothing but a groove between the colours
        make.half_size = uniform(random, 0.46, 0.48);
        make.radius    = uniform(random, 0.02, 0.10);
        make.plastic   = 0.5 * black_plastic;
    } else {
        make.half_size = uniform(random, 0.40, 0.45);
        make.radius    = uniform(random, 0.04, 0.15);
        make.plastic =
            happens(random, light == Light::hard ? 0.25 : 0.1) ? white_plastic : black_plastic;
    }
    return make;
}

// Planck's law at the wavelengths of the three channels, relative to 6500 K; green is 1.
Vector3 black_body(double kelvin) {
    const auto radiance = [](double nanometres, double temperature) {
        return 1 / (std::exp(1.4388e7 / (nanometres * temperature)) - 1);
    };
    constexpr std::array wavelengths = {605.0, 540.0, 455.0};
    Vector3              colour;
    for (std::size_t i = 0; i < 3; ++i)
        colour[i] = radiance(wavelengths[i], kelvin) / radiance(wavelengths[i], 6500);
    return (1 / colour[1]) * colour;
}

Vector3 unit(const Vector3& v) { return (1 / std::sqrt(dot(v, v))) * v; }

Lamp random_lamp(Light light, Random& random) {
    const bool hard = light == Light::hard;
    return {.colour = black_body(hard ? uniform(random, 2700, 7500) : uniform(random, 5000, 6500)),
            .direction = unit({uniform(random, -0.8, 0.8), uniform(random, 0.2, 1), 0.8}),
            .ambient   = uniform(random, hard ? 0.25 : 0.5, 0.8)};
}

// The camera's white balance corrects a part of the lamp's colour, and differs a little from
// picture to picture.
Sensor random_sensor(const Lamp& lamp, Light light, Random& random) {
    const bool   hard       = light == Light::hard;
    const double correction = uniform(random, hard ? 0.3 : 0.7, 1);
    const double exposure =
        std::exp2(hard ? uniform(random, -1.2, 0.5) : uniform(random, -0.5, 0.1));
    Sensor sensor;
    for (std::size_t i = 0; i < 3; ++i)
        sensor.gains[i] = exposure * std::pow(1 / lamp.colour[i], correction);
    sensor.mixing     = uniform(random, 0.02, 0.15);
    sensor.noise      = uniform(random, 0.002, hard ? 0.02 : 0.006);
    sensor.vignetting = uniform(random, 0, hard ? 0.5 : 0.2);
    sensor.distortion = uniform(random, -0.12, 0.02);
    sensor.blur       = uniform(random, 0.3, hard ? 3 : 1.2);
    return sensor;
}

std::vector<Capsule> clutter(Random& random) {
    std::vector<Capsule> shapes;
    const auto           count = random.below(14);
    for (std::uint64_t i = 0; i < count; ++i) {
        Capsule shape{.ax     = uniform(random, -1, 1),
                      .ay     = uniform(random, -0.6, 0.6),
                      .bx     = 0,
                      .by     = 0,
                      .radius = uniform(random, 0.005, 0.12),
                      .colour = {}};
        shape.bx = shape.ax + uniform(random, -0.7, 0.7);
        shape.by = shape.ay + uniform(random, -0.7, 0.7);
        for (double& channel : shape.colour) channel = uniform(random, 0.02, 0.8);
        shapes.push_back(shape);
    }
    return shapes;
}

// Two or three fingers that hold the cube from the side, and reach over its rim a little.
void add_fingers(Scene& scene, Random& random) {
    const bool    hard  = scene.make.gloss > 0.05;
    const double  reach = hard ? 0.10 : 0.03;  // of the face
    const double  rim   = scene.aim == Aim::face ? 0.5 : 0.75;
    const Vector3 tone  = uniform(random, 0.3, 1.3) * skin;
    for (const double side : {-1.0, 1.0}) {
        const auto fingers = 1 + random.below(2);
        for (std::uint64_t i = 0; i < fingers; ++i) {
            const double along = uniform(random, -0.4, 0.4) * scene.size;
            const double tip   = side * scene.size * (rim - uniform(random, -0.1, reach));
            scene.fingers.push_back({.ax     = scene.x + tip,
                                     .ay     = scene.y + along,
                                     .bx     = scene.x + side * 1.5,
                                     .by     = scene.y + along + uniform(random, -0.3, 0.3),
                                     .radius = uniform(random, 0.06, 0.09) * scene.size,
                                     .colour = tone});
        }
    }
}

void add_shadow(Scene& scene, Random& random) {
    const double angle = uniform(random, 0, 2 * std::numbers::pi);
    scene.shadow       = {.nx     = std::cos(angle),
                          .ny     = std::sin(angle),
                          .offset = scene.x * std::cos(angle) + scene.y * std::sin(angle)
                                    + uniform(random, -0.4, 0.4) * scene.size,
                          .softness = uniform(random, 0.02, 0.2),
                          .darkness = uniform(random, 0.2, 0.6)};
}

void pose(Scene& scene, Light light, Random& random) {
    const bool   hard = light == Light::hard;
    const double tilt = (hard ? 28 : 15) * std::numbers::pi / 180;
    scene.size        = hard ? uniform(random, 0.12, 0.85) : uniform(random, 0.3, 0.75);
    // A large face is held straight, so that all of it is in the picture.
    const double most_roll = (hard ? 20 : 8) * std::min(1.0, 1.6 - 1.6 * scene.size);
    const double room      = 0.5 - 0.62 * scene.size;
    scene.y                = uniform(random, -1, 1) * std::max(0.0, room);
    scene.x                = uniform(random, -1, 1) * std::max(0.0, room + 0.35);
    const double direction = uniform(random, 0, 2 * std::numbers::pi);
    const double amount    = tilt * std::sqrt(uniform(random, 0, 1));
    // The tilt is away from the line of sight, wherever in the picture the cube is.
    scene.yaw   = std::atan2(scene.x, focal_length) + amount * std::cos(direction);
    scene.pitch = -std::atan2(scene.y, focal_length) + amount * std::sin(direction);
    scene.roll  = uniform(random, -1, 1) * most_roll * std::numbers::pi / 180;
}

// The face, its right neighbour and one above or below it, seen from the corner between them, any
// way up.
void pose_corner(Scene& scene, Light light, Random& random) {
    const bool   hard      = light == Light::hard;
    const double tilt      = (hard ? 15 : 10) * std::numbers::pi / 180;
    scene.aim              = Aim::cube;
    scene.size             = hard ? uniform(random, 0.2, 0.5) : uniform(random, 0.3, 0.5);
    const double room      = 0.5 - 0.9 * scene.size;  // the diagonal of the cube is 1.7 faces long
    scene.y                = uniform(random, -1, 1) * std::max(0.0, room);
    scene.x                = uniform(random, -1, 1) * std::max(0.0, room + 0.2);
    const double direction = uniform(random, 0, 2 * std::numbers::pi);
    const double amount    = tilt * std::sqrt(uniform(random, 0, 1));
    const double towards   = scene.face == Face::F ? 1 : -1;  // what is above, or below
    scene.pitch            = towards * std::numbers::pi / 4 + amount * std::sin(direction);
    scene.yaw              = std::atan(std::sqrt(0.5)) + amount * std::cos(direction);
    scene.swivel           = uniform(random, 0, 2 * std::numbers::pi);
}

// What the pictures of one sitting have in common.
Scene common_scene(const Facelets& facelets, Light light, Random& random) {
    Scene common;
    common.facelets   = facelets;
    common.make       = random_make(light, random);
    common.lamp       = random_lamp(light, random);
    common.sensor     = random_sensor(common.lamp, light, random);
    common.background = uniform(random, 0.05, 0.7)
                        * Vector3{1, uniform(random, 0.8, 1.1), uniform(random, 0.6, 1.2)};
    return common;
}

// What differs from picture to picture, besides the pose.
void add_chance(Scene& scene, Light light, Random& random) {
    const bool hard = light == Light::hard;
    // The camera measures light and colour again for each picture.
    const double again = std::exp2(uniform(random, -1, 1) * (hard ? 0.3 : 0.15));
    for (double& gain : scene.sensor.gains)
        gain *= again * std::exp2(uniform(random, -1, 1) * (hard ? 0.10 : 0.04));
    if (hard && happens(random, 0.3)) {
        scene.sensor.motion_x = uniform(random, -8, 8);
        scene.sensor.motion_y = uniform(random, -8, 8);
    }
    scene.behind = clutter(random);
    if (happens(random, 0.7)) add_fingers(scene, random);
    if (happens(random, hard ? 0.4 : 0.1)) add_shadow(scene, random);
}

}  // namespace scene_detail

Sitting random_sitting(const Facelets& facelets, Light light, Random& random) {
    using namespace scene_detail;
    const Scene common = common_scene(facelets, light, random);
    Sitting     sitting{};
    for (const Face face : all_faces) {
        Scene scene = common;
        scene.face  = face;
        pose(scene, light, random);
        add_chance(scene, light, random);
        sitting.quarter_turns[index(face)] = static_cast<unsigned>(random.below(4));
        scene.roll += sitting.quarter_turns[index(face)] * std::numbers::pi / 2;
        scene.seed                  = random.next();
        sitting.scenes[index(face)] = std::move(scene);
    }
    return sitting;
}

std::array<Scene, 2> random_corner_views(const Facelets& facelets, Light light, Random& random) {
    using namespace scene_detail;
    const Scene          common = common_scene(facelets, light, random);
    std::array<Scene, 2> views{common, common};
    views[0].face = Face::F;  // with U and R
    views[1].face = Face::B;  // with D and L
    for (Scene& scene : views) {
        pose_corner(scene, light, random);
        add_chance(scene, light, random);
        scene.seed = random.next();
    }
    return views;
}

}  // namespace antipode::bench::camera
