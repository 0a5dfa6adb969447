// Turning positions into the standard orientation of their symmetries.
#include <gtest/gtest.h>

#include "cube/isomorphs.h"
#include "explore/structure/symmetry_types.h"
#include "tests/explore/cubes.h"

namespace antipode {
namespace {

IsomorphismSet group_of(const Cube& cube) {
    return isomorphisms_with(symmetries_of(cube), antisymmetries_of(cube));
}

SymmetrySet standard_symmetries(const Cube& cube) {
    return symmetries_in(find_symmetry_type(symmetry_class(symmetries_of(cube)).name)->group);
}

TEST(Arranging, MakesTheSymmetriesOfEveryGroupTheStandardOnes) {
    for (const IsomorphismSet& group : isomorphism_subgroups()) {
        const Symmetry       s      = arranging_rotation(group);
        const IsomorphismSet turned = conjugated(group, inverse(Isomorphism(s, false)));
        const auto*          type   = find_symmetry_type(symmetry_class(symmetries_in(group)).name);
        EXPECT_FALSE(s.is_mirror());
        EXPECT_EQ(symmetries_in(turned), symmetries_in(type->group)) << label_of(group);
        EXPECT_EQ(arranging_rotation(turned), Symmetry{}) << label_of(group);
    }
}

TEST(Arranging, MakesAntisymmetriesWithoutSymmetriesTheStandardOnes) {
    for (const IsomorphismSet& group : isomorphism_subgroups()) {
        if (symmetries_in(group).count() != 1) continue;
        const Symmetry s = arranging_rotation(group);
        EXPECT_EQ(conjugated(group, inverse(Isomorphism(s, false))),
                  find_symmetry_type(label_of(group))->group);
    }
}

TEST(Arranging, TurnsAPositionIntoAnIsomorphWithTheStandardSymmetries) {
    for (const char* word : {"R2 L2", "U D'", "R L F B", "R U R' U'", "F2 U2", "R2 U D L2"})
        for (const Symmetry s : all_symmetries) {
            const Cube cube     = conjugate(testing::cube(word), s);
            const Cube arranged = conjugate(cube, arranging_rotation(cube));
            EXPECT_TRUE(are_isomorphic(cube, arranged)) << word;
            EXPECT_EQ(symmetries_of(arranged), standard_symmetries(cube)) << word;
            EXPECT_EQ(label_of(group_of(arranged)), label_of(group_of(cube))) << word;
            EXPECT_EQ(arranging_rotation(arranged), Symmetry{}) << word;
        }
}

}  // namespace
}  // namespace antipode
