// Centres that show, in both searches: every solution is replayed by the cube in the hand.
#include <gtest/gtest.h>

#include "search/optimal/solver.h"
#include "search/two_phase/inner_search.h"
#include "search/two_phase/rules.h"
#include "search/two_phase/solver.h"
#include "tables/centre_way.h"
#include "tests/support/centred_replay.h"
#include "tests/support/cubes.h"
#include "tests/support/optimal_table.h"
#include "tests/support/two_phase_tables.h"

namespace antipode {
namespace {

using testing::solves_in_the_hand;

std::vector<CentredCube> random_centred(std::uint64_t seed, std::size_t count, CentreSet counted) {
    Random                   random(seed);
    std::vector<CentredCube> cubes;
    while (cubes.size() < count) {
        const Cube cube = random_reachable(random);
        cubes.push_back({cube, random_twists(random, cube, counted), counted});
    }
    return cubes;
}

// ---- the search for short solutions ---------------------------------------------------

Answer solved_quickly(const CentredCube& cube, Metric metric = Metric::htm,
                      const Limits& limits = {.max_nodes = 100'000}) {
    const two_phase::Solver solver(testing::two_phase_tables(metric));
    return solver.solve({.cube = cube.cube, .limits = limits, .centres = centres_of(cube)});
}

TEST(CentresTwoPhase, RandomPositionsAreSolvedWithTheirCentres) {
    for (const CentredCube& cube : random_centred(17, 10, all_centres)) {
        const Answer answer = solved_quickly(cube);
        ASSERT_TRUE(answer.found);
        EXPECT_LE(answer.length, 25U);
        EXPECT_TRUE(solves_in_the_hand(answer.solution, cube));
    }
}

TEST(CentresTwoPhase, CentresThatDoNotCountMayEndTurned) {
    for (const char* faces : {"U", "RF", "URFDL"})
        for (const CentredCube& cube : random_centred(5, 3, *parse_centre_set(faces))) {
            const Answer answer = solved_quickly(cube);
            ASSERT_TRUE(answer.found) << faces;
            EXPECT_TRUE(solves_in_the_hand(answer.solution, cube)) << faces;
        }
}

TEST(CentresTwoPhase, QuarterTurnsSolveThemAsWell) {
    for (const CentredCube& cube : random_centred(9, 3, all_centres)) {
        const Answer answer = solved_quickly(cube, Metric::qtm);
        ASSERT_TRUE(answer.found);
        EXPECT_TRUE(solves_in_the_hand(answer.solution, cube));
    }
}

TEST(CentresTwoPhase, SeveralThreadsSolveThem) {
    for (const CentredCube& cube : random_centred(21, 2, all_centres)) {
        const Answer answer =
            solved_quickly(cube, Metric::htm, {.max_nodes = 200'000, .threads = 2});
        ASSERT_TRUE(answer.found);
        EXPECT_TRUE(solves_in_the_hand(answer.solution, cube));
    }
}

// All pieces home and only centres turned: a phase two that tables exclude little of.
TEST(CentresTwoPhase, ALongSecondPhaseEndsWhenItIsToldTo) {
    const auto                                      tables = testing::two_phase_tables(Metric::htm);
    int                                             asked  = 0;
    two_phase::InnerSearch<two_phase::CentredRules> search(*tables, [&] { return ++asked > 0; });
    two_phase::InnerSearch<two_phase::CentredRules>::Task task = {
        .state = {}, .budget = 30, .last = Face::U, .counted = all_centres};
    task.state.twists = parse_twists("000200")->twists * parse_twists("020000")->twists;
    EXPECT_FALSE(search.solve(task));
    EXPECT_EQ(asked, 1);
}

// In H a half turn of a side exchanges two edges of the slice.
TEST(Centres, InsideHTheSliceAndTheSideCentresHaveOneParity) {
    constexpr std::array inner = {"U", "D'", "R2", "L2", "F2", "B2", "U2 R2 F2 D L2", "B2 R2 U R2"};
    for (const char* word : inner) {
        const CentredCube cube  = centred_after(testing::maneuver(word));
        const auto        slice = SliceOrder::of(cube.cube).value();
        EXPECT_TRUE(two_phase::fits_slice(cube.twists, all_centres, slice)) << word;
        const CentreTwists other = cube.twists * Move(Face::R, Turn::half);
        EXPECT_FALSE(two_phase::fits_slice(other, all_centres, slice)) << word;
        EXPECT_TRUE(two_phase::fits_slice(other, *parse_centre_set("URFDL"), slice)) << word;
    }
}

// So the way of the side centres belongs to the state of phase one.
TEST(Centres, WhateverOfHIsDoneFirstKeepsTheWayOfTheSides) {
    constexpr std::array inner = {"U", "D'", "R2", "L2", "F2", "B2", "U2 R2 F2 D L2", "B2 R2 U R2"};
    for (const CentredCube& cube : random_centred(3, 20, all_centres))
        for (const char* word : inner) {
            const CentredCube first = centred_after(testing::maneuver(word));
            EXPECT_EQ(centre_parity::way_of(first), 0U) << word;
            EXPECT_EQ(centre_parity::way_of(first * cube), centre_parity::way_of(cube)) << word;
        }
}

// ---- the search for shortest solutions ------------------------------------------------

optimal::Solver::Found shortest_centred(
    const CentredCube& cube, optimal::Frontier::Wanted wanted = optimal::Frontier::Wanted::one) {
    const optimal::Solver solver(testing::small_shape(Metric::htm),
                                 testing::small_table(Metric::htm));
    return solver.solve({.cube    = cube.cube,
                         .limits  = {.threads = 2},
                         .centres = centres_of(cube),
                         .wanted  = wanted});
}

TEST(Centres, AShortestSolutionBringsThemHome) {
    for (const char* word : {"R U F", "R U' F2 D L'", "M E", "R L U2 F B' R2", "(R2 U2)3"}) {
        const CentredCube cube  = centred_after(testing::maneuver(word));
        const auto        found = shortest_centred(cube);
        ASSERT_TRUE(found.answer.found) << word;
        EXPECT_EQ(found.answer.ended, Ended::exhausted);
        EXPECT_EQ(found.answer.length, found.answer.lower_bound);
        EXPECT_TRUE(solves_in_the_hand(found.answer.solution, cube)) << word;
    }
}

// (R2 U2)6 does nothing to the pieces: half of it can be undone by the other half, but
// the centres tell which.
TEST(Centres, MakeSomeSolutionsWrong) {
    const CentredCube cube    = centred_after(testing::maneuver("R2 U2 R2 U2 R2 U2"));
    const CentredCube ignored = {cube.cube, {}, no_centres};
    using optimal::Frontier;
    const auto with    = shortest_centred(cube, Frontier::Wanted::all);
    const auto without = shortest_centred(ignored, Frontier::Wanted::all);
    EXPECT_EQ(with.answer.length, without.answer.length);
    EXPECT_LE(with.all.size(), without.all.size());
    for (const Moves& word : with.all) EXPECT_TRUE(solves_in_the_hand(word, cube));
}

TEST(Centres, ThatDoNotCountLeaveThePlainSolutions) {
    const CentredCube cube = {testing::cube_after("R U F2 D'"), {}, no_centres};
    EXPECT_EQ(shortest_centred(cube).answer.length, 4U);
}

}  // namespace
}  // namespace antipode
