// Undoing and redoing.
#include "tests/support/generators.h"
#include "tests/workspace/fixture.h"

namespace antipode::workspace {
namespace {

using testing::generated;
using testing::maneuver;
using testing::only;
using testing::random_entries;

class Undoing : public testing::WorkspaceFixture {
protected:
    // Undoing `act` is as if nothing had happened; redoing it is as if it had not
    // been undone.
    template <class Act>
    void expect_undoable(const Act& act, std::string_view description) {
        const auto before = content();
        const auto result = act();
        ASSERT_TRUE(result) << result.error().message.text();
        const auto after = content();
        EXPECT_NE(before, after);
        const auto undone = workspace->undo();
        ASSERT_TRUE(undone);
        EXPECT_EQ(undone->description.text(), description);
        EXPECT_EQ(undone->summary.redo->text(), description);
        EXPECT_EQ(content(), before);
        EXPECT_EQ(workspace->redo()->description.text(), description);
        EXPECT_EQ(content(), after);
    }

    // A solution of the row, found by a search.
    void find_solution(RowId id, std::string_view solver) {
        const auto recorded =
            workspace->record(id, row(id).entry.centred(),
                              {.solver = maneuver(solver), .lower_bound = 1, .nodes = 99});
        ASSERT_TRUE(recorded) << recorded.error().message.text();
        ASSERT_EQ(*recorded, Recorded::done);
    }
    std::optional<Maneuver> solver(RowId id) const { return row(id).entry.findings.solver; }
};

TEST_F(Undoing, TakesBackEveryAction) {
    expect_undoable([&] { return workspace->add({.entries = random_entries(1, 5)}); },
                    "add 5 cubes");
    expect_undoable(
        [&] { return workspace->add({.entries = random_entries(2, 1), .verb = "import"}); },
        "import 1 cube");
    expect_undoable([&] { return workspace->edit(only({RowId(2)}), {.name = "new"}); },
                    "rename 1 cube");
    expect_undoable([&] { return workspace->edit({}, {.sense = Sense::solver}); },
                    "show 6 cubes as solvers");
    expect_undoable(
        [&] {
            return workspace->remove(only({RowId(1), RowId(3), RowId(4)}));
        },
        "delete 3 cubes");
}

TEST_F(Undoing, TakesBackEveryTransformation) {
    add(generated("R U2 M"));
    add(random_entries(3, 1)[0]);
    const std::vector<std::pair<Transformation, std::string>> cases = {
        {Conjugation{rotation_x}, "rotate 2 cubes"},
        {Conjugation{mirror_lr}, "reflect 2 cubes"},
        {Arrangement{[](const CentredCube&) { return rotation_y; }}, "arrange 2 cubes"},
        {Inversion{}, "invert 2 cubes"},
        {Multiplication{testing::plain(after(maneuver("F"))), maneuver("F")}, "multiply 2 cubes"},
        {Duplication{}, "duplicate 2 cubes"}};
    const auto two = only({RowId(1), RowId(2)});
    for (const auto& one : cases)
        for (const Placement placement : {Placement::in_place, Placement::as_new_rows})
            expect_undoable(
                [&] {
                    return workspace->transform(two, {one.first, placement});
                },
                one.second);
}

TEST_F(Undoing, GoesBackToTheBeginningAndForthToTheEnd) {
    std::vector<testing::Content> states = {content()};
    for (std::uint64_t i = 1; i <= 30; ++i) {
        add(random_entries(i, 1)[0]);
        states.push_back(content());
        ASSERT_TRUE(workspace->transform({}, {Conjugation{rotation_y}, Placement::in_place}));
        states.push_back(content());
    }
    for (std::size_t i = states.size() - 1; i-- > 0;) {
        ASSERT_TRUE(workspace->undo());
        ASSERT_EQ(content(), states[i]);
    }
    for (std::size_t i = 1; i < states.size(); ++i) ASSERT_TRUE(workspace->redo());
    EXPECT_EQ(content(), states.back());
}

TEST_F(Undoing, SurvivesARestart) {
    const RowId id = add(generated("R", "before"));
    ASSERT_TRUE(workspace->edit(only({id}), {.name = "after"}));
    ASSERT_TRUE(workspace->undo());
    reopen();
    EXPECT_EQ(row(id).entry.name, "before");
    EXPECT_EQ(workspace->summary()->undo->text(), "add 1 cube");
    ASSERT_TRUE(workspace->redo());
    EXPECT_EQ(row(id).entry.name, "after");
}

TEST_F(Undoing, HasNothingToRedoAfterANewAction) {
    const RowId id = add(generated("R"));
    ASSERT_TRUE(workspace->remove({}));
    ASSERT_TRUE(workspace->undo());
    EXPECT_TRUE(workspace->summary()->redo);
    ASSERT_TRUE(workspace->edit(only({id}), {.name = "new"}));
    EXPECT_FALSE(workspace->summary()->redo);
    EXPECT_EQ(workspace->redo().error().kind, ErrorKind::not_found);
}

TEST_F(Undoing, GoesNoFurtherBackThanTheLimitOfSteps) {
    reopen({.steps = 3});
    for (std::uint64_t i = 1; i <= 5; ++i) add(random_entries(i, 1)[0]);
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(workspace->undo());
    EXPECT_FALSE(workspace->undo());
    EXPECT_EQ(content().size(), 2U);
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(workspace->redo());
    EXPECT_EQ(content().size(), 5U);
}

// Each rotation keeps all rows, at 120 bytes or more each.
TEST_F(Undoing, OfManyLargeStepsDropsTheOldest) {
    reopen({.bytes = 100'000});
    ASSERT_TRUE(workspace->add({.entries = random_entries(1, 100)}));
    for (int i = 0; i < 50; ++i)
        ASSERT_TRUE(workspace->transform({}, {Conjugation{rotation_y}, Placement::in_place}));
    int steps = 0;
    while (workspace->undo()) ++steps;
    EXPECT_GE(steps, 4);
    EXPECT_LE(steps, 8);
    EXPECT_EQ(content().size(), 100U);
}

TEST_F(Undoing, OfTheLatestStepIsPossibleWhateverItsSize) {
    reopen({.bytes = 1000});
    ASSERT_TRUE(workspace->add({.entries = random_entries(1, 100)}));
    const auto before = content();
    ASSERT_TRUE(workspace->remove({}));
    ASSERT_TRUE(workspace->undo());
    EXPECT_EQ(content(), before);
    EXPECT_FALSE(workspace->undo());
}

TEST_F(Undoing, OfNothingSaysSo) {
    EXPECT_EQ(workspace->undo().error().message.text(), "there is nothing to undo");
    EXPECT_EQ(workspace->redo().error().message.text(), "there is nothing to redo");
}

TEST_F(Undoing, PassesOverWhatChangesNothing) {
    const RowId id = add(generated("R", "name"));
    ASSERT_TRUE(workspace->remove({}));
    ASSERT_TRUE(workspace->undo());
    const auto same = workspace->edit(only({id}), {.name = "name", .sense = Sense::generator});
    EXPECT_TRUE(same->rows.empty());
    EXPECT_EQ(workspace->summary()->redo->text(), "delete 1 cube");
}

TEST_F(Undoing, IsUntouchedByActionsThatFail) {
    add(generated("R"));
    const auto before = *workspace->summary();
    EXPECT_EQ(workspace->remove(only({RowId(1), RowId(9)})).error().kind, ErrorKind::not_found);
    EXPECT_EQ(workspace->summary()->revision, before.revision);
    EXPECT_EQ(content().size(), 1U);
}

TEST_F(Undoing, RaisesTheRevisionWithEveryStepAndNeverLowersIt) {
    add(generated("R"));
    ASSERT_TRUE(workspace->undo());
    ASSERT_TRUE(workspace->redo());
    reopen();
    EXPECT_EQ(workspace->summary()->revision, 3U);
}

TEST_F(Undoing, BringsADeletedRowBackWithItsSolution) {
    const RowId id = add({.position = after(maneuver("R U"))});
    find_solution(id, "U' R'");
    ASSERT_TRUE(workspace->remove({}));
    ASSERT_TRUE(workspace->undo());
    EXPECT_EQ(solver(id), maneuver("U' R'"));
    EXPECT_EQ(row(id).entry.findings.nodes, 99U);
}

TEST_F(Undoing, KeepsASolutionThatWasFoundAfterTheAction) {
    const RowId id = add({.position = after(maneuver("R U")), .name = "old"});
    ASSERT_TRUE(workspace->edit(only({id}), {.name = "new"}));
    find_solution(id, "U' R'");
    ASSERT_TRUE(workspace->undo());
    EXPECT_EQ(row(id).entry.name, "old");
    EXPECT_EQ(solver(id), maneuver("U' R'"));
    ASSERT_TRUE(workspace->undo());  // the row goes, and comes back
    ASSERT_TRUE(workspace->redo());
    EXPECT_EQ(solver(id), maneuver("U' R'"));
}

TEST_F(Undoing, TranslatesASolutionThatWasFoundAfterARotation) {
    const RowId id = add(generated("R U D D'"));
    ASSERT_TRUE(workspace->transform({}, {Conjugation{rotation_y}, Placement::in_place}));
    find_solution(id, "U' F'");
    ASSERT_TRUE(workspace->undo());
    EXPECT_EQ(solver(id), maneuver("U' R'"));
    EXPECT_EQ(row(id).entry.findings.lower_bound, 1U);
    EXPECT_EQ(row(id).entry.findings.nodes, 99U);
    ASSERT_TRUE(workspace->redo());
    EXPECT_EQ(solver(id), maneuver("U' F'"));
}

TEST_F(Undoing, GivesAMultipliedCubeItsOwnSolutionBack) {
    const RowId id = add(generated("R U"));
    ASSERT_TRUE(workspace->transform(
        {}, {Multiplication{with_centres(after(maneuver("F")), {})}, Placement::in_place}));
    EXPECT_FALSE(solver(id));
    find_solution(id, "F' U' R'");
    ASSERT_TRUE(workspace->undo());
    EXPECT_EQ(solver(id), maneuver("U' R'"));
    ASSERT_TRUE(workspace->redo());
    EXPECT_EQ(solver(id), maneuver("F' U' R'"));
}

TEST_F(Undoing, BringsARunningRowBackAsInterrupted) {
    const RowId id = add(generated("R"));
    ASSERT_TRUE(workspace->set_state(std::vector{id}, RowState::running));
    ASSERT_TRUE(workspace->remove({}));
    ASSERT_TRUE(workspace->undo());
    EXPECT_EQ(row(id).entry.findings.state, RowState::interrupted);
}

}  // namespace
}  // namespace antipode::workspace
