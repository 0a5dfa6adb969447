// Classes of isomorphs: closed, counted right, represented by their smallest zip.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "cube/isomorphs.h"
#include "cube/papers.h"
#include "tests/support/cubes.h"
#include "tests/support/generators.h"

namespace antipode {
namespace {

// Random positions of all sorts, and those with a large stabiliser.
std::vector<Cube> cubes_of_all_sorts() {
    std::vector<Cube> cubes     = testing::half_solved_cubes(2004, 8);
    const auto        symmetric = testing::symmetric_cubes();
    cubes.insert(cubes.end(), symmetric.begin(), symmetric.end());
    return cubes;
}

std::set<Zip> zips_of(const std::vector<Cube>& cubes) {
    std::set<Zip> zips;
    for (const Cube& cube : cubes) zips.insert(zip_of(cube));
    return zips;
}

TEST(IsomorphLaws, AClassIsClosedUnderSymmetriesAndInversion) {
    for (const Cube& cube : cubes_of_all_sorts()) {
        const std::set<Zip> zips = zips_of(isomorphs(cube));
        for (const Cube& member : isomorphs(cube)) {
            EXPECT_TRUE(zips.contains(zip_of(inverse(member))));
            EXPECT_TRUE(zips.contains(zip_of(conjugate(member, rotation_x))));
            EXPECT_TRUE(zips.contains(zip_of(conjugate(member, rotation_y))));
            EXPECT_TRUE(zips.contains(zip_of(conjugate(member, mirror_lr))));
        }
    }
}

TEST(IsomorphLaws, MembersAreDistinctAndInTheOrderOfTheirZips) {
    for (const Cube& cube : cubes_of_all_sorts()) {
        const std::vector<Cube> members = isomorphs(cube);
        for (std::size_t i = 1; i < members.size(); ++i)
            EXPECT_LT(zip_of(members[i - 1]), zip_of(members[i]));
        EXPECT_TRUE(std::ranges::find(members, cube) != members.end());
    }
}

TEST(IsomorphLaws, TheMorphIsTheSizeOfTheClassAndDividesNinetySix) {
    for (const Cube& cube : cubes_of_all_sorts()) {
        EXPECT_EQ(morph(cube), isomorphs(cube).size());
        EXPECT_EQ(96 % morph(cube), 0U);
    }
}

TEST(IsomorphLaws, TheRepresentativeHasTheSmallestZipOfTheClass) {
    for (const Cube& cube : cubes_of_all_sorts())
        EXPECT_EQ(zip_of(representative(cube)), *zips_of(isomorphs(cube)).begin());
}

TEST(IsomorphLaws, TheWholeClassHasOneRepresentative) {
    for (const Cube& cube : cubes_of_all_sorts())
        for (const Cube& member : isomorphs(cube)) {
            EXPECT_EQ(representative(member), representative(cube));
            EXPECT_TRUE(are_isomorphic(member, cube));
        }
}

TEST(IsomorphLaws, PositionsOfDifferentClassesAreNotIsomorphic) {
    EXPECT_TRUE(rc::check([](const Cube& a, const Cube& b) {
        const std::vector<Cube> members = isomorphs(a);
        RC_ASSERT(are_isomorphic(a, b) == (std::ranges::find(members, b) != members.end()));
    }));
}

TEST(IsomorphLaws, ThePlainRepresentativeEqualsTheVectorOne) {
    for (const Cube& cube : cubes_of_all_sorts())
        EXPECT_EQ(representative(cube), kernel::representative_plain(cube));
    EXPECT_TRUE(rc::check([](const Cube& cube) {
        RC_ASSERT(representative(cube) == kernel::representative_plain(cube));
    }));
}

}  // namespace
}  // namespace antipode
