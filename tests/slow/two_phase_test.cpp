// Whole two-phase searches with the real tables, one thread each.
#include <gtest/gtest.h>

#include "base/cpu.h"
#include "cube/facelets.h"
#include "cube/isomorphs.h"
#include "search/two_phase/worker.h"
#include "tests/support/cubes.h"
#include "tests/support/data_files.h"
#include "tests/support/inner_cubes.h"
#include "tests/support/metrics.h"
#include "tests/support/solving.h"

namespace antipode {
namespace {

using testing::cubes_in;
using testing::is_right;
using two_phase::Race;

// Enough for a first solution of anything: the symmetric positions, which have
// few directions, take up to 140'000 in quarter turns.
constexpr std::uint64_t first_solution_nodes = 200'000;

std::vector<Cube> random_cubes() { return cubes_in("random300.txt", {.form = Form::facelets}); }

class TwoPhase : public ::testing::TestWithParam<Metric> {
protected:
    Answer solve(const Cube&   cube,
                 const Limits& limits = {.max_nodes = first_solution_nodes}) const {
        const Answer answer = solver.solve({.cube = cube, .limits = limits});
        EXPECT_TRUE(is_right(answer, cube, GetParam())) << to_text(facelets_of(cube));
        return answer;
    }

    bool half_turns() const { return GetParam() == Metric::htm; }

    const two_phase::Solver solver = testing::two_phase_solver(GetParam());
    const std::vector<Move> turns  = half_turns()
                                         ? std::vector<Move>(all_moves.begin(), all_moves.end())
                                         : testing::quarter_turns();
};

INSTANTIATE_TEST_SUITE_P(Metrics, TwoPhase, testing::both_metrics, testing::metric_name);

TEST_P(TwoPhase, GivesTheEmptyManeuverForTheSolvedCube) {
    const Answer answer = solve(solved, {});
    EXPECT_TRUE(answer.solution.empty());
    EXPECT_EQ(answer.lower_bound, 0U);
}

TEST_P(TwoPhase, SolvesRandomCubesInFewTurns) {
    const unsigned          enough = half_turns() ? 20 : 27;
    const std::vector<Cube> cubes  = random_cubes();
    ASSERT_EQ(cubes.size(), 300U);
    for (const Cube& cube : cubes) {
        const Answer answer = solve(cube, {.enough_length = enough, .max_nodes = 5'000'000});
        ASSERT_LE(answer.length, enough);
        ASSERT_EQ(answer.ended, Ended::enough_found);
    }
}

// Everything near is solved in the fewest turns, and proven.
TEST_P(TwoPhase, ProvesTheDistanceOfEverythingWithinThreeTurns) {
    for (const auto& [cube, distance] : testing::ball_around(solved, turns, 3)) {
        const Answer answer = solve(cube, {});
        ASSERT_EQ(answer.length, distance);
        ASSERT_TRUE(answer.ended == Ended::exhausted || cube == solved);
    }
}

// One of each class of isomorphs stands for all of it.
TEST_P(TwoPhase, ProvesTheDistanceOfEveryClassWithinFiveTurns) {
    for (const auto& [cube, distance] : testing::ball_around(solved, turns, 5)) {
        if (distance < 4 || representative(cube) != cube) continue;
        const Answer answer = solve(cube, {});
        ASSERT_EQ(answer.length, distance);
        ASSERT_EQ(answer.ended, Ended::exhausted);
    }
}

// Far enough for the batches and the listed last turns of phase one.
TEST_P(TwoPhase, ProvesTheDistanceOfSomePositionsFartherAway) {
    const auto ball = testing::ball_around(solved, turns, 5);
    Random     random(52);
    for (int i = 0; i < 4; ++i) {
        const Cube     cube     = testing::random_walk(random, turns, 9 + i % 2);
        const unsigned distance = testing::distance_by_meeting(cube, ball, turns, 5);
        const Answer   answer   = solve(cube, {});
        ASSERT_EQ(answer.ended, Ended::exhausted);
        ASSERT_EQ(answer.length, distance);
    }
}

TEST_P(TwoPhase, SolvesSymmetricCubes) {
    for (const Cube& cube : testing::symmetric_cubes()) solve(cube);
}

TEST_P(TwoPhase, SolvesCubesOfH) {
    Random random(53);
    for (int i = 0; i < 100; ++i) solve(testing::random_in_h(random));
}

TEST_P(TwoPhase, SolvesCubesOneTurnFromH) {
    Random random(54);
    for (int i = 0; i < 100; ++i)
        solve(testing::random_in_h(random) * all_moves[random.below(Move::count)]);
}

TEST_P(TwoPhase, IsTheSameEveryTime) {
    for (const Cube& cube : random_cubes()) {
        const Answer once  = solve(cube, {.max_nodes = 20'000});
        const Answer again = solve(cube, {.max_nodes = 20'000});
        ASSERT_EQ(once.solution, again.solution);
        ASSERT_EQ(once.nodes, again.nodes);
        ASSERT_EQ(once.probes, again.probes);
        ASSERT_EQ(once.ended, Ended::out_of_nodes);
    }
}

TEST_P(TwoPhase, IsTheSameOnEveryKindOfProcessor) {
    if (!cpu().avx2 || !cpu().bmi2) GTEST_SKIP() << "this processor has no AVX2 or BMI2";
    const auto tables = testing::two_phase_tables(GetParam());
    for (const Cube& cube : random_cubes()) {
        const Watch         watch;
        const Race::Request request = {
            .cube = cube, .metric = GetParam(), .limits = {.max_nodes = 20'000}};
        Race                      plain(request, watch), fast(request, watch);
        two_phase::Lists          plain_lists;
        two_phase::Lists          fast_lists;
        const two_phase::WorkDone by_plain = work_plain(*tables, plain, plain_lists, {});
        const two_phase::WorkDone by_fast  = work_avx2(*tables, fast, fast_lists, {});
        ASSERT_EQ(by_plain.nodes, by_fast.nodes);
        ASSERT_EQ(by_plain.probes, by_fast.probes);
        ASSERT_EQ(plain.best(), fast.best());
    }
}

// The second table is built last; until then searches do without it.
TEST_P(TwoPhase, ManagesWithoutTheTableOfPhaseTwo) {
    const two_phase::Solver poorer(std::make_shared<const two_phase::Tables>(
        GetParam(),
        two_phase::Tables::Parts{.small     = testing::real_table("small", GetParam()),
                                 .phase_one = testing::real_table("phase-one", GetParam())}));
    const std::vector<Cube> cubes = random_cubes();
    for (std::size_t i = 0; i < 50; ++i) {
        const Answer answer = poorer.solve({.cube = cubes[i], .limits = {.max_nodes = 20'000}});
        ASSERT_TRUE(is_right(answer, cubes[i], GetParam()));
    }
}

// More nodes never make a solution longer, nor a bound lower.
TEST_P(TwoPhase, GetsBetterWithMoreNodes) {
    const std::vector<Cube> cubes = random_cubes();
    for (std::size_t i = 0; i < 20; ++i) {
        const Answer few  = solve(cubes[i], {.max_nodes = 20'000});
        const Answer many = solve(cubes[i], {.max_nodes = 1'000'000});
        ASSERT_LE(many.length, few.length);
        ASSERT_GE(many.lower_bound, few.lower_bound);
    }
}

const two_phase::Solver& half_turn_solver() {
    static const two_phase::Solver solver = testing::two_phase_solver(Metric::htm);
    return solver;
}

TEST(TwoPhaseInHalfTurns, FindsTheKnownDistancesOfSymmetricCubes) {
    const std::vector<std::pair<Cube, unsigned>> known = {
        {testing::pons_asinorum(), 6},
        {testing::cube_after("R2 L2 U2 D2"), 4},
        {testing::cube_after("F B' U D' R L' F B'"), 8},
        {testing::superflip(), 20}};
    for (const auto& [cube, distance] : known) {
        const Answer answer = half_turn_solver().solve(
            {.cube = cube, .limits = {.enough_length = distance, .max_nodes = 5'000'000}});
        EXPECT_TRUE(is_right(answer, cube, Metric::htm));
        EXPECT_EQ(answer.length, distance);
    }
}

// Fifty positions that others proved to need sixteen turns.
TEST(TwoPhaseInHalfTurns, NeverBeatsProvenDistances) {
    for (const Cube& cube : cubes_in("depth16_50.txt", {.form = Form::maneuver})) {
        const Answer answer =
            half_turn_solver().solve({.cube = cube, .limits = {.max_nodes = 300'000}});
        EXPECT_TRUE(is_right(answer, cube, Metric::htm));
        EXPECT_GE(answer.length, 16U);
        EXPECT_LE(answer.lower_bound, 16U);
        EXPECT_LE(answer.length, 20U);
    }
}

// Permitted turns of all kinds: no B face, no half turns of one or two faces, turns of
// one hand. Phase two must still reach all of H: without any half turns it does not.
TEST(TwoPhaseInHalfTurns, NeverMakesAForbiddenTurn) {
    Random random(55);
    for (const std::string_view forbidden : {"B B2 B'", "U2", "L' D' B'", "U2 D2"}) {
        phase_one::TurnMask turns = phase_one::every_turn;
        for (const Move m : testing::moves(forbidden)) turns &= ~(1U << m.index());
        const Cube   cube = random_reachable(random);
        const Answer answer =
            half_turn_solver().solve({.cube   = cube,
                                      .limits = {.enough_length = 40, .max_nodes = 20'000'000},
                                      .turns  = turns});
        ASSERT_TRUE(answer.found) << forbidden;
        EXPECT_TRUE(is_right(answer, cube, Metric::htm));
        for (const Move m : answer.solution) EXPECT_TRUE(turns >> m.index() & 1) << forbidden;
    }
}

}  // namespace
}  // namespace antipode
