// Cubes that are there already, up to symmetry or inversion.
#include "cube/isomorphs.h"
#include "tests/support/cubes.h"
#include "tests/support/generators.h"
#include "tests/workspace/fixture.h"

namespace antipode::workspace {
namespace {

class Duplicate : public testing::WorkspaceFixture {
protected:
    std::optional<RowId> find(const Cube& cube, Isomorphy isomorphy) const {
        return *workspace->find_isomorph(testing::plain(cube), isomorphy);
    }
};

TEST_F(Duplicate, IsFoundUnderAllSymmetriesAndInversion) {
    EXPECT_TRUE(rc::check([this](const Cube& cube, Symmetry s) {
        const RowId id    = add({.position = cube});
        const Cube  image = conjugate(cube, s);
        RC_ASSERT(find(image, Isomorphy::symmetry) == id);
        RC_ASSERT(find(image, Isomorphy::inversion) == id);
        RC_ASSERT(find(inverse(image), Isomorphy::inversion) == id);
        RC_ASSERT(!find(inverse(image), Isomorphy::symmetry));
    }));
}

TEST_F(Duplicate, IsNoOtherPosition) {
    for (const Cube& cube : antipode::testing::half_solved_cubes(3, 20)) {
        const auto twin = find(cube, Isomorphy::inversion);
        EXPECT_TRUE(!twin || are_isomorphic(row(*twin).entry.position, cube));
        add({.position = cube});
    }
}

TEST_F(Duplicate, IsTheFirstOfSeveral) {
    const RowId first = add(testing::generated("R U"));
    add(testing::generated("F U"));
    EXPECT_EQ(find(after(testing::maneuver("R D")), Isomorphy::inversion), first);
}

TEST_F(Duplicate, IsSkippedOnRequestAndNamed) {
    const RowId known = add(testing::generated("R U", "known"));
    const auto  entries =
        std::vector{testing::generated("F'"), testing::generated("L' U'"),
                    testing::generated("U' R'"), testing::generated("F"), testing::generated("R2")};
    const auto answer = workspace->add({.entries = entries, .skip = Isomorphy::inversion});
    ASSERT_TRUE(answer);
    ASSERT_EQ(answer->added.size(), 2U);
    ASSERT_EQ(answer->skipped.size(), 3U);
    EXPECT_EQ(answer->skipped[0].index, 1U);
    EXPECT_EQ(answer->skipped[0].duplicate_of, known);
    EXPECT_EQ(answer->skipped[1].name, "known");
    EXPECT_EQ(answer->skipped[2].duplicate_of, answer->added[0]);  // a twin in the same request
}

TEST_F(Duplicate, OfTheInverseAloneStaysWithoutInversion) {
    add(testing::generated("R U F2"));
    const auto answer =
        workspace->add({.entries = {testing::generated("F2 U' R'")}, .skip = Isomorphy::symmetry});
    EXPECT_EQ(answer->added.size(), 1U);
}

TEST_F(Duplicate, OfEverythingIsNoAction) {
    add(testing::generated("R"));
    const auto answer =
        workspace->add({.entries = {testing::generated("L")}, .skip = Isomorphy::symmetry});
    EXPECT_TRUE(answer->added.empty());
    EXPECT_EQ(answer->revision, 1U);
    EXPECT_EQ(workspace->undo()->summary.undo, std::nullopt);
}

}  // namespace
}  // namespace antipode::workspace
