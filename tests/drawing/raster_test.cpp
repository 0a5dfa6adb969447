#include "cube/drawing/raster.h"

#include <gtest/gtest.h>

namespace antipode {
namespace {

using drawing::Outline;
using drawing::Picture;
using drawing::Point;

constexpr Rgb ink = rgb(0x102030);

Outline polygon(const std::vector<Point>& corners) {
    Outline outline{corners.front(), {}};
    for (Point corner : corners) outline.segments.push_back({std::nullopt, corner});
    return outline;
}

// A picture whose units are its pixels.
Picture canvas(int side, const std::vector<Outline>& outlines) {
    Picture picture;
    picture.width = picture.height = side;
    picture.pixels                 = {side, side};
    picture.shapes                 = {{outlines, ink}};
    return picture;
}

std::vector<int> opacities(const Picture& picture) {
    const std::vector<std::uint8_t> bytes = rasterise(picture);
    std::vector<int>                result;
    for (std::size_t i = 3; i < bytes.size(); i += 4) result.push_back(bytes[i]);
    return result;
}

TEST(Raster, CoversAPixelByTheShareOfItsArea) {
    const auto half_covered = canvas(2, {polygon({{0.5, 0}, {2, 0}, {2, 1.5}, {0.5, 1.5}})});
    EXPECT_EQ(opacities(half_covered), (std::vector{128, 255, 64, 128}));
}

TEST(Raster, CoversHalfOfAPixelByADiagonal) {
    EXPECT_EQ(opacities(canvas(1, {polygon({{0, 0}, {1, 0}, {0, 1}})})), (std::vector{128}));
}

TEST(Raster, KeepsTheColourPureWhereItIsThin) {
    const auto bytes = rasterise(canvas(1, {polygon({{0, 0}, {0.25, 0}, {0.25, 1}, {0, 1}})}));
    EXPECT_EQ(bytes, (std::vector<std::uint8_t>{0x10, 0x20, 0x30, 64}));
}

TEST(Raster, LeavesHolesFree) {
    const auto square = [](double half) { return polygon(drawing::square({1.5, 1.5}, half)); };
    EXPECT_EQ(opacities(canvas(3, {square(1.5), square(0.5)})),
              (std::vector{255, 255, 255, 255, 0, 255, 255, 255, 255}));
}

TEST(Raster, CutsOffWhatLiesOutside) {
    EXPECT_EQ(opacities(canvas(1, {polygon({{-9, -9}, {9, -9}, {9, 9}, {-9, 9}})})),
              (std::vector{255}));
    EXPECT_EQ(opacities(canvas(1, {polygon({{5, 5}, {9, 5}, {9, 9}})})), (std::vector{0}));
}

TEST(Raster, DrawsADiscOfTheRightArea) {
    const auto disc   = drawing::symbol_outlines(Symbol::disc).front();
    const auto scaled = mapped(disc, [](Point p) { return Point{50, 50} + 50 * p; });
    double     area   = 0;
    for (int opacity : opacities(canvas(100, {scaled}))) area += opacity / 255.0;
    EXPECT_NEAR(area, 3.14159 * 35 * 35, 25);
}

}  // namespace
}  // namespace antipode
