#include "pocket/held_cube.h"

#include <gtest/gtest.h>

#include <set>

#include "notation/parse.h"
#include "notation/transform.h"
#include "tests/pocket/cubes.h"

namespace antipode::pocket {
namespace {

using testing::all_rotations;
using testing::pocket_cube;

TEST(HeldCube, IsSolvedInEachOfTwentyFourOrientations) {
    std::set<std::string> paintings;
    for (const Symmetry rotation : all_rotations()) {
        EXPECT_TRUE(is_solved(HeldCube() * rotation));
        paintings.insert(to_text(painting_of(HeldCube() * rotation)));
    }
    EXPECT_EQ(paintings.size(), 24U);
    EXPECT_FALSE(is_solved(pocket_cube("R")));
}

TEST(HeldCube, HasOneHomeForAllOrientations) {
    EXPECT_TRUE(rc::check([](const HeldCube& cube) {
        for (const Symmetry rotation : all_rotations())
            RC_ASSERT(at_home(cube * rotation) == at_home(cube));
        RC_ASSERT(at_home(cube)[home_corner] == Cubie(home_corner, 0));
    }));
}

TEST(HeldCube, KeepsItsSolutionsWhenItIsRecoloured) {
    EXPECT_TRUE(rc::check([](const HeldCube& cube, const Moves& turns) {
        RC_ASSERT(is_solved(cube * turns) == is_solved(recoloured(cube) * turns));
        RC_ASSERT(is_solved(cube * inverse(cube))
                  && recoloured(cube)[home_corner] == Cubie(home_corner, 0));
        const HeldCube made = HeldCube() * inverse(turns);
        RC_ASSERT(is_solved(recoloured(made) * turns));
    }));
}

TEST(HeldCube, TurnsOfOppositeFacesDifferByARotation) {
    for (const auto& [a, b] : {std::pair("R", "L x"), {"U'", "D' y'"}, {"F2", "B2 z2"}})
        EXPECT_EQ(pocket_cube(a), pocket_cube(b)) << a;
}

TEST(HeldCube, IsTurnedAsTheThreeLayeredCubeOnTheTable) {
    const Maneuver word = *parse_maneuver("R U x F' z2 D y' L2 B x' y R");
    EXPECT_EQ(HeldCube() * word,
              HeldCube(after(on_the_table(word).moves)) * on_the_table(word).held);
}

TEST(HeldCube, HasNoMiddleLayers) {
    EXPECT_EQ(impossible_turn(*parse_maneuver("R M U")), (HandTurn{Grip::M, Turn::clockwise}));
    EXPECT_EQ(impossible_turn(*parse_maneuver("R2 x u'")), (HandTurn{Grip::Uw, Turn::counter}));
    EXPECT_EQ(impossible_turn(*parse_maneuver("U R F D L B x y2 z'")), std::nullopt);
}

}  // namespace
}  // namespace antipode::pocket
