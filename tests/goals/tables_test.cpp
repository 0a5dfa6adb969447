#include "solvers/goals/tables.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/goals/brute_force.h"
#include "tests/solvers/turns.h"
#include "tests/support/sanitizer.h"

namespace antipode::goals {
namespace {

using namespace testing;
using Counts = std::vector<std::uint64_t>;

TablesPointer tables_of(std::string_view goal, std::string_view turns = "U R F D L B",
                        Metric metric = Metric::htm) {
    return *shared_tables(
        {.goal = goals_named(goal).front().goal, .steps = {turn_set(turns), metric}}, {});
}

TEST(GoalTables, TheCrossHasItsPublishedDistances) {
    const TablesPointer tables = tables_of("cross");
    EXPECT_TRUE(tables->is_exact());
    EXPECT_EQ(tables->histogram(), (Counts{1, 15, 158, 1394, 9809, 46381, 97254, 34966, 102}));
}

TEST(GoalTables, EdgeFlipsHaveTheirPublishedDistances) {
    EXPECT_EQ(tables_of("eo")->histogram(), (Counts{1, 2, 25, 202, 620, 900, 285, 13}));
}

TEST(GoalTables, CornerTwistsHaveTheirPublishedDistances) {
    EXPECT_EQ(tables_of("co")->histogram(), (Counts{1, 4, 34, 186, 816, 1018, 128}));
}

// The stages of Thistlethwaite are the steps that people take for fewest moves.
TEST(GoalTables, StepsWithinTheTurnsOfTheStepBeforeAreExact) {
    for (const auto& [goal, turns] :
         {std::pair{"dr", "U D R L F2 B2"}, std::pair{"htr", "U D R2 L2 F2 B2"},
          std::pair{"solved", "U2 D2 R2 L2 F2 B2"}})
        EXPECT_TRUE(tables_of(goal, turns)->is_exact()) << goal;
}

// Positions that half turns make of each other, by the smallest of their numbers.
TEST(GoalTables, HalfTurnReductionCountsCosetsOfHalfTurns) {
    const TablesPointer tables = tables_of("htr", "U D R2 L2 F2 B2");
    const Counts        counts = tables->histogram();
    std::uint64_t       sum    = 0;
    for (const std::uint64_t count : counts) sum += count;
    EXPECT_EQ(sum, 29'400U);            // 19,508,428,800 / 663,552
    EXPECT_EQ(counts.size() - 1, 13U);  // Thistlethwaite's third stage
}

TEST(GoalTables, HalfTurnsMakeAsManyPositionsAsTheirGroupHas) {
    const Counts  counts = tables_of("solved", "U2 D2 R2 L2 F2 B2")->histogram();
    std::uint64_t sum    = 0;
    for (const std::uint64_t count : counts) sum += count;
    EXPECT_EQ(sum, 663'552U);
    EXPECT_EQ(counts.size() - 1, 15U);
}

// Making tables takes most of the time, and a sanitizer sees the same in each.
std::vector<GoalRow> some_rows() {
    std::vector<GoalRow> rows;
    for (std::size_t i = 0; i < goal_rows().size(); i += is_sanitized ? 4 : 1)
        rows.push_back(goal_rows()[i]);
    return rows;
}

void expect_no_promise_broken(const GoalTables& tables, Random& random) {
    for (int word = 0; word < 20; ++word) {
        Cube     cube;
        unsigned cost = 0;
        for (int length = 1; length <= 12; ++length) {
            const auto step = static_cast<Step>(random.below(tables.steps().size()));
            cube            = cube * tables.steps().cube(step);
            cost += tables.steps().cost(step);
            ASSERT_LE(tables.bound(*tables.start(cube)), cost);
        }
    }
}

TEST(GoalTables, NeverPromiseMoreThanIsNeeded) {
    Random random(11);
    for (const GoalRow& row : some_rows()) {
        SCOPED_TRACE(row.name);
        expect_no_promise_broken(*tables_of(row.name), random);
    }
    for (const std::string_view goal : {"cross", "eo", "dr"})
        for (const Metric metric : {Metric::qtm, Metric::stm}) {
            SCOPED_TRACE(goal);
            expect_no_promise_broken(*tables_of(goal, "U R F D L B", metric), random);
        }
}

TEST(GoalTables, SeeAPositionAlikeAfterEveryStep) {
    Random random(12);
    for (const GoalRow& row : some_rows()) {
        const TablesPointer tables = tables_of(row.name);
        Cube                cube   = random_reachable(random);
        GoalTables::Node    node   = *tables->start(cube);
        for (int i = 0; i < 30; ++i) {
            const auto       step = static_cast<Step>(random.below(tables->steps().size()));
            GoalTables::Node next;
            ASSERT_EQ(tables->step_within(node, step, 99, next),
                      tables->bound(*tables->start(cube * tables->steps().cube(step))))
                << row.name;
            cube = cube * tables->steps().cube(step);
            node = next;
        }
    }
}

TEST(GoalTables, AreAtZeroWhereTheGoalIsMet) {
    Random random(13);
    for (const GoalRow& row : some_rows()) {
        const TablesPointer tables = tables_of(row.name);
        for (int i = 0; i < 200; ++i) {
            Cube cube;
            for (unsigned turn = 0; turn < random.below(5); ++turn)
                cube = cube * Move::from_index(random.below(Move::count));
            ASSERT_EQ(tables->bound(*tables->start(cube)) == 0, tables->goal().is_met(cube))
                << row.name;
        }
    }
}

}  // namespace
}  // namespace antipode::goals
