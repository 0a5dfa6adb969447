#include "cube/symmetry_class.h"

#include <gtest/gtest.h>

#include "tests/support/cubes.h"

namespace antipode {
namespace {

std::array<int, symmetry_kind_count> kinds_of_all() {
    std::array<int, symmetry_kind_count> kinds{};
    for (const Symmetry s : all_symmetries) ++kinds[static_cast<std::size_t>(kind_of(s))];
    return kinds;
}

TEST(SymmetryClass, TheTenKindsHaveTheirKnownNumbers) {
    EXPECT_EQ(kinds_of_all(), symmetry_classes[0].members);
    EXPECT_EQ(kind_of(Symmetry{}), SymmetryKind::identity);
    EXPECT_EQ(kind_of(rotation_x), SymmetryKind::quarter_turn);
    EXPECT_EQ(kind_of(rotation_x * rotation_x), SymmetryKind::half_turn);
    EXPECT_EQ(kind_of(rotation_x * rotation_y), SymmetryKind::corner_turn);
    EXPECT_EQ(kind_of(rotation_x * rotation_x * rotation_y), SymmetryKind::edge_half_turn);
    EXPECT_EQ(kind_of(mirror_lr), SymmetryKind::face_mirror);
    EXPECT_EQ(kind_of(mirror_lr * rotation_x * rotation_x), SymmetryKind::inversion);
    EXPECT_EQ(kind_of(mirror_lr * rotation_y), SymmetryKind::diagonal_mirror);
    EXPECT_EQ(kind_of(mirror_lr * rotation_x), SymmetryKind::quarter_turn_reflection);
}

TEST(SymmetryClass, NoTwoClassesLookAlike) {
    for (const SymmetryClass& a : symmetry_classes)
        for (const SymmetryClass& b : symmetry_classes)
            if (&a != &b) {
                EXPECT_NE(a.members, b.members) << a.name << " and " << b.name;
                EXPECT_NE(a.name, b.name);
            }
}

TEST(SymmetryClass, APositionIsSelfInverseIfItUndoesItself) {
    EXPECT_TRUE(is_self_inverse(solved));
    EXPECT_TRUE(is_self_inverse(testing::superflip()));
    EXPECT_TRUE(is_self_inverse(testing::cube_after("R2 L2")));
    EXPECT_FALSE(is_self_inverse(testing::cube_after("R")));
}

TEST(SymmetryClass, LabelsAreWrittenLikeCubeExplorers) {
    EXPECT_EQ(symmetry_label(solved), "Oh{I}");
    EXPECT_EQ(symmetry_label(testing::superflip()), "Oh{I}");
    EXPECT_EQ(symmetry_label(testing::cube_after("R")), "C4{C4v}");
    EXPECT_EQ(symmetry_label(testing::cube_after("R2")), "C4v{I}");
    Random random(33);
    EXPECT_EQ(symmetry_label(random_reachable(random)), "C1");
}

}  // namespace
}  // namespace antipode
