// The 48 symmetries act on positions as automorphisms.
#include <gtest/gtest.h>

#include "cube/symmetry_class.h"
#include "cube/validity.h"
#include "tests/support/cubes.h"
#include "tests/support/generators.h"

namespace antipode {
namespace {

TEST(SymmetryLaws, ASymmetryIsAnAutomorphism) {
    EXPECT_TRUE(rc::check([](const Cube& a, const Cube& b) {
        for (const Symmetry s : all_symmetries) {
            RC_ASSERT(conjugate(a * b, s) == conjugate(a, s) * conjugate(b, s));
            RC_ASSERT(conjugate(inverse(a), s) == inverse(conjugate(a, s)));
        }
    }));
}

TEST(SymmetryLaws, OneSymmetryAfterAnotherIsTheirProduct) {
    EXPECT_TRUE(rc::check([](const Cube& a, Symmetry s) {
        for (const Symmetry t : all_symmetries)
            RC_ASSERT(conjugate(conjugate(a, s), t) == conjugate(a, s * t));
    }));
}

TEST(SymmetryLaws, TheInverseSymmetryBringsBack) {
    EXPECT_TRUE(rc::check(
        [](const Cube& a, Symmetry s) { RC_ASSERT(conjugate(conjugate(a, s), inverse(s)) == a); }));
}

TEST(SymmetryLaws, TheIdentityChangesNothingAndNothingElseDoesSo) {
    Random     random(7);
    const Cube cube = random_assembled(random);
    for (const Symmetry s : all_symmetries) EXPECT_EQ(conjugate(cube, s) == cube, s == Symmetry{});
}

TEST(SymmetryLaws, AMoveGoesToTheMoveOfTheImageFace) {
    for (const Symmetry s : all_symmetries)
        for (const Move m : all_moves)
            EXPECT_EQ(conjugate(move_cube(m), s), move_cube(image(s, m)))
                << "symmetry " << s.index() << ", move " << m.index();
}

TEST(SymmetryLaws, ConjugationIsRepaintingAndMovingStickers) {
    EXPECT_TRUE(rc::check([](const Cube& a, Symmetry s) {
        const FaceletMap map    = symmetry_map(s);
        const Facelets   before = facelets_of(a);
        const Facelets   after  = facelets_of(conjugate(a, s));
        for (std::size_t i = 0; i < facelet_count; ++i)
            RC_ASSERT(after[map[i]] == image(s, before[i]));
    }));
}

TEST(SymmetryLaws, ReachabilityAndParityDoNotDependOnThePointOfView) {
    EXPECT_TRUE(rc::check([](const Cube& a, Symmetry s) {
        const Cube image = conjugate(a, s);
        RC_ASSERT(is_reachable(image) == is_reachable(a));
        RC_ASSERT(corner_parity(image) == corner_parity(a));
        RC_ASSERT(edge_parity(image) == edge_parity(a));
        RC_ASSERT(invariants(image).flip == invariants(a).flip);
    }));
}

TEST(SymmetryLaws, AMirrorNegatesTheSumOfTwists) {
    EXPECT_TRUE(rc::check([](const Cube& a, Symmetry s) {
        const int before = invariants(a).twist;
        const int after  = invariants(conjugate(a, s)).twist;
        RC_ASSERT(after == (s.is_mirror() ? (3 - before) % 3 : before));
    }));
}

TEST(SymmetryLaws, SymmetriesOfAPositionFormASubgroup) {
    for (const Cube& cube : testing::symmetric_cubes()) {
        const SymmetrySet set = symmetries_of(cube);
        EXPECT_TRUE(set[0]);
        for (const Symmetry s : all_symmetries)
            for (const Symmetry t : all_symmetries)
                EXPECT_TRUE(!set[s.index()] || !set[t.index()] || set[(s * t).index()]);
    }
}

TEST(SymmetryLaws, AntisymmetriesAreNoneOrAsManyAsSymmetries) {
    for (const Cube& cube : testing::symmetric_cubes()) {
        const std::size_t symmetric     = symmetries_of(cube).count();
        const std::size_t antisymmetric = antisymmetries_of(cube).count();
        EXPECT_TRUE(antisymmetric == 0 || antisymmetric == symmetric);
        EXPECT_EQ(antisymmetry_name(cube).has_value(), antisymmetric != 0);
    }
}

TEST(SymmetryLaws, TheLabelIsTheSameFromEveryPointOfView) {
    for (const Cube& cube : testing::symmetric_cubes())
        for (const Symmetry s : all_symmetries)
            EXPECT_EQ(symmetry_label(conjugate(cube, s)), symmetry_label(cube));
}

TEST(SymmetryLaws, ConjugatingASymmetryKeepsItsKind) {
    for (const Symmetry s : all_symmetries)
        for (const Symmetry t : all_symmetries) EXPECT_EQ(kind_of(inverse(t) * s * t), kind_of(s));
}

}  // namespace
}  // namespace antipode
