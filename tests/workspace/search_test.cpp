// What searches report about rows, jobs, and who hears of it.
#include <thread>

#include "tests/workspace/fixture.h"

namespace antipode::workspace {
namespace {

using testing::generated;
using testing::maneuver;
using testing::only;

class Searching : public testing::WorkspaceFixture {
protected:
    Recorded record(RowId which, std::string_view solver, unsigned lower_bound = 0) {
        return *workspace->record(
            which, row(which).entry.centred(),
            {.solver = maneuver(solver), .lower_bound = lower_bound, .state = RowState::running});
    }
    Findings findings(RowId which) const { return row(which).entry.findings; }

    RowId id = add({.position = after(maneuver("R U F"))});
};

TEST_F(Searching, ReplacesASolutionByAShorterOneOnly) {
    record(id, "F' D D' U' R'");
    EXPECT_EQ(findings(id).length(), 5U);
    record(id, "F' U' R'");
    record(id, "F' U' L L' R'");
    EXPECT_EQ(findings(id).solver, maneuver("F' U' R'"));
    EXPECT_FALSE(findings(id).is_optimal());
    record(id, "F' U' R'", 3);
    EXPECT_TRUE(findings(id).is_optimal());
}

TEST_F(Searching, KeepsTheNumbersOfTheLastReport) {
    const Findings report = {.solver      = maneuver("F' U' R'"),
                             .lower_bound = 2,
                             .state       = RowState::done,
                             .depth       = 9,
                             .nodes       = 1000,
                             .seconds     = 0.25,
                             .parameters  = "{}",
                             .note        = Message::in_words("a note")};
    ASSERT_TRUE(workspace->record(id, row(id).entry.centred(), report));
    EXPECT_EQ(findings(id), report);
}

TEST_F(Searching, CannotBeUndone) {
    record(id, "F' U' R'");
    EXPECT_EQ(workspace->summary()->revision, 1U);
    EXPECT_EQ(workspace->summary()->undo->text(), "add 1 cube");
}

TEST_F(Searching, RefusesWhatSolvesNothing) {
    const auto wrong = workspace->record(id, row(id).entry.centred(), {.solver = maneuver("R")});
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().kind, ErrorKind::invalid);
}

TEST_F(Searching, IsIgnoredForRowsThatAreGoneOrChanged) {
    const CentredCube position = row(id).entry.centred();
    ASSERT_TRUE(workspace->transform({}, {Inversion{}, Placement::in_place}));
    EXPECT_EQ(*workspace->record(id, position, {.solver = maneuver("F' U' R'")}),
              Recorded::outdated);
    EXPECT_EQ(*workspace->record_progress(id, {.depth = 3}), Recorded::outdated);
    ASSERT_TRUE(workspace->remove({}));
    EXPECT_EQ(*workspace->record(id, position, {}), Recorded::gone);
    EXPECT_EQ(*workspace->record_failure(id, Message::in_words("why")), Recorded::gone);
    EXPECT_TRUE(workspace->set_state(std::vector{id}, RowState::queued)->rows.empty());
}

TEST_F(Searching, ShowsItsProgressWhileItRuns) {
    ASSERT_TRUE(workspace->set_state(std::vector{id}, RowState::running));
    EXPECT_EQ(*workspace->record_progress(id, {.depth = 7, .nodes = 8, .seconds = 9}),
              Recorded::done);
    EXPECT_EQ(findings(id).depth, 7U);
    EXPECT_EQ(findings(id).nodes, 8U);
    EXPECT_EQ(findings(id).seconds, 9);
}

TEST_F(Searching, SaysWhyItFailed) {
    ASSERT_TRUE(workspace->record_failure(id, Message::in_words("no tables")));
    EXPECT_EQ(findings(id).state, RowState::failed);
    EXPECT_EQ(findings(id).note, Message::in_words("no tables"));
}

TEST_F(Searching, StopsForARowThatIsTransformed) {
    ASSERT_TRUE(workspace->set_state(std::vector{id}, RowState::running));
    ASSERT_TRUE(workspace->transform({}, {Conjugation{rotation_x}, Placement::in_place}));
    EXPECT_EQ(findings(id).state, RowState::interrupted);
    const auto copy = workspace->transform({}, {Duplication{}, Placement::as_new_rows})->rows.at(0);
    EXPECT_EQ(findings(copy).state, RowState::idle);
}

TEST_F(Searching, OfTasksSurvivesARestart) {
    const StoredTask first  = {"j1", R"({"id":"j1"})"};
    const StoredTask second = {"q1", R"({"id":"q1"})"};
    EXPECT_FALSE(workspace->save_task(second));
    EXPECT_FALSE(workspace->save_task({"j1", "old"}));
    EXPECT_FALSE(workspace->save_task(first));
    reopen();
    EXPECT_EQ(*workspace->tasks(), (std::vector{first, second}));
    EXPECT_FALSE(workspace->remove_task("j1"));
    EXPECT_EQ(*workspace->tasks(), std::vector{second});
}

TEST_F(Searching, AndActionsAreToldToListeners) {
    std::vector<Change> heard;
    const auto subscription = workspace->on_change([&](const Change& c) { heard.push_back(c); });
    add(generated("R"));
    ASSERT_TRUE(workspace->edit(only({id}), {.name = "new"}));
    record(id, "F' U' R'");
    ASSERT_TRUE(workspace->undo());
    ASSERT_FALSE(workspace->remove(only({RowId(99)})));
    ASSERT_EQ(heard.size(), 4U);
    EXPECT_EQ(heard[0].kind, ChangeKind::list);
    EXPECT_EQ(heard[0].total, 2U);
    EXPECT_EQ(heard[1].kind, ChangeKind::edited);
    EXPECT_EQ(heard[2].kind, ChangeKind::searched);
    EXPECT_EQ(heard[2].rows, std::vector{id});
    EXPECT_EQ(heard[3].revision, 4U);
}

TEST_F(Searching, MayBeListenedToByWhoAsksTheWorkspace) {
    std::size_t total = 0;
    const auto  subscription =
        workspace->on_change([&](const Change&) { total = workspace->summary()->total; });
    add(generated("R"));
    EXPECT_EQ(total, 2U);
}

TEST_F(Searching, GoesOnWhileOtherThreadsAddAndRead) {
    const auto work = [this](std::string_view word) {
        for (int i = 0; i < 50; ++i) {
            add(generated(word));
            record(id, "F' U' R'");
            EXPECT_FALSE(workspace->page({.sort = SortKey::length})->rows.empty());
        }
    };
    {
        const std::jthread a(work, "R");
        const std::jthread b(work, "U");
        const std::jthread c(work, "F");
    }
    EXPECT_EQ(workspace->summary()->total, 151U);
    EXPECT_EQ(workspace->summary()->revision, 151U);
}

TEST_F(Searching, IsCountedInTheStatistics) {
    Entry optimal                = generated("R2");
    optimal.findings.lower_bound = 1;
    Entry quarter                = generated("R2");
    quarter.findings.metric      = Metric::qtm;
    Cube flipped;
    flipped.edges[0] = Cubie(0, 1);
    ASSERT_TRUE(workspace->add({.entries = {optimal, quarter, {.position = flipped}}}));
    const Statistics counts = *workspace->statistics();
    EXPECT_EQ(counts.total, 4U);
    EXPECT_EQ(counts.solved, 2U);
    EXPECT_EQ(counts.optimal, 1U);
    EXPECT_EQ(counts.reachable, 3U);
    EXPECT_EQ(counts.self_inverse, 3U);
    EXPECT_EQ(counts.symmetric, 3U);
    EXPECT_EQ(counts.lengths,
              (std::map<Metric, Histogram>{{Metric::htm, {{1, 1}}}, {Metric::qtm, {{2, 1}}}}));
    EXPECT_EQ(counts.optimal_lengths, (std::map<Metric, Histogram>{{Metric::htm, {{1, 1}}}}));
    EXPECT_EQ(counts.symmetries,
              (std::map<std::string, std::uint64_t>{{"C1", 1}, {"C2v (b)", 1}, {"C4v", 2}}));
}

}  // namespace
}  // namespace antipode::workspace
