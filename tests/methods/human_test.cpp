#include <gtest/gtest.h>

#include "solvers/methods/layers.h"
#include "solvers/methods/three_cycles.h"
#include "tests/methods/solving.h"
#include "tests/support/cubes.h"

namespace antipode::methods {
namespace {

using namespace testing;

const Layers& layers() {
    static const Layers method;
    return method;
}

const ThreeCycles& three_cycles_method() {
    static const ThreeCycles method;
    return method;
}

std::vector<Cube> cubes_of_all_kinds() {
    std::vector<Cube> cubes = random_cubes(200, 1);
    for (const Cube& cube : symmetric_cubes()) cubes.push_back(cube);
    return cubes;
}

std::size_t pieces_moved(const Cube& cube) {
    std::size_t moved = 0;
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        moved += cube.corners[slot] != Cubie(slot, 0);
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        moved += cube.edges[slot] != Cubie(slot, 0);
    return moved;
}

TEST(Layers, EveryCubeIsSolvedInSixteenSteps) {
    for (const Cube& cube : cubes_of_all_kinds()) {
        const Solution solution = layers().solve_in_phases(cube, {}, {});
        ASSERT_TRUE(is_whole(solution, cube));
        ASSERT_EQ(solution.phases.size(), 16u);
    }
}

TEST(Layers, AStepKeepsWhatIsSolvedBefore) {
    for (Cube cube : random_cubes(20, 2)) {
        std::size_t at_home = 0;
        const auto  phases  = layers().solve_in_phases(cube, {}, {}).phases;
        for (std::size_t i = 0; i < 12; ++i) {
            cube = cube * phases[i].moves;
            ++at_home;
            EXPECT_LE(pieces_moved(cube), 20 - at_home) << phases[i].name.text();
        }
    }
}

TEST(Layers, EveryStepHasAReasonInWords) {
    const auto phases = layers().solve_in_phases(cube_after("R U2 F' L D B"), {}, {}).phases;
    for (const Phase& phase : phases) {
        EXPECT_FALSE(phase.name.empty());
        EXPECT_TRUE(phase.goal.text().ends_with('.')) << phase.goal.text();
    }
}

TEST(ThreeCycles, ThePapersHaveAWordForEveryCycleOfThree) {
    EXPECT_EQ(three_cycles_method().edge_cycles(), 440u);    // 12 * 11 * 10 / 3
    EXPECT_EQ(three_cycles_method().corner_cycles(), 112u);  // 8 * 7 * 6 / 3
}

TEST(ThreeCycles, EveryCubeIsSolved) {
    for (const Cube& cube : cubes_of_all_kinds())
        ASSERT_TRUE(is_whole(three_cycles_method().solve_in_phases(cube, {}, {}), cube));
}

std::size_t pieces_displaced(const Cube& cube) {
    std::size_t displaced = 0;
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        displaced += cube.corners[slot].piece() != slot;
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        displaced += cube.edges[slot].piece() != slot;
    return displaced;
}

TEST(ThreeCycles, AWordTakesThreePiecesAtMostFromTheirPlaces) {
    for (const Cube& cube : random_cubes(20, 3))
        for (const Phase& phase : three_cycles_method().solve_in_phases(cube, {}, {}).phases) {
            const std::size_t most = phase.name.code() == "phase-quarter-turn" ? 8 : 3;
            EXPECT_LE(pieces_displaced(after(phase.moves)), most) << phase.name.text();
        }
}

TEST(ThreeCycles, OddPositionsBeginWithAQuarterTurn) {
    const auto odd = three_cycles_method().solve_in_phases(cube_after("R U F"), {}, {}).phases;
    EXPECT_EQ(odd.front().moves, (Moves{Move(Face::F, Turn::counter)}));
    const auto even = three_cycles_method().solve_in_phases(cube_after("R U"), {}, {}).phases;
    EXPECT_NE(even.front().name.code(), "phase-quarter-turn");
}

TEST(ThreeCycles, TheSuperflipIsFlippedInPairs) {
    const auto phases = three_cycles_method().solve_in_phases(superflip(), {}, {}).phases;
    EXPECT_EQ(phases.size(), 6u);
    for (const Phase& phase : phases) EXPECT_TRUE(phase.name.text().starts_with("flip edges"));
}

}  // namespace
}  // namespace antipode::methods
