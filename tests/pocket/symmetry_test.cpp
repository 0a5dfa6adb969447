#include "pocket/symmetry.h"

#include <gtest/gtest.h>

#include "notation/transform.h"
#include "tests/pocket/cubes.h"

namespace antipode::pocket {
namespace {

Position made_by(std::string_view text) { return position_of(testing::pocket_cube(text)); }

std::string_view symmetry_after(std::string_view text) {
    return symmetry_class(symmetries_of(made_by(text))).name;
}

TEST(PocketSymmetry, TakesAPositionToThatOfTheImageOfItsWord) {
    const Moves word = {Move(Face::R, Turn::clockwise), Move(Face::U, Turn::half),
                        Move(Face::F, Turn::counter)};
    for (const Symmetry s : all_symmetries)
        EXPECT_EQ(image(s, position_of(HeldCube() * word)),
                  position_of(HeldCube() * antipode::image(s, word)));
}

// R U is also R D, held otherwise, and so has a half turn about the axis of R.
TEST(PocketSymmetry, HasTheNamesOfTheSubgroups) {
    EXPECT_EQ(symmetry_after(""), "Oh");
    EXPECT_EQ(symmetry_after("R"), "D4");
    EXPECT_EQ(symmetry_after("R2"), "D4h");
    EXPECT_EQ(symmetry_after("R U"), "D2 (edge)");
    EXPECT_EQ(symmetry_after("R U2 F R' F"), "C1");
}

TEST(PocketSymmetry, ImagesAndSymmetriesMakeFortyEight) {
    Random random(3);
    for (int i = 0; i < 200; ++i) {
        const Position position = random_position(random);
        EXPECT_EQ(images_of(position).size() * symmetries_of(position).count(), Symmetry::count);
    }
}

TEST(PocketSymmetry, TheInverseOfAWordIsAnIsomorph) {
    const auto isomorphs = isomorphs_of(made_by("R U2 F R' F"));
    EXPECT_EQ(isomorphs, isomorphs_of(made_by("F' R F' U2 R'")));
    EXPECT_EQ(isomorphs, isomorphs_of(made_by("(R U2 F R' F x y)'")));
    EXPECT_EQ(isomorphs.size(), 96U);
}

TEST(PocketSymmetry, AllIsomorphsAreEquallyFar) {
    const Distances distances(Metric::htm);
    Random          random(4);
    for (int i = 0; i < 100; ++i) {
        const Position position = random_position(random);
        for (const Position other : isomorphs_of(position))
            ASSERT_EQ(distances[other], distances[position]);
    }
}

TEST(PocketSymmetry, ClassesCoverADistance) {
    for (const Metric metric : {Metric::htm, Metric::qtm}) {
        const Distances distances(metric);
        for (unsigned distance : {1U, 4U, distances.greatest()}) {
            std::size_t positions = 0;
            for (const PositionClass& c : classes_at(distances, distance)) positions += c.positions;
            EXPECT_EQ(positions, distances.counts()[distance]);
        }
    }
}

TEST(PocketSymmetry, ThereAreTwoFirstTurnsUpToSymmetry) {
    const auto classes = classes_at(Distances(Metric::htm), 1);
    ASSERT_EQ(classes.size(), 2U);  // a quarter turn and a half turn
    EXPECT_EQ(classes[0].positions + classes[1].positions, 9U);
}

}  // namespace
}  // namespace antipode::pocket
