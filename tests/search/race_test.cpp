// What the workers of a search share, without any worker.
#include "search/two_phase/race.h"

#include <gtest/gtest.h>

#include <thread>

#include "notation/transform.h"
#include "tests/support/cubes.h"
#include "tests/support/inner_cubes.h"

namespace antipode::two_phase {
namespace {

using testing::cube_after;
using testing::moves;

// U2 R2 six times does nothing.
constexpr const char* a_long_way_to_undo_r = "(U2 R2)5 U2 R";

// Offers a word for the position itself, whatever direction comes first.
void offer(Race& race, const char* word) { race.offer(race.directions()[0], moves(word)); }

TEST(Directions, AreSixForAPositionWithoutSymmetry) {
    const Watch watch;
    const Race  race({.cube = cube_after("R U F2 L' D B U2 R' F")}, watch);
    EXPECT_EQ(race.directions().size(), 6U);
}

TEST(Directions, AreTwoForEachAxis) {
    const Watch watch;
    const Cube  cube = cube_after("R U F2 L' D B U2 R' F");
    for (const unsigned axes : {1U, 2U, 3U})
        EXPECT_EQ(Race({.cube = cube, .limits = {.axes = axes}}, watch).directions().size(),
                  2 * axes);
}

TEST(Directions, AreFewerForSymmetricPositions) {
    const Watch watch;
    EXPECT_EQ(Race({.cube = solved}, watch).directions().size(), 1U);
    EXPECT_EQ(Race({.cube = testing::superflip()}, watch).directions().size(), 1U);
    EXPECT_EQ(Race({.cube = cube_after("R2 L2")}, watch).directions().size(), 3U);
}

// Allowed turns break the symmetry.
TEST(Directions, AreSixForASymmetricPositionAndFewTurns) {
    const Watch         watch;
    const std::uint32_t only_u = 1;
    EXPECT_EQ(Race({.cube = solved, .turns = only_u}, watch).directions().size(), 6U);
}

// What solves the direction solves the position, and the turns go along.
TEST(Directions, LeadBackToThePosition) {
    const Watch         watch;
    const Moves         word  = moves("R U F2 L' D B U2 R' F");
    phase_one::TurnMask turns = 0;
    for (const Move m : inverse(word)) turns |= 1U << m.index();
    const Race race({.cube = after(word), .turns = turns}, watch);
    for (const Direction& direction : race.directions()) {
        const Moves towards = image(direction.turned, direction.inverted ? word : inverse(word));
        EXPECT_EQ(direction.cube * towards, solved);
        EXPECT_EQ(as_seen_from_outside(direction, towards), inverse(word));
        for (const Move m : towards) EXPECT_TRUE(direction.turns >> m.index() & 1);
    }
}

TEST(Race, KeepsTheShortestSolution) {
    const Watch watch;
    Race        race({.cube = cube_after("R")}, watch);
    EXPECT_EQ(race.best(), std::nullopt);
    offer(race, a_long_way_to_undo_r);
    offer(race, "L R' L'");
    offer(race, "R R2 L L2 L");
    EXPECT_EQ(*race.best(), moves("R'"));
    EXPECT_EQ(race.bound(), 1U);
}

TEST(Race, EndsWhenASolutionIsShortEnough) {
    const Watch watch;
    Race        race({.cube = cube_after("R"), .limits = {.enough_length = 1}}, watch);
    EXPECT_FALSE(race.is_over());
    offer(race, "R'");
    EXPECT_TRUE(race.is_over());
    EXPECT_EQ(race.ended(), Ended::enough_found);
}

TEST(Race, GoesOnUntilTheLeastTimeIsOver) {
    const Watch watch;
    Race        race({.cube   = cube_after("R"),
                      .limits = {.enough_length = 1, .min_time = std::chrono::hours(1)}},
                     watch);
    offer(race, "R'");
    race.check_limits();
    EXPECT_FALSE(race.is_over());
}

TEST(Race, EndsWithTheLeastTimeIfItHasEnough) {
    const Watch watch;
    Race        race({.cube   = cube_after("R"),
                      .limits = {.enough_length = 1, .min_time = std::chrono::milliseconds(1)}},
                     watch);
    race.check_limits();
    EXPECT_FALSE(race.is_over());
    offer(race, "R'");
    while (race.elapsed() < std::chrono::milliseconds(1)) std::this_thread::yield();
    race.check_limits();
    EXPECT_EQ(race.ended(), Ended::enough_found);
}

TEST(Race, CountsLengthsInItsMetric) {
    const Watch watch;
    Race        race({.cube = cube_after("R2"), .metric = Metric::qtm}, watch);
    offer(race, "R R");
    EXPECT_EQ(race.bound(), 2U);
}

TEST(Race, KeepsTheFirstReasonForItsEnd) {
    const Watch watch;
    Race        race({.cube = cube_after("R")}, watch);
    race.end(Ended::out_of_nodes);
    race.end(Ended::exhausted);
    EXPECT_EQ(race.ended(), Ended::out_of_nodes);
}

TEST(Race, IsStoppedByItsToken) {
    std::stop_source source;
    const Watch      watch = {.stop = source.get_token()};
    Race             race({.cube = cube_after("R")}, watch);
    race.check_limits();
    EXPECT_FALSE(race.is_over());
    source.request_stop();
    race.check_limits();
    EXPECT_EQ(race.ended(), Ended::stopped);
}

TEST(Race, EndsInTimeOnceThereIsASolution) {
    const Watch watch;
    Race        race({.cube = cube_after("R"), .limits = {.max_time = {}}}, watch);
    race.check_limits();
    EXPECT_FALSE(race.is_over());
    offer(race, "R'");
    race.check_limits();
    EXPECT_EQ(race.ended(), Ended::out_of_time);
}

// A restricted search may have no solution to wait for.
TEST(Race, WithFewTurnsEndsInTimeAnyway) {
    const Watch watch;
    Race        race({.cube = cube_after("R"), .turns = 7, .limits = {.max_time = {}}}, watch);
    race.check_limits();
    EXPECT_EQ(race.ended(), Ended::out_of_time);
}

TEST(Race, ReportsEachSolutionOnce) {
    std::vector<std::size_t> reported;
    const Watch watch = {.on_solution = [&](const Moves& m) { reported.push_back(m.size()); }};
    Race        race({.cube = cube_after("R")}, watch);
    offer(race, a_long_way_to_undo_r);
    race.report({});
    offer(race, "R'");
    race.report({});
    race.report({});
    EXPECT_EQ(reported, (std::vector<std::size_t>{12, 1}));
}

// ---- pauses -------------------------------------------------------------------------

TEST(Race, HasAClockThatStandsStillInPauses) {
    PauseGate   gate;
    const Watch watch = {.gate = &gate};
    gate.pause();
    const Race race({.cube = cube_after("R"), .limits = {.max_time = {}}}, watch);
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    EXPECT_EQ(race.elapsed().count(), 0);
}

TEST(Race, SleepsWhileItIsPaused) {
    PauseGate   gate;
    const Watch watch = {.gate = &gate};
    Race        race({.cube = cube_after("R"), .turns = 7, .limits = {.max_time = {}}}, watch);
    gate.pause();
    std::jthread worker([&] { race.check_limits(); });
    EXPECT_FALSE(race.is_over());
    gate.resume();
    worker.join();
    EXPECT_EQ(race.ended(), Ended::out_of_time);
}

TEST(Race, IsStoppedInItsSleep) {
    PauseGate        gate;
    std::stop_source source;
    const Watch      watch = {.stop = source.get_token(), .gate = &gate};
    Race             race({.cube = cube_after("R")}, watch);
    gate.pause();
    std::jthread worker([&] { race.check_limits(); });
    source.request_stop();
    worker.join();
    EXPECT_EQ(race.ended(), Ended::stopped);
}

// ---- with a solution that is known before ---------------------------------------------

TEST(Race, WithAKnownLengthKeepsShorterSolutionsOnly) {
    const Watch watch;
    Race        race({.cube = cube_after("R"), .limits = {.shorter_than = 3}}, watch);
    EXPECT_EQ(race.bound(), 3U);
    EXPECT_FALSE(race.is_unsolved());
    offer(race, "L R' L2 L");
    EXPECT_EQ(*race.best(), moves("R'"));
    Race other({.cube = cube_after("R"), .limits = {.shorter_than = 1}}, watch);
    offer(other, "R'");
    EXPECT_EQ(other.best(), std::nullopt);
}

}  // namespace
}  // namespace antipode::two_phase
