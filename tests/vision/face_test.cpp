// Faces in pictures: those of the renderer, whose truth is known, and those that are none.
#include "vision/face.h"

#include <gtest/gtest.h>

#include "bench/camera/render.h"
#include "colours/decide.h"
#include "cube/random_cube.h"
#include "vision/face_album.h"
#include "vision/grid_evidence.h"

namespace antipode::vision {
namespace {

using bench::camera::Light;
using bench::camera::render;

const Optics* optics() {
    const auto loaded = load_optics();
    return loaded ? *loaded : nullptr;
}

TEST(Face, IsFoundWhereItWasDrawn) {
    if (optics() == nullptr) GTEST_SKIP() << "OpenCV is not installed";
    Random     random(1);
    const auto sitting = bench::camera::random_sitting(facelets_of(random_reachable(random)),
                                                       Light::daylight, random);
    for (const auto& scene : sitting.scenes) {
        const auto face = find_face(render(scene, {.width = 420, .height = 240}), *optics());
        ASSERT_TRUE(face.has_value());
        Point middle;
        for (const Point corner : face->corners) middle = middle + 0.25 * corner;
        EXPECT_NEAR(middle.x, 210 + 240 * scene.x, 0.15 * 240 * scene.size);
        EXPECT_NEAR(middle.y, 120 + 240 * scene.y, 0.15 * 240 * scene.size);
    }
}

// From pictures to the cube, in any order and any way up.
TEST(Face, SixOfThemMakeTheCube) {
    if (optics() == nullptr) GTEST_SKIP() << "OpenCV is not installed";
    Random            random(2);
    const Facelets    facelets = facelets_of(random_reachable(random));
    const auto        sitting  = bench::camera::random_sitting(facelets, Light::daylight, random);
    colours::Sighting sighting{.patches = {}, .order = colours::PictureOrder::any};
    for (std::size_t i = 0; i < 6; ++i) {
        const auto face =
            find_face(render(sitting.scenes[i], {.width = 320, .height = 240}), *optics());
        ASSERT_TRUE(face.has_value());
        std::copy(face->patches.begin(), face->patches.end(),
                  sighting.patches.begin() + static_cast<std::ptrdiff_t>(9 * i));
    }
    EXPECT_EQ(to_text(colours::decide(sighting).best.facelets), to_text(facelets));
}

TEST(Face, IsNotFoundWhereThereIsNone) {
    if (optics() == nullptr) GTEST_SKIP() << "OpenCV is not installed";
    Picture black{320, 240, std::vector<std::uint8_t>(3 * 320 * 240, 3)};
    EXPECT_FALSE(find_face(black, *optics()));
    Random random(3);
    for (std::uint8_t& byte : black.bytes) byte = static_cast<std::uint8_t>(random.below(256));
    EXPECT_FALSE(find_face(black, *optics()));
    EXPECT_FALSE(find_face({1, 1, {9, 9, 9}}, *optics()));
}

// A picture of nine flat cells with dark lines between them, straight and without noise.
Picture drawn_face() {
    constexpr std::uint8_t colours[3][3] = {{200, 30, 30}, {30, 160, 60}, {230, 220, 60}};
    Picture                picture{300, 300, std::vector<std::uint8_t>(3 * 300 * 300, 10)};
    for (std::size_t y = 0; y < 300; ++y)
        for (std::size_t x = 0; x < 300; ++x)
            for (std::size_t i = 0; i < 3; ++i)
                if (x % 100 > 8 && x % 100 < 92 && y % 100 > 8 && y % 100 < 92)
                    picture.bytes[3 * (y * 300 + x) + i] = colours[(x / 100 + y / 100) % 3][i];
    return picture;
}

TEST(Face, InTheGuideIsReadWithoutLookingForIt) {
    Picture        picture = drawn_face();
    const SeenFace face    = face_in_guide(picture);
    EXPECT_EQ(face.squares, 0);
    EXPECT_NEAR(face.patches[0][0], 200, 1);
    EXPECT_NEAR(face.patches[1][1], 160, 1);
    EXPECT_NEAR(face.patches[2][2], 60, 1);
}

TEST(Face, EvidenceTellsAFaceFromItsNeighbourhood) {
    const Picture     picture = drawn_face();
    const Perspective right{{100, 0, 149.5, 0, 100, 149.5, 0, 0}};
    const Perspective shifted{{100, 0, 199.5, 0, 100, 149.5, 0, 0}};
    EXPECT_GT(grid_evidence(picture, right).share(), 0.9);
    EXPECT_LT(grid_evidence(picture, shifted).share(), 0.7);
}

TEST(Plane, OfPerspectiveIsFittedExactly) {
    const Perspective         plane{{40, 3, 200, -2, 45, 150, 0.02, -0.03}};
    std::vector<CellSighting> seen;
    for (int row = -1; row <= 1; ++row)
        for (int column = -1; column <= 1; ++column) {
            const Point cell{static_cast<double>(column), static_cast<double>(row)};
            seen.push_back({cell, plane.at(cell)});
        }
    const auto fitted = fit_plane(seen);
    ASSERT_TRUE(fitted.has_value());
    for (const CellSighting& one : seen) EXPECT_LT(length(fitted->at(one.cell) - one.seen), 0.2);
    EXPECT_FALSE(fit_plane(std::span(seen).first(2)).has_value());
}

// ---- showing faces one after the other ---------------------------------------------------

SeenFace face_of(const colours::Patches& patches, std::size_t picture, unsigned turns = 0) {
    SeenFace face{};
    for (std::size_t cell = 0; cell < 9; ++cell)
        face.patches[cell] = patches[9 * picture + colours::turned_cell(cell, turns)];
    return face;
}

using colours::operator*;

// A solved cube, a little darker from cell to cell.
colours::Patches six_faces() {
    constexpr colours::Rgb looks[] = {{200, 30, 30}, {30, 160, 60},  {230, 220, 60},
                                      {20, 60, 160}, {240, 120, 30}, {230, 230, 230}};
    colours::Patches       patches;
    for (std::size_t i = 0; i < facelet_count; ++i)
        patches[i] = (1 - 0.05 * static_cast<double>(i % 9)) * looks[i / 9];
    return patches;
}

TEST(SameFace, IsKnownUpsideDownDarkerAndWithStickersThatWereReadWrong) {
    const colours::Patches            patches = six_faces();
    std::vector<colours::FacePatches> faces;
    for (std::size_t picture = 0; picture < 6; ++picture)
        faces.push_back(face_of(patches, picture).patches);
    for (std::size_t picture = 0; picture < 6; ++picture) {
        colours::FacePatches again = face_of(patches, picture, 2).patches;
        for (auto& patch : again) patch = 0.75 * patch;
        again[0] = {255, 255, 255};
        again[7] = {0, 0, 0};
        EXPECT_EQ(colours::shown_before(again, faces), picture);
        EXPECT_FALSE(colours::is_steady(faces[picture], again));
        again[4] = {120, 120, 0};  // a centre of none of them
        EXPECT_EQ(colours::shown_before(again, faces), std::nullopt);
    }
}

TEST(FaceAlbum, TakesAFaceThatIsShownForAMoment) {
    const colours::Patches patches = six_faces();
    FaceAlbum              album;
    for (std::size_t picture = 0; picture < 6; ++picture) {
        int added = 0;
        for (int frame = 0; frame < 10; ++frame)
            added += album.show(face_of(patches, picture)) == FaceAlbum::Change::added ? 1 : 0;
        EXPECT_EQ(added, 1);
        album.show(std::nullopt);
    }
    EXPECT_TRUE(album.is_full());
    // Again, and upside down: the same face.
    for (int frame = 0; frame < 3; ++frame) album.show(face_of(patches, 2, 2));
    EXPECT_EQ(album.show(face_of(patches, 2, 2)), FaceAlbum::Change::replaced);
    album.clear();
    EXPECT_TRUE(album.faces().empty());
}

}  // namespace
}  // namespace antipode::vision
