// Arrows on centres that show how they are turned.
#include <gtest/gtest.h>

#include <cmath>

#include "cube/drawing/png.h"
#include "cube/drawing/svg.h"
#include "tests/drawing/painting.h"

namespace antipode {
namespace {

using drawing::Picture;
using drawing::Point;
using drawing::Shape;

std::size_t middle_of(Face face) { return 9 * index(face) + 4; }

Stickers home(std::string_view twists) { return {Facelets{}, *parse_twists(twists)}; }

// The arrow stands behind its sticker in the list, and a symbol behind the arrow.
const Shape& arrow_on(const Picture& picture, Face face) {
    for (std::size_t i = 0; i + 1 < picture.shapes.size(); ++i)
        if (picture.shapes[i].facelet == middle_of(face)) return picture.shapes[i + 1];
    throw std::logic_error("the face is not drawn");
}

// From the middle of the sticker to the tip, which is farther away than anything else.
Point direction_of(const Picture& picture, Face face) {
    Point middle;
    for (const Shape& sticker : stickers_in(picture))
        if (sticker.facelet == middle_of(face)) middle = centre_of(sticker);
    Point tip;
    for (const Point p : drawing::flattened(arrow_on(picture, face).outlines.front()))
        if (squared_length(p - middle) > squared_length(tip)) tip = p - middle;
    return tip;
}

TEST(Arrows, PointUpInTheNetAndTurnClockwise) {
    const Picture picture = *drawing::make_picture(home("012301"), {.view = View::net});
    constexpr std::array<Point, 4> ways  = {{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    constexpr std::array           turns = {0U, 1U, 2U, 3U, 0U, 1U};
    for (const Face face : all_faces) {
        const Point tip   = direction_of(picture, face);
        const Point way   = ways.at(turns.at(index(face)));
        const auto  along = (tip.x * way.x + tip.y * way.y) / std::sqrt(squared_length(tip));
        EXPECT_GT(along, 0.99) << letter(face);
    }
}

TEST(Arrows, AreOnTheCentresThatCountOnly) {
    const auto shapes = [](std::string_view twists, View view) {
        return drawing::make_picture(home(twists), {.view = view})->shapes.size();
    };
    const std::size_t net   = picture_of(Facelets{}, {.view = View::net}).shapes.size();
    const std::size_t solid = picture_of(Facelets{}, {.view = View::solid}).shapes.size();
    EXPECT_EQ(shapes("000000", View::net), net + 6);
    EXPECT_EQ(shapes("0.0...", View::net), net + 2);
    EXPECT_EQ(shapes("000000", View::solid), solid + 3);
}

// In space the front's arrow points up and the one on top away from the eye. Beside
// symbols there are heads only, which no perspective shortens.
TEST(Arrows, TurnInSpaceAsInTheNet) {
    const DrawingOptions options = {.view = View::solid, .scheme = *find_scheme("colour-blind")};
    const Picture        upright = *drawing::make_picture(home("000000"), options);
    const Picture        turned  = *drawing::make_picture(home("222000"), options);
    for (const Face face : {Face::U, Face::R, Face::F}) {
        EXPECT_LT(direction_of(upright, face).y, 0) << letter(face);
        EXPECT_GT(direction_of(turned, face).y, 0) << letter(face);
    }
}

TEST(Arrows, StandBesideSymbols) {
    const DrawingOptions options = {.view = View::net, .scheme = *find_scheme("colour-blind")};
    const Picture        plain   = picture_of(Facelets{}, options);
    const Picture        both    = *drawing::make_picture(home("000000"), options);
    EXPECT_EQ(both.shapes.size(), plain.shapes.size() + 6);
    EXPECT_LT(direction_of(both, Face::F).y, 0);
}

TEST(Arrows, AreInSvgAndPng) {
    const auto svg = [](std::string_view twists) { return *draw_svg(home(twists), {}); };
    const auto png = [](std::string_view twists) { return *draw_png(home(twists), {.size = 64}); };
    EXPECT_NE(svg("000000"), svg("100001"));
    EXPECT_NE(png("000000"), png("100001"));
    EXPECT_NE(svg("......"), svg("000000"));
}

}  // namespace
}  // namespace antipode
