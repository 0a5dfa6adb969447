#include "group/centre.h"

#include <gtest/gtest.h>

#include "group/orbits.h"
#include "tests/group/cube_facelets.h"
#include "tests/group/generators.h"

namespace antipode {
namespace {

using testing::from_cycles;
using testing::maneuver;
using testing::maneuvers;
using testing::six_faces;

// The centre by its definition, for groups small enough to be listed.
Natural counted_centre(const StabilizerChain& group) {
    const auto  elements = group.elements(10'000).value();
    std::size_t central  = 0;
    for (const Permutation& z : elements)
        central += std::ranges::all_of(group.generators(),
                                       [&](const Permutation& g) { return commute(z, g); });
    return central;
}

TEST(Centre, OfTheCubeGroupIsTheSuperflip) {
    const Permutation superflip = maneuver("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2");
    const Centre      centre    = centre_of(StabilizerChain(48, six_faces()));
    EXPECT_EQ(centre.order, Natural(2));
    EXPECT_EQ(centre.generators, std::vector{superflip});
}

TEST(Centre, OfTwoFacesTwistsAllSixCorners) {
    const Centre centre = centre_of(StabilizerChain(48, maneuvers({"R", "U"})));
    EXPECT_EQ(centre.order, Natural(3));
    EXPECT_EQ(order(centre.generators.at(0)), 3U);
    EXPECT_EQ(cycles(centre.generators.at(0)).size(), 6U);
}

TEST(Centre, OfAnAbelianGroupIsTheGroup) {
    EXPECT_EQ(centre_of(StabilizerChain(48, maneuvers({"U", "D"}))).order, Natural(16));
    std::vector<Permutation> swaps;
    for (Point i = 0; i < 40; i += 2) swaps.push_back(from_cycles(40, {{i, Point(i + 1)}}));
    EXPECT_EQ(centre_of(StabilizerChain(40, swaps)).order, Natural(1 << 20));
}

TEST(Centre, OfTheTrivialGroupIsTrivial) {
    const Centre centre = centre_of(StabilizerChain(5, {}));
    EXPECT_EQ(centre.order, Natural(1));
    EXPECT_TRUE(centre.generators.empty());
}

TEST(Centre, OfADirectProductHasBothParts) {
    std::vector<Permutation> generators = {from_cycles(20, {{0, 1, 2, 3}}),
                                           from_cycles(20, {{0, 2}})};
    for (Point i = 4; i < 20; i += 2) generators.push_back(from_cycles(20, {{i, Point(i + 1)}}));
    EXPECT_EQ(centre_of(StabilizerChain(20, generators)).order, Natural(2 << 8));
}

TEST(Centre, AgreesWithItsDefinitionInSmallGroupsOfTheCube) {
    for (const auto& generators :
         {maneuvers({"R2", "U2"}), maneuvers({"R L'", "U D'", "F B'"}),
          maneuvers({"R2 L2", "U", "D"}), maneuvers({"R2", "L2", "F2", "B2"}),
          maneuvers({"R2 L2", "U D", "F2 B2"}), maneuvers({"R2 L2", "U D", "F B"})}) {
        const StabilizerChain group(48, generators);
        EXPECT_EQ(centre_of(group).order, counted_centre(group));
    }
}

TEST(Centre, GeneratorsAreCentralMembersAndGenerateIt) {
    const StabilizerChain group(48, maneuvers({"R2 L2", "U", "D"}));
    const Centre          centre = centre_of(group);
    EXPECT_EQ(StabilizerChain(48, centre.generators).order(), centre.order);
    for (const Permutation& z : centre.generators) {
        EXPECT_TRUE(group.contains(z));
        for (const Permutation& g : group.generators()) EXPECT_TRUE(commute(z, g));
    }
}

TEST(Orbits, CornersAndEdgesOfTheCubeNeverMix) {
    const auto all = orbits(six_faces(), 48);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].size(), 24U);
    EXPECT_TRUE(is_transitive_on(six_faces(), all[0]));
    EXPECT_FALSE(is_transitive_on(six_faces(), std::vector{all[0][0], all[1][0]}));
}

TEST(Orbits, FixedPointsStandAlone) {
    EXPECT_EQ(orbits(std::vector{from_cycles(4, {{1, 3}})}, 4),
              (std::vector<std::vector<Point>>{{0}, {1, 3}, {2}}));
    EXPECT_EQ(orbits({}, 2), (std::vector<std::vector<Point>>{{0}, {1}}));
    EXPECT_TRUE(is_transitive_on({}, {}));
}

TEST(Orbits, OppositeFacesCommuteAndNeighboursDoNot) {
    EXPECT_TRUE(is_abelian(maneuvers({"U", "D"})));
    EXPECT_FALSE(is_abelian(maneuvers({"U", "D", "R"})));
    EXPECT_TRUE(is_abelian({}));
}

}  // namespace
}  // namespace antipode
