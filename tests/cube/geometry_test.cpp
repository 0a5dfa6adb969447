#include "cube/geometry.h"

#include <gtest/gtest.h>

#include <set>

#include "cube/algebra.h"
#include "cube/facelets.h"

namespace antipode {
namespace {

TEST(Geometry, PlacesAndNumbersOfFaceletsAgree) {
    for (std::size_t i = 0; i < facelet_count; ++i) EXPECT_EQ(facelet_at(place_of(i)), i);
}

TEST(Geometry, EveryFaceletBelongsToOnePiece) {
    std::set<std::size_t> seen;
    for (const auto& corner : corner_facelets) seen.insert(corner.begin(), corner.end());
    for (const auto& edge : edge_facelets) seen.insert(edge.begin(), edge.end());
    for (const Face f : all_faces) seen.insert(9 * index(f) + 4);
    EXPECT_EQ(seen.size(), facelet_count);
}

TEST(Geometry, CornersNameTheirStickersClockwise) {
    for (const std::string_view name : corner_names) {
        const Vector a = normal(face_named(name[0]));
        const Vector b = normal(face_named(name[1]));
        const Vector c = normal(face_named(name[2]));
        EXPECT_EQ(dot(cross(a, b), c), -1) << name;
    }
}

TEST(Geometry, EachFaceFrameIsLookedAtFromOutside) {
    for (const FaceFrame& frame : face_frames)
        EXPECT_EQ(cross(frame.down, frame.right), frame.normal);
}

// Facelets after one quarter turn, as every cube program prints them.
TEST(Geometry, QuarterTurnsMoveTheStickersOfARealCube) {
    const std::pair<Face, const char*> expected[] = {
        {Face::U, "UUUUUUUUUBBBRRRRRRRRRFFFFFFDDDDDDDDDFFFLLLLLLLLLBBBBBB"},
        {Face::R, "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB"},
        {Face::F, "UUUUUULLLURRURRURRFFFFFFFFFRRRDDDDDDLLDLLDLLDBBBBBBBBB"},
        {Face::D, "UUUUUUUUURRRRRRFFFFFFFFFLLLDDDDDDDDDLLLLLLBBBBBBBBBRRR"},
        {Face::L, "BUUBUUBUURRRRRRRRRUFFUFFUFFFDDFDDFDDLLLLLLLLLBBDBBDBBD"},
        {Face::B, "RRRUUUUUURRDRRDRRDFFFFFFFFFDDDDDDLLLULLULLULLBBBBBBBBB"}};
    for (const auto& [face, text] : expected)
        EXPECT_EQ(to_text(facelets_of(move_cube(Move(face, Turn::clockwise)))), text);
}

TEST(Geometry, SymmetriesMoveStickersOneToOneAndKeepPiecesTogether) {
    for (const Symmetry s : all_symmetries) {
        const FaceletMap map = symmetry_map(s);
        EXPECT_EQ((std::set<int>(map.begin(), map.end()).size()), facelet_count);
        for (const auto& corner : corner_facelets) {
            const Vector place = place_of(map[corner[0]]).piece;
            for (const std::size_t sticker : corner) EXPECT_EQ(place_of(map[sticker]).piece, place);
        }
    }
}

}  // namespace
}  // namespace antipode
