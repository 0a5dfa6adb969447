#include "solvers/restricted.h"

#include <gtest/gtest.h>

#include "solvers/restricted/orbit_states.h"
#include "solvers/restricted/turned.h"
#include "tests/solvers/turns.h"

namespace antipode {
namespace {

using namespace testing;
using namespace std::chrono_literals;

bool solves(const Answer& answer, const Cube& cube, TurnSet turns) {
    return answer.found && cube * answer.solution == solved && turns.contains(answer.solution);
}

// Every position of the levels gets its level as its proven length; one in
// `stride` is tried.
void expect_exact(std::string_view text, Metric metric,
                  const std::vector<std::vector<Cube>>& levels, std::size_t stride = 1) {
    const TurnSet          turns = turn_set(text);
    const RestrictedSolver solver({.turns = turns, .metric = metric});
    std::size_t            number = 0;
    for (std::size_t level = 0; level < levels.size(); ++level)
        for (const Cube& cube : levels[level]) {
            if (number++ % stride != 0) continue;
            const Answer answer = *solver.solve(cube, {});
            ASSERT_TRUE(solves(answer, cube, turns));
            ASSERT_EQ(answer.length, level);
            ASSERT_EQ(answer.ended, Ended::exhausted);
            ASSERT_EQ(answer.lower_bound, level);
        }
}

TEST(Restricted, TwoFacesAreSolvedInTheFewestTurns) {
    expect_exact("U R", Metric::htm, levels_by_trying(turn_set("U R"), 6));
}

TEST(Restricted, TwoFacesAreSolvedInTheFewestQuarterTurns) {
    expect_exact("U R", Metric::qtm, levels_by_trying(turn_set("U1 U' R1 R'"), 6));
}

TEST(Restricted, HalfTurnsAreSolvedInTheFewestTurns) {
    const auto levels = levels_by_trying(turn_set("U2 R2 F2 D2 L2 B2"), 20);
    expect_exact("U2 R2 F2 D2 L2 B2", Metric::htm, levels, 997);
}

TEST(Restricted, TurnsInOneDirectionAreSolvedInTheFewestTurns) {
    expect_exact("U1 R1", Metric::htm, levels_by_trying(turn_set("U1 R1"), 8));
    expect_exact("U1 R'", Metric::qtm, levels_by_trying(turn_set("U1 R'"), 8));
}

TEST(Restricted, MixedSetsAreSolvedInTheFewestTurns) {
    expect_exact("U R2 F2", Metric::htm, levels_by_trying(turn_set("U R2 F2"), 6));
    expect_exact("U", Metric::htm, levels_by_trying(turn_set("U"), 2));
}

TEST(Restricted, OppositeFacesCommute) {
    expect_exact("U D", Metric::htm, levels_by_trying(turn_set("U D"), 3));
}

// Sets that need more than an exact search. Each must come below 30 turns.
TEST(Restricted, ThreeAndFourFacesAreSolvedShortly) {
    for (const char* text : {"U R F", "U D R", "R L F B", "U R2 F D2"}) {
        const RestrictedSolver solver({.turns = turn_set(text)});
        EXPECT_EQ(solver.strategy(), RestrictedStrategy::staged) << text;
        for (const Cube& cube : random_members(solver.turns(), 5, 1)) {
            const Answer answer = *solver.solve(cube, some_nodes);
            EXPECT_TRUE(solves(answer, cube, solver.turns())) << text;
            EXPECT_LT(answer.length, 30u) << text;
        }
    }
}

TEST(Restricted, ThreeFacesInOneDirectionAreSolved) {
    const RestrictedSolver solver({.turns = turn_set("U1 R' F1")});
    for (const Cube& cube : random_members(solver.turns(), 3, 2)) {
        const Answer answer = *solver.solve(cube, some_nodes);
        EXPECT_TRUE(solves(answer, cube, solver.turns()));
        EXPECT_LT(answer.length, 60u);
    }
}

TEST(Restricted, LengthsCountInTheMetricAskedFor) {
    const RestrictedSolver solver({.turns = turn_set("U R F"), .metric = Metric::qtm});
    for (const Cube& cube : random_members(solver.turns(), 3, 3)) {
        const Answer answer = *solver.solve(cube, some_nodes);
        EXPECT_TRUE(solves(answer, cube, solver.turns()));
        EXPECT_EQ(answer.length, length(answer.solution, Metric::qtm));
    }
}

TEST(Restricted, WordsOfTheGroupHelpWhereTablesWouldBeTooBig) {
    const RestrictedSolver solver(
        {.turns = turn_set("U R F"), .sizes = {.max_states = 10, .max_positions = 20'000}});
    EXPECT_EQ(solver.strategy(), RestrictedStrategy::words);
    const Cube   cube   = random_members(solver.turns(), 1, 4)[0];
    const Answer answer = *solver.solve(cube, {.max_nodes = 3'000'000});
    EXPECT_TRUE(solves(answer, cube, solver.turns()));
    EXPECT_LT(answer.length, 45u);
}

TEST(Restricted, NearPositionsOfLargeGroupsAreProvenShortest) {
    const RestrictedSolver solver({.turns = turn_set("U R F")});
    const Answer           answer = *solver.solve(cube_after("U R F2 U' R2"), {});
    EXPECT_EQ(answer.length, 5u);
    EXPECT_EQ(answer.ended, Ended::exhausted);
}

TEST(Restricted, TheSolvedCubeNeedsNothing) {
    const Answer answer = *RestrictedSolver({.turns = turn_set("U R F")}).solve(solved, {});
    EXPECT_TRUE(answer.found && answer.solution.empty());
    EXPECT_EQ(answer.ended, Ended::exhausted);
}

std::string refusal(std::string_view turns, const Cube& cube) {
    const auto answer = RestrictedSolver({.turns = turn_set(turns)}).solve(cube, {});
    return answer ? "" : answer.error().message.text();
}

TEST(Restricted, RefusalsNameThePieceThatCannotComeHome) {
    EXPECT_EQ(refusal("U F2", cube_after("R")),
              "not solvable by the turns <U F2>, which make 14400 positions: the corner DFR is at "
              "URF, turned in a way that these turns never turn it");
    EXPECT_NE(refusal("U R", cube_after("L")).find("from where these turns never take it home"),
              std::string::npos);
}

TEST(Restricted, RefusalsOfTiedPiecesSaySo) {
    // Of the 720 orders of the six corners, <U,R> makes only 120.
    const Cube swapped = cube_after("R U R' F' R U R' U' R' F R2 U' R'");
    EXPECT_NE(refusal("U R", swapped).find("cannot take all of them home at once"),
              std::string::npos);
}

TEST(Restricted, UnreachablePositionsAreRefusedWithTheirReason) {
    Cube flipped;
    flipped.edges[0] = Cubie(0, 1);
    EXPECT_NE(refusal("U R", flipped).find("flip"), std::string::npos);
}

TEST(Restricted, SolutionsGetShorterAndTheLastOneIsTheAnswer) {
    const RestrictedSolver solver({.turns = turn_set("R L F B")});
    const Cube             cube = random_members(solver.turns(), 1, 5)[0];
    std::vector<Moves>     told;
    const Answer           answer =
        *solver.solve(cube, {.max_nodes = 2'000'000},
                      {.on_solution = [&](const Moves& m) { told.push_back(m); }});
    ASSERT_GT(told.size(), 1u);
    for (std::size_t i = 1; i < told.size(); ++i) EXPECT_LT(told[i].size(), told[i - 1].size());
    EXPECT_EQ(told.back(), answer.solution);
}

TEST(Restricted, OneThreadAndANodeLimitGiveTheSameAnswerAgain) {
    const RestrictedSolver solver({.turns = turn_set("U R F")});
    const Cube             cube  = random_members(solver.turns(), 1, 6)[0];
    const Answer           first = *solver.solve(cube, some_nodes);
    const Answer           again = *solver.solve(cube, some_nodes);
    EXPECT_EQ(first.solution, again.solution);
    EXPECT_EQ(first.nodes, again.nodes);
    EXPECT_EQ(first.ended, Ended::out_of_nodes);
}

TEST(Restricted, ManyThreadsSolveAsWell) {
    const RestrictedSolver solver({.turns = turn_set("U R F")});
    for (const Cube& cube : random_members(solver.turns(), 5, 7))
        EXPECT_TRUE(solves(*solver.solve(cube, {.max_nodes = 200'000, .threads = 4}), cube,
                           solver.turns()));
}

TEST(Restricted, EnoughIsEnough) {
    const RestrictedSolver solver({.turns = turn_set("U R F")});
    const Cube             cube   = random_members(solver.turns(), 1, 8)[0];
    const Answer           answer = *solver.solve(cube, {.enough_length = 25});
    EXPECT_EQ(answer.ended, Ended::enough_found);
    EXPECT_LE(answer.length, 25u);
}

TEST(Restricted, AStopEndsTheSearch) {
    const RestrictedSolver solver({.turns = turn_set("U R F")});
    std::stop_source       stop;
    const Answer           answer = *solver.solve(
                  random_members(solver.turns(), 1, 9)[0], {},
                  {.stop = stop.get_token(), .on_solution = [&](const Moves&) { stop.request_stop(); }});
    EXPECT_EQ(answer.ended, Ended::stopped);
    EXPECT_TRUE(answer.found);
}

TEST(Restricted, TwoPhaseSuitsFiveFacesButNotFour) {
    EXPECT_TRUE(suits_two_phase(TurnSet::every_turn(), Metric::htm));
    EXPECT_TRUE(suits_two_phase(turn_set("U R F D L"), Metric::qtm));
    EXPECT_TRUE(suits_two_phase(turn_set("U R F D L B2"), Metric::htm));
    EXPECT_FALSE(suits_two_phase(turn_set("U R F D L B2"), Metric::qtm));
    EXPECT_FALSE(suits_two_phase(turn_set("R L F B"), Metric::htm));
    EXPECT_FALSE(suits_two_phase(turn_set("U1 R F D L B"), Metric::htm));
}

TEST(RestrictedParts, TurnedIsTheProductWithATurn) {
    Random random(10);
    for (int i = 0; i < 100; ++i)
        for (const Cube cube = random_assembled(random); Move m : all_moves)
            EXPECT_EQ(turned(cube, m), cube * m);
}

// The stickers of corners that H keeps on U and D tell the 3^7 twists apart.
TEST(RestrictedParts, CornersSeenThroughHAreTheTwists) {
    Colouring colours{};
    for (Face f : {Face::U, Face::D})
        for (std::size_t i = 0; i < 9; ++i)
            if (i != 4) colours[point_of(9 * index(f) + i)] = 1;
    const TurnRules rules(TurnSet::every_turn(), weights_of(Metric::htm));
    EXPECT_EQ(OrbitStates::enumerate({OrbitKind::corners, rules, colours, 3000})->size(), 2187u);
    EXPECT_FALSE(OrbitStates::enumerate({OrbitKind::corners, rules, colours, 2186}));
}

// The tables take seconds: whoever does not want them any more need not wait for them.
TEST(RestrictedParts, AreNotMadeToTheEndWhenTheyAreStopped) {
    std::stop_source stop;
    stop.request_stop();
    const TurnRules rules(turn_set("U R F"), weights_of(Metric::htm));
    EXPECT_LT(Ball(rules, 1'000'000, stop.get_token()).size(), 100'000U);
    EXPECT_GT(Ball(rules, 1'000'000).size(), 100'000U);
    EXPECT_FALSE(OrbitStates::enumerate(
        {OrbitKind::edges, rules, all_different(), 2'500'000, stop.get_token()}));
    const RestrictedSolver staged({.turns = turn_set("U R F"), .stop = stop.get_token()});
    EXPECT_EQ(staged.strategy(), RestrictedStrategy::words);
    const RestrictedSolver exact({.turns = turn_set("U R"), .stop = stop.get_token()});
    EXPECT_EQ(exact.solve(after(moves("U R2")), {})->length, 2U);
}

TEST(RestrictedParts, PowersAreSpelledInPermittedTurns) {
    const TurnRules rules(turn_set("R1 U F2 B1 B'"), weights_of(Metric::htm));
    EXPECT_EQ(rules.spelled(moves("R' U' R2 F2 B2")), moves("R R R U' R R F2 B B"));
}

}  // namespace
}  // namespace antipode
