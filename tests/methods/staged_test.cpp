#include <gtest/gtest.h>

#include "solvers/methods/kloosterman.h"
#include "solvers/methods/kociemba.h"
#include "solvers/methods/thistlethwaite.h"
#include "tests/methods/solving.h"
#include "tests/support/cubes.h"

namespace antipode::methods {
namespace {

using namespace testing;
using Counts = std::vector<std::uint64_t>;

const Thistlethwaite& thistlethwaite() {
    static const Thistlethwaite method;
    return method;
}

std::shared_ptr<const InnerSpace> inner_space() {
    static const auto space = std::make_shared<const InnerSpace>();
    return space;
}

const Kloosterman& kloosterman() {
    static const Kloosterman method(inner_space());
    return method;
}

const Kociemba& kociemba() {
    static const Kociemba method(inner_space());
    return method;
}

TEST(Thistlethwaite, StagesHaveTheKnownCosetsAtEachDistance) {
    const auto& stages = thistlethwaite().stages();
    EXPECT_EQ(stages[0].distances.histogram(), (Counts{1, 2, 25, 202, 620, 900, 285, 13}));
    EXPECT_EQ(stages[1].distances.histogram(),
              (Counts{1, 2, 17, 134, 1065, 8190, 54694, 267576, 560568, 187204, 3114}));
    EXPECT_EQ(stages[2].distances.histogram(),
              (Counts{1, 2, 9, 36, 124, 530, 1806, 3732, 5158, 7070, 7218, 3202, 488, 24}));
    EXPECT_EQ(stages[3].distances.histogram(),
              (Counts{1, 6, 27, 120, 519, 1932, 6484, 20310, 55034, 113892, 178495, 179196, 89728,
                      16176, 1488, 144}));
}

TEST(Thistlethwaite, TheGreatestDistancesAddUpToTheGuarantee) {
    unsigned sum = 0;
    for (std::size_t i = 0; i < Thistlethwaite::worst.size(); ++i) {
        EXPECT_EQ(thistlethwaite().stages()[i].distances.greatest(), Thistlethwaite::worst[i]);
        sum += Thistlethwaite::worst[i];
    }
    EXPECT_EQ(sum, Thistlethwaite::worst_total);
}

TEST(Thistlethwaite, TenThousandCubesKeepTheGuarantee) {
    for (const Cube& cube : random_cubes(10'000, 1)) {
        const Solution solution = thistlethwaite().solve_in_phases(cube, {}, {});
        ASSERT_TRUE(is_whole(solution, cube));
        ASSERT_LE(solution.answer.length, Thistlethwaite::worst_total);
    }
}

TEST(Thistlethwaite, LaterStagesUseFewerTurns) {
    for (const Cube& cube : random_cubes(100, 2)) {
        const auto phases = thistlethwaite().solve_in_phases(cube, {}, {}).phases;
        ASSERT_EQ(phases.size(), 4u);
        EXPECT_TRUE(g1_turns().contains(phases[1].moves));
        EXPECT_TRUE(g2_turns().contains(phases[2].moves));
        EXPECT_TRUE(half_turns().contains(phases[3].moves));
    }
}

TEST(Thistlethwaite, TheSolvedCubeNeedsNothing) {
    const Solution solution = thistlethwaite().solve_in_phases(solved, {}, {});
    EXPECT_TRUE(is_whole(solution, solved));
    EXPECT_EQ(solution.answer.length, 0u);
    EXPECT_EQ(solution.answer.ended, Ended::exhausted);
}

TEST(Kloosterman, StagesHaveTheirGreatestDistances) {
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(kloosterman().stages()[i].distances.greatest(), Kloosterman::worst[i]);
    EXPECT_EQ(kloosterman().stages()[2].distances.histogram(),
              (Counts{1, 4, 22, 82, 292, 986, 2001, 1312, 200}));
}

TEST(Kloosterman, CubesKeepTheGuarantee) {
    for (const Cube& cube : random_cubes(200, 3)) {
        const Solution solution = kloosterman().solve_in_phases(cube, {}, {});
        ASSERT_TRUE(is_whole(solution, cube));
        ASSERT_LE(solution.answer.length, Kloosterman::worst_total);
        ASSERT_EQ(solution.phases.size(), 4u);
        ASSERT_TRUE(g2_turns().contains(solution.phases[3].moves));
    }
}

TEST(Kloosterman, ThePiecesOfTheUpperLayerAreInItAfterTheThirdStage) {
    for (Cube cube : random_cubes(50, 4)) {
        const auto phases = kloosterman().solve_in_phases(cube, {}, {}).phases;
        for (std::size_t i = 0; i < 3; ++i) cube = cube * phases[i].moves;
        for (std::size_t slot = 0; slot < 4; ++slot) {
            EXPECT_LT(cube.corners[slot].piece(), 4u);
            EXPECT_LT(cube.edges[slot].piece(), 4u);
        }
    }
}

TEST(Kociemba, NearPositionsAreProvenShortest) {
    for (const char* word : {"", "R", "R U", "R U F2", "R U F' L", "R U F D' L2"}) {
        const Cube     cube     = cube_after(word);
        const Solution solution = kociemba().solve_in_phases(cube, {}, {});
        ASSERT_TRUE(is_whole(solution, cube)) << word;
        EXPECT_EQ(solution.answer.ended, Ended::exhausted) << word;
        EXPECT_EQ(solution.answer.lower_bound, solution.answer.length) << word;
    }
    EXPECT_EQ(kociemba().solve_in_phases(cube_after("R U F D' L2"), {}, {}).answer.length, 5u);
}

TEST(Kociemba, SolutionsGetShorterAndTheLastOneIsTheAnswer) {
    for (const Cube& cube : random_cubes(5, 6)) {
        std::vector<Moves> told;
        const Solution     solution =
            kociemba().solve_in_phases(cube, {.max_nodes = 300'000},
                                       {.on_solution = [&](const Moves& m) { told.push_back(m); }});
        ASSERT_TRUE(is_whole(solution, cube));
        EXPECT_LE(told.front().size(), Kociemba::worst_total);
        for (std::size_t i = 1; i < told.size(); ++i) EXPECT_LT(told[i].size(), told[i - 1].size());
        EXPECT_EQ(told.back(), solution.answer.solution);
        EXPECT_EQ(solution.answer.ended, Ended::out_of_nodes);
    }
}

TEST(Kociemba, TheSecondPhaseStaysInside) {
    for (const Cube& cube : random_cubes(5, 7)) {
        const auto phases = kociemba().solve_in_phases(cube, {.enough_length = 24}, {}).phases;
        ASSERT_EQ(phases.size(), 2u);
        EXPECT_TRUE(g2_turns().contains(phases[1].moves));
    }
}

TEST(Kociemba, EnoughIsEnough) {
    const Cube     cube     = random_cubes(1, 8)[0];
    const Solution solution = kociemba().solve_in_phases(cube, {.enough_length = 25}, {});
    EXPECT_EQ(solution.answer.ended, Ended::enough_found);
    EXPECT_LE(solution.answer.length, 25u);
}

}  // namespace
}  // namespace antipode::methods
