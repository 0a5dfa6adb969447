// The 98 subgroups of the cube's symmetries and their 33 classes.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>

#include "tests/support/cubes.h"
#include "tests/support/symmetry_groups.h"

namespace antipode {
namespace {

using testing::Mask;

TEST(SymmetryGroups, ThereAreNinetyEight) { EXPECT_EQ(testing::all_symmetry_groups().size(), 98U); }

TEST(SymmetryGroups, TheyFallIntoThirtyThreeClassesAndEachHasOneName) {
    std::map<std::string_view, std::set<Mask>> classes_of_name;
    for (const Mask group : testing::all_symmetry_groups()) {
        Mask smallest = group;
        for (const Symmetry s : all_symmetries)
            smallest = std::min(smallest, testing::conjugated(group, s));
        classes_of_name[testing::class_name(group)].insert(smallest);
    }
    EXPECT_EQ(classes_of_name.size(), 33U);
    for (const auto& [name, classes] : classes_of_name) EXPECT_EQ(classes.size(), 1U) << name;
}

TEST(SymmetryGroups, TheMembersOfAClassAddUpToTheOrderOfItsGroups) {
    for (const Mask group : testing::all_symmetry_groups()) {
        int members = 0;
        for (const int count : symmetry_class(SymmetrySet(group)).members) members += count;
        EXPECT_EQ(members, std::popcount(group));
    }
}

// Found by thinking: which rotations and mirrors carry the word to itself or to
// its inverse.
TEST(SymmetryGroups, ShortWordsHaveTheSymmetriesOneSees) {
    const std::pair<const char*, const char*> expected[] = {{"", "Oh{I}"},
                                                            {"R2 L2 U2 D2 F2 B2", "Oh{I}"},
                                                            {"R", "C4{C4v}"},
                                                            {"R2", "C4v{I}"},
                                                            {"U D", "D4{D4h}"},
                                                            {"U D'", "C4h{D4h}"},
                                                            {"U2 D2", "D4h{I}"},
                                                            {"R U", "C1{Cs (b)}"},
                                                            {"R2 L2 U2 D2", "D4h{I}"}};
    for (const auto& [word, label] : expected)
        EXPECT_EQ(symmetry_label(testing::cube_after(word)), label) << word;
}

TEST(SymmetryGroups, SuperflipChangesNoSymmetry) {
    for (const Cube& cube : testing::symmetric_cubes())
        EXPECT_EQ(symmetries_of(cube * testing::superflip()), symmetries_of(cube));
}

}  // namespace
}  // namespace antipode
