#include "cube/drawing/picture.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "tests/drawing/painting.h"

namespace antipode {
namespace {

using drawing::Picture;
using drawing::Point;
using drawing::Shape;

constexpr DrawingOptions net{.view = View::net};
constexpr DrawingOptions solid{.view = View::solid};
constexpr DrawingOptions whole{.view = View::solid, .hidden = HiddenFaces::floating};

std::map<std::size_t, Point> sticker_centres(const DrawingOptions& options) {
    std::map<std::size_t, Point> centres;
    for (const Shape& sticker : stickers_in(picture_of(Facelets{}, options)))
        centres[*sticker.facelet] = centre_of(sticker);
    return centres;
}

double distance(Point a, Point b) { return std::sqrt(squared_length(a - b)); }

// The places of the net in cube/geometry.h, in thirds of a face.
Point place_in_net(std::size_t facelet) {
    constexpr std::array<Point, 6> faces  = {{{3, 0}, {6, 3}, {3, 3}, {3, 6}, {0, 3}, {9, 3}}};
    const Point                    corner = faces[facelet / 9];
    return corner + Point{static_cast<double>(facelet % 3), static_cast<double>(facelet % 9 / 3)};
}

TEST(Pictures, ShowEachStickerOnceInItsColour) {
    const Facelets painting = random_painting(2);
    for (const DrawingOptions& options : {net, whole}) {
        const auto stickers = stickers_in(picture_of(painting, options));
        ASSERT_EQ(stickers.size(), facelet_count);
        EXPECT_EQ(sticker_centres(options).size(), facelet_count);
    }
    for (const Shape& sticker : stickers_in(picture_of(painting, net)))
        EXPECT_EQ(sticker.fill, net.scheme.sticker(painting[*sticker.facelet]));
}

TEST(Pictures, LayTheNetOutAsInTheDocumentation) {
    for (const auto& [facelet, centre] : sticker_centres(net)) {
        const Point place = 80 * place_in_net(facelet);  // 12 stickers are 960 units wide
        EXPECT_LT(distance(centre, place + Point{60, 60}), 25) << facelet_name(facelet);
    }
}

TEST(Pictures, ShowThreeFacesOfTheSolidUnlessAskedForAll) {
    for (const auto& [facelet, centre] : sticker_centres(solid))
        EXPECT_TRUE(face_of(facelet) == Face::U || face_of(facelet) == Face::F
                    || face_of(facelet) == Face::R);
    EXPECT_EQ(sticker_centres(solid).size(), 27U);
}

TEST(Pictures, KeepTheStickersOfAPieceTogetherInSpace) {
    const auto centres = sticker_centres(solid);
    const auto gap     = [&](std::size_t a, std::size_t b) {
        const bool both_are_seen = centres.contains(a) && centres.contains(b);
        return both_are_seen ? distance(centres.at(a), centres.at(b)) : 0;
    };
    for (const auto& edge : edge_facelets) EXPECT_LT(gap(edge[0], edge[1]), 250);
    for (const auto& corner : corner_facelets)
        for (std::size_t k = 0; k < 3; ++k) EXPECT_LT(gap(corner[k], corner[(k + 1) % 3]), 250);
}

TEST(Pictures, HaveUpAboveFrontAndRightOnTheRight) {
    const auto            centres = sticker_centres(solid);
    constexpr std::size_t up = 4, right = 13, front = 22;
    EXPECT_LT(centres.at(up).y, centres.at(front).y);
    EXPECT_LT(centres.at(up).y, centres.at(right).y);
    EXPECT_LT(centres.at(front).x, centres.at(right).x);
}

// From the camera one looks at their inner sides, where L3 and B3 are to the
// left of L1 and B1, and the back row of D, from D7 on, is the upper one.
TEST(Pictures, MirrorTheFloatingFacesAsSeenThroughTheCube) {
    const auto centres = sticker_centres(whole);
    const auto at      = [&](Face f, std::size_t i) { return centres.at(9 * index(f) + i); };
    EXPECT_LT(at(Face::L, 2).x, at(Face::L, 0).x);
    EXPECT_LT(at(Face::B, 2).x, at(Face::B, 0).x);
    EXPECT_LT(at(Face::D, 0).x, at(Face::D, 2).x);
    EXPECT_LT(at(Face::D, 6).y, at(Face::D, 0).y);
}

TEST(Pictures, StayInsideTheirFrame) {
    for (const DrawingOptions& options : {net, solid, whole}) {
        const Picture picture = picture_of(Facelets{}, options);
        EXPECT_DOUBLE_EQ(std::max(picture.width, picture.height), Picture::longer_side);
        for (const Shape& shape : picture.shapes)
            for (Point p : drawing::flattened(shape.outlines.front())) {
                EXPECT_TRUE(p.x > 0 && p.x < picture.width);
                EXPECT_TRUE(p.y > 0 && p.y < picture.height);
            }
    }
}

TEST(Pictures, HaveASymbolOnEachStickerWhereTheSchemeHasSymbols) {
    DrawingOptions options = net;
    options.scheme         = *find_scheme("colour-blind");
    EXPECT_EQ(picture_of(Facelets{}, options).shapes.size(),
              picture_of(Facelets{}, net).shapes.size() + facelet_count);
}

TEST(Pictures, AreLightestOnTop) {
    const auto stickers = stickers_in(picture_of(Facelets{}, solid));
    for (const Shape& sticker : stickers)
        EXPECT_EQ(sticker.fill == solid.scheme.sticker(face_of(*sticker.facelet)),
                  face_of(*sticker.facelet) == Face::U);
}

TEST(Pictures, HaveBetween16And4096Pixels) {
    for (int size : {-1, 0, 15, 4097}) {
        const auto picture = drawing::make_picture(Facelets{}, {.size = size});
        ASSERT_FALSE(picture);
        EXPECT_EQ(picture.error().kind, ErrorKind::usage);
    }
    EXPECT_EQ(drawing::make_picture(Facelets{}, {.size = 15}).error().message.text(),
              "a picture of 15 pixels cannot be drawn; accepted: 16 to 4096");
}

TEST(Views, AreCalledNetAnd3d) {
    EXPECT_EQ(*parse_view("net"), View::net);
    EXPECT_EQ(*parse_view("3d"), View::solid);
    EXPECT_EQ(parse_view("4d").error().message.text(), "unknown view '4d'; accepted: net and 3d");
}

}  // namespace
}  // namespace antipode
