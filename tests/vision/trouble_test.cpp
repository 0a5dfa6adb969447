// Pictures as people make them: dark, shaken, with a logo, of unusual cubes, with two cubes in
// view. What is read is right, or it is told to be in doubt.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "bench/camera/render.h"
#include "colours/decide.h"
#include "cube/random_cube.h"
#include "tests/support/pictures.h"
#include "vision/face.h"

namespace antipode::vision {
namespace {

using bench::camera::FrameSize;
using bench::camera::Light;
using bench::camera::render;
using bench::camera::Scene;

constexpr FrameSize small_frame = {.width = 480, .height = 270};

enum class Reading { right, doubted, wrong };

// How one cube is drawn before it is looked at.
struct Trouble {
    const char*                                              name;
    std::function<void(Scene&)>                              on_scene   = [](Scene&) {};
    std::function<void(Picture&, const Scene&, std::size_t)> on_picture = [](Picture&, const Scene&,
                                                                             std::size_t) {};
};

Reading reading_of(const Trouble& trouble, std::uint64_t seed) {
    Random            random(seed);
    const Facelets    facelets = facelets_of(random_reachable(random));
    auto              sitting  = bench::camera::random_sitting(facelets, Light::daylight, random);
    colours::Sighting sighting{.patches = {}, .order = colours::PictureOrder::any};
    for (std::size_t i = 0; i < 6; ++i) {
        Scene& scene = sitting.scenes[i];
        trouble.on_scene(scene);
        Picture picture = render(scene, small_frame);
        trouble.on_picture(picture, scene, i);
        const auto face = find_face(picture, **load_optics());
        if (!face) return Reading::doubted;
        std::copy(face->patches.begin(), face->patches.end(),
                  sighting.patches.begin() + static_cast<std::ptrdiff_t>(9 * i));
    }
    const auto decision = colours::decide(sighting);
    if (decision.best.facelets == facelets) return Reading::right;
    return decision.is_likely() && decision.doubtful.empty() ? Reading::wrong : Reading::doubted;
}

std::vector<Reading> readings_of(const Trouble& trouble) {
    std::vector<Reading> readings;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) readings.push_back(reading_of(trouble, seed));
    return readings;
}

// A dark disc on the middle of the face that U is.
void print_logo(Picture& picture, const Scene& scene, std::size_t face) {
    if (face != 0) return;
    const double height = static_cast<double>(picture.height);
    const double radius = 0.2 * scene.size * height / 3;
    const double x      = 0.5 * static_cast<double>(picture.width) + scene.x * height;
    const double y      = 0.5 * height + scene.y * height;
    for (std::size_t row = 0; row < picture.height; ++row)
        for (std::size_t column = 0; column < picture.width; ++column) {
            const double off =
                std::hypot(static_cast<double>(column) - x, static_cast<double>(row) - y);
            if (off > radius) continue;
            constexpr std::uint8_t ink[] = {25, 45, 110};
            std::copy_n(ink, 3, &picture.bytes[3 * (row * picture.width + column)]);
        }
}

// Another cube, solved, lies at the left rim, smaller.
void add_other_cube(Picture& picture, const Scene& scene, std::size_t) {
    Scene other    = scene;
    other.facelets = facelets_of(solved);
    other.size     = 0.25;
    other.x        = -0.5;
    other.y        = 0.2;
    other.fingers.clear();
    const Picture beside = render(other, small_frame);
    for (std::size_t row = 0; row < picture.height; ++row)
        std::copy_n(beside.at(0, row), 3 * picture.width / 3,
                    &picture.bytes[3 * row * picture.width]);
}

const Trouble logo          = {.name = "logo", .on_picture = print_logo};
const Trouble white_plastic = {.name = "white plastic", .on_scene = [](Scene& scene) {
                                   scene.make.plastic   = {0.7, 0.7, 0.68};
                                   scene.make.half_size = 0.42;
                               }};
const Trouble stickerless   = {.name = "stickerless", .on_scene = [](Scene& scene) {
                                 scene.make.plastic   = {0.01, 0.01, 0.01};
                                 scene.make.half_size = 0.48;
                                 scene.make.radius    = 0.05;
                             }};
const Trouble dark          = {.name = "dark", .on_scene = [](Scene& scene) {
                          for (double& gain : scene.sensor.gains) gain *= 0.06;
                          scene.sensor.noise = 0.03;
                      }};
const Trouble noisy         = {.name       = "noisy",
                               .on_picture = [](Picture& picture, const Scene&, std::size_t face) {
                           Random random(face);
                           for (std::uint8_t& byte : picture.bytes) {
                               const int noise = static_cast<int>(random.below(61)) - 30;
                               byte = static_cast<std::uint8_t>(std::clamp(byte + noise, 0, 255));
                           }
                       }};
const Trouble blurred       = {.name     = "blurred",
                               .on_scene = [](Scene& scene) { scene.sensor.blur = 8; }};
const Trouble shaken        = {.name     = "shaken",
                               .on_scene = [](Scene& scene) { scene.sensor.motion_x = 25; }};
const Trouble two_cubes     = {.name = "two cubes",
                               .on_scene =
                                   [](Scene& scene) {
                                   scene.size = 0.45;
                                   scene.x    = 0.3;
                                   scene.y    = 0;
                               },
                               .on_picture = add_other_cube};

TEST(Trouble, UnusualCubesAreRead) {
    if (!testing::can_see()) GTEST_SKIP() << "OpenCV is not installed";
    for (const Trouble& trouble : {logo, white_plastic, stickerless})
        EXPECT_EQ(readings_of(trouble), std::vector(2, Reading::right)) << trouble.name;
}

// Noise of single pixels is none of a sticker.
TEST(Trouble, NoisyPicturesAreRead) {
    if (!testing::can_see()) GTEST_SKIP() << "OpenCV is not installed";
    EXPECT_EQ(readings_of(noisy), std::vector(2, Reading::right));
}

TEST(Trouble, BadPicturesAreReadRightOrToldToBeInDoubt) {
    if (!testing::can_see()) GTEST_SKIP() << "OpenCV is not installed";
    for (const Trouble& trouble : {dark, blurred, shaken, two_cubes})
        for (const Reading reading : readings_of(trouble))
            EXPECT_NE(reading, Reading::wrong) << trouble.name;
}

}  // namespace
}  // namespace antipode::vision
