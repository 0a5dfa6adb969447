// Three faces in one picture: those of the renderer, and the recorded pair.
#include "vision/corner_view.h"

#include <gtest/gtest.h>

#include "bench/camera/render.h"
#include "colours/decide.h"
#include "cube/random_cube.h"
#include "tests/support/pictures.h"
#include "vision/corner_projection.h"
#include "vision/decode.h"

namespace antipode::vision {
namespace {

using bench::camera::Light;
using bench::camera::random_corner_views;
using bench::camera::render;

const Optics& loaded_optics() { return **load_optics(); }

// Two pictures of opposite corners.
colours::Sighting sighting_of(const std::array<SeenCorner, 2>& corners) {
    colours::Sighting sighting{
        .patches = {}, .order = colours::PictureOrder::any, .corners = {{0, 1, 2}, {3, 4, 5}}};
    auto patch = sighting.patches.begin();
    for (const SeenCorner& corner : corners)
        for (const SeenFace& face : corner)
            patch = std::copy(face.patches.begin(), face.patches.end(), patch);
    return sighting;
}

TEST(CornerView, TwoOfThemMakeTheCube) {
    if (!testing::can_see()) GTEST_SKIP() << "OpenCV is not installed";
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Random                    random(seed);
        const Facelets            facelets = facelets_of(random_reachable(random));
        std::array<SeenCorner, 2> corners;
        const auto                scenes = random_corner_views(facelets, Light::daylight, random);
        for (std::size_t i = 0; i < 2; ++i) {
            const auto corner = find_corner(render(scenes[i]), loaded_optics());
            ASSERT_TRUE(corner.has_value()) << seed;
            corners[i] = *corner;
        }
        const auto decision = colours::decide(sighting_of(corners));
        EXPECT_EQ(to_text(decision.best.facelets), to_text(facelets));
        EXPECT_TRUE(decision.doubtful.empty());
    }
}

TEST(CornerView, TheRecordedPairIsTheCube) {
    if (!testing::can_see()) GTEST_SKIP() << "OpenCV is not installed";
    std::array<SeenCorner, 2> corners;
    for (std::size_t i = 0; i < 2; ++i) {
        const auto corner = find_corner(*read_picture(testing::corner_files()[i]), loaded_optics());
        ASSERT_TRUE(corner.has_value());
        corners[i] = *corner;
    }
    const auto decision = colours::decide(sighting_of(corners));
    EXPECT_EQ(to_text(decision.best.facelets), testing::camera_cube);
    EXPECT_TRUE(decision.doubtful.empty());
}

// Clockwise around one point, each with its first patch there.
TEST(CornerView, FacesMeetInTheCorner) {
    if (!testing::can_see()) GTEST_SKIP() << "OpenCV is not installed";
    const auto corner = find_corner(*read_picture(testing::corner_files()[0]), loaded_optics());
    ASSERT_TRUE(corner.has_value());
    for (std::size_t i = 0; i < 3; ++i) {
        const auto &face = (*corner)[i].corners, &next = (*corner)[(i + 1) % 3].corners;
        EXPECT_LT(length(face[0] - next[0]), 1e-6);
        EXPECT_LT(length(face[3] - next[1]), 1e-6);
        EXPECT_GT(cross(face[1] - face[0], face[3] - face[0]), 0);
    }
}

TEST(CornerView, IsNoneWhereOneFaceIsShown) {
    if (!testing::can_see()) GTEST_SKIP() << "OpenCV is not installed";
    for (const std::string& file : testing::camera_files())
        EXPECT_FALSE(find_corner(*read_picture(file), loaded_optics())) << file;
    EXPECT_FALSE(find_corner({1, 1, {9, 9, 9}}, loaded_optics()));
    Picture noise{320, 240, std::vector<std::uint8_t>(3 * 320 * 240)};
    Random  random(3);
    for (std::uint8_t& byte : noise.bytes) byte = static_cast<std::uint8_t>(random.below(256));
    EXPECT_FALSE(find_corner(noise, loaded_optics()));
}

// What a camera sees of two faces and of one cell of the third tells where all cells are.
TEST(CornerProjection, FollowsFromTwoFacesAndACell) {
    const auto seen_at = [](std::size_t face, Point cell) {
        std::array<double, 3> p{};
        p[face]           = cell.x + 1.5;
        p[(face + 1) % 3] = cell.y + 1.5;
        const double far  = 8 + 0.5 * p[0] + 0.6 * p[1] + 0.7 * p[2];
        return Point{300 + 500 * (0.8 * p[1] - 0.8 * p[0]) / far,
                     200 + 500 * (0.7 * p[2] - 0.4 * p[0] - 0.4 * p[1]) / far};
    };
    std::vector<CornerSighting> seen{{2, {0, 0}, seen_at(2, {0, 0})}};
    for (const double row : {-1.0, 0.0, 1.0})
        for (const double column : {-1.0, 0.0, 1.0})
            for (const std::size_t face : {0, 1})
                seen.push_back({face, {column, row}, seen_at(face, {column, row})});
    const auto projection = CornerProjection::fit(seen);
    ASSERT_TRUE(projection.has_value());
    for (std::size_t face = 0; face < 3; ++face)
        for (const Point cell : {Point{-1, -1}, Point{1, 0}, Point{1, 1}})
            EXPECT_LT(length(projection->plane_of(face).at(cell) - seen_at(face, cell)), 0.5);
    EXPECT_FALSE(CornerProjection::fit(std::span(seen).first(3)).has_value());
}

}  // namespace
}  // namespace antipode::vision
