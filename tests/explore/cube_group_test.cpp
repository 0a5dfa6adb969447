#include "explore/cube_group.h"

#include <gtest/gtest.h>

#include "cube/facelet_permutation.h"
#include "tests/explore/cubes.h"

namespace antipode {
namespace {

using testing::any_cube;
using testing::cube;

CubeGroup generated_by(std::initializer_list<std::string_view> texts) {
    std::vector<Cube> generators;
    for (std::string_view text : texts) generators.push_back(cube(text));
    return CubeGroup(generators);
}

Cube product(const Word& word, const CubeGroup& group) {
    Cube result;
    for (GeneratorPower part : word)
        result = result * power(group.generators()[part.generator].cube, part.exponent);
    return result;
}

TEST(FaceletPermutation, IsAHomomorphism) {
    EXPECT_TRUE(rc::check([] {
        const Cube a = *any_cube();
        const Cube b = *any_cube();
        RC_ASSERT(facelet_permutation(a * b) == facelet_permutation(a) * facelet_permutation(b));
    }));
}

TEST(FaceletPermutation, CanBeReadBack) {
    EXPECT_TRUE(rc::check([] {
        const Cube a = *any_cube();
        RC_ASSERT(cube_from(facelet_permutation(a)) == a);
    }));
}

TEST(FaceletPermutation, HasTheOrderOfThePosition) {
    EXPECT_TRUE(rc::check([] {
        const Cube a = *any_cube();
        RC_ASSERT(order(facelet_permutation(a)) == order_of(a));
    }));
}

TEST(CubeGroup, KnownOrdersComeOut) {
    EXPECT_EQ(generated_by({"U", "R", "F", "D", "L", "B"}).order().decimal(),
              "43252003274489856000");
    EXPECT_EQ(generated_by({"R", "U"}).order().decimal(), "73483200");
    EXPECT_EQ(generated_by({"R2", "L2", "U2", "D2", "F2", "B2"}).order().decimal(), "663552");
    EXPECT_EQ(generated_by({"U", "D", "R2", "L2", "F2", "B2"}).order().decimal(), "19508428800");
    EXPECT_EQ(generated_by({""}).order().decimal(), "1");
}

TEST(CubeGroup, OfOnePositionIsCyclicOfItsOrder) {
    EXPECT_TRUE(rc::check([] {
        const Cube a = *any_cube();
        RC_ASSERT(CubeGroup({a}).order() == Natural(order_of(a)));
    }));
}

TEST(CubeGroup, TheWholeOneHasSuperflipAsItsCentreAndMovesEverythingEverywhere) {
    const GroupReport report = report_of(generated_by({"U", "R", "F", "D", "L", "B"}));
    EXPECT_EQ(report.centre_order.decimal(), "2");
    ASSERT_EQ(report.centre_generators.size(), 1U);
    EXPECT_EQ(report.centre_generators[0].cube, cube("[0;0;0;4095]"));
    EXPECT_FALSE(report.abelian);
    EXPECT_TRUE(report.corners.transitive && report.corners.stickers_transitive);
    EXPECT_TRUE(report.edges.transitive && report.edges.stickers_transitive);
    EXPECT_EQ(report.sticker_orbits.size(), 2u);
}

TEST(CubeGroup, TwoFacesLeaveTwoCornersAlone) {
    const GroupReport report = report_of(generated_by({"R", "U"}));
    EXPECT_FALSE(report.corners.transitive);
    const std::vector<std::vector<std::size_t>> expected = {{1, 2, 3, 4, 6, 7}, {5}, {8}};
    EXPECT_EQ(report.corners.orbits, expected);
}

TEST(CubeGroup, OppositeFacesCommute) {
    const GroupReport report = report_of(generated_by({"U", "D"}));
    EXPECT_TRUE(report.abelian);
    EXPECT_EQ(report.centre_order, report.order);
}

TEST(CubeGroup, PiecesCanMoveEverywhereWithoutTurning) {
    const GroupReport report = report_of(generated_by({"U", "D", "R2", "L2", "F2", "B2"}));
    EXPECT_TRUE(report.corners.transitive);
    EXPECT_FALSE(report.corners.stickers_transitive);
}

TEST(CubeGroup, AWordMakesItsPositionAgain) {
    const CubeGroup    group    = generated_by({"U", "R", "F", "D", "L", "B"});
    const Cube         position = cube("R U2 F' M2 D L' B2 E");
    const Result<Word> word     = group.word(position);
    ASSERT_TRUE(word);
    EXPECT_EQ(product(*word, group), position);
}

TEST(CubeGroup, APositionOutsideHasNoWord) {
    const CubeGroup group = generated_by({"R", "U"});
    EXPECT_FALSE(group.contains(cube("F")));
    EXPECT_FALSE(group.word(cube("F")));
}

}  // namespace
}  // namespace antipode
