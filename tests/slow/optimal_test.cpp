// Bounds and shortest solutions of every position within six turns, of fifty cubes
// whose distance others proved, and of Korf's ten: the first for which anybody
// proved how far they are (1997).
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <span>

#include "base/parallel.h"
#include "cube/facelets.h"
#include "cube/validity.h"
#include "search/optimal/solver.h"
#include "tests/support/ball.h"
#include "tests/support/data_files.h"
#include "tests/support/metrics.h"
#include "tests/support/optimal_table.h"
#include "tests/support/real_optimal_solver.h"
#include "tests/support/steps.h"
#include "tests/support/two_phase_tables.h"

namespace antipode {
namespace {

constexpr std::array turn_metrics = {Metric::htm, Metric::qtm};

struct Farther {
    Cube     cube;
    unsigned distance = 0;
};

// One position of each class of isomorphs within six turns, seen from anywhere.
std::vector<Farther> within_six_turns(Metric metric) {
    const auto           steps = testing::steps_of(metric);
    Random               random(1);
    testing::CubeSet     seen  = {solved};
    std::vector<Farther> found = {{solved, 0}};
    for (std::size_t i = 0; i < found.size() && found[i].distance < 6; ++i)
        for (const Cube& step : steps)
            for (const Cube& next : {found[i].cube * step, step * found[i].cube})
                if (seen.insert(representative(next)).second)
                    found.push_back({next, found[i].distance + 1});
    for (Farther& one : found)
        one.cube = conjugate(
            one.cube,
            Symmetry::from_index(static_cast<std::uint8_t>(random.below(Symmetry::count))));
    return found;
}

class WithinSixTurns : public ::testing::TestWithParam<Metric> {
protected:
    const optimal::Shape       shape     = testing::small_shape(GetParam());
    const Table                table     = testing::small_table(GetParam());
    const std::vector<Farther> positions = within_six_turns(GetParam());
};

INSTANTIATE_TEST_SUITE_P(Metrics, WithinSixTurns, ::testing::ValuesIn(turn_metrics),
                         testing::metric_name);

TEST_P(WithinSixTurns, NoBoundIsAboveTheDistance) {
    const optimal::Bounds bounds(shape, table.bytes());
    ASSERT_GT(positions.size(), 10'000U);
    for (const auto& [cube, distance] : positions)
        for (const Cube& side : {cube, inverse(cube)}) ASSERT_LE(bounds.distance(side), distance);
}

TEST_P(WithinSixTurns, EveryPositionIsSolvedInItsDistance) {
    const optimal::Solver    solver(shape, table);
    std::atomic<std::size_t> wrong{0};
    parallel_for(positions.size(), {hardware_threads(), 64}, [&](std::size_t i, std::size_t last) {
        for (; i < last; ++i) {
            const Answer answer = solver.solve({.cube = positions[i].cube}).answer;
            if (answer.length != positions[i].distance || answer.lower_bound != answer.length
                || positions[i].cube * answer.solution != solved)
                ++wrong;
        }
    });
    EXPECT_EQ(wrong, 0U);
}

void expect_sixteen_turns(const optimal::Solver& solver, std::size_t cubes) {
    const auto all = testing::cubes_in("depth16_50.txt", {.form = Form::maneuver});
    ASSERT_LE(cubes, all.size());
    for (const Cube& cube : std::span(all).first(cubes)) {
        const Answer answer = solver.solve({.cube = cube, .limits = {.threads = 2}}).answer;
        EXPECT_EQ(answer.length, 16U);
        EXPECT_EQ(answer.lower_bound, 16U);
        EXPECT_EQ(cube * answer.solution, solved);
    }
}

TEST(FourKnownCubes, TakeSixteenTurns) { expect_sixteen_turns(testing::small_solver(), 4); }
TEST(FiftyKnownCubes, TakeSixteenTurns) { expect_sixteen_turns(testing::largest_solver(), 50); }

struct KnownCube {
    const char* facelets;
    const char* solution;
};

constexpr KnownCube korf_cubes[] = {
    {"DFUUUUFFFRBRLRLLFDUUDLFDRBFBLUDDDBRLLRRRLULBDBRFFBDBBU",
     "D' F R L F2 U' R' L' U' D F D2 L2 D R2 F2"},
    {"LDLUURUFDRBBDRUFRRLRBRFBUFDBLRDDUFUUUBBBLDLFRDLFFBLFLD",
     "U D F2 B R' L' B U R' U2 B U L' D2 F2 R2 B"},
    {"FLDUUDLUBRBFDRLURBDLUDFLDDLRRFRDFFRLRFBULFRBBLFDBBBUUU",
     "L2 F B2 R' U2 R L2 F R2 D2 F' D L2 D F2 D R'"},
    {"FBUDUFDLRBDFLRDBUFLUDBFDDLUBFRRDRLUURRFRLUUBLRLDBBFLFB",
     "B2 D F' L2 B R2 U2 L2 U2 L' F' B' R L F R B"},
    {"LBBDUBRRBLUURRLLUBFUDFFBFRFRDULDFBFRFFUBLLLDDRLDUBDDRU",
     "U2 R2 B' D2 R U2 D2 F R B' U R' U B L2 U2 B D'"},
    {"ULRUUDRUDFBDLRFFBDURRRFDDRRLDULDUUULFLBFLBBFFBBLDBRBFL",
     "F U2 R2 D2 F U R2 F2 B' L' U F2 B' R U2 R' F R'"},
    {"LRBBURUBRBDLDRUFFDFDDFFLFRDUFRLDUBULFLLULDUFRUBDRBLBBR",
     "D2 F2 D2 R2 U L B2 U F' D' B R U F U2 L D2 B'"},
    {"LUUBULURLUDRRRUDDBRBFUFFDDLRFBDDRDLLFLFLLFRBBBBDRBUUFF",
     "B U R' B' L' U2 B2 D' L D' R2 U R2 D2 B U R D2"},
    {"RLRDUUFRBDRBURULDLDFRFFLBUFUBURDBFFBFLLRLDDDLUBUFBBDLR",
     "F2 D2 R2 F' D2 L' B D2 R L B2 D2 B' L' F U F' R2"},
    {"DBLBUUUDRBFUBRRRLFRFDLFLFRBLBUFDUFRLBUFDLFDRUBDLUBLDDR",
     "B' L2 D' R2 U' B' L D2 B2 R2 D' R' U' L' B2 R' L2 U2"},
};

// With a solution there, it is enough that nothing shorter is.
void expect_shortest(const optimal::Solver& solver, const Cube& cube, const Maneuver& word) {
    EXPECT_EQ(cube * after(word), solved);
    const auto   known = static_cast<unsigned>(length(word, Metric::htm));
    const Answer answer =
        solver.solve({.cube = cube, .limits = {.threads = 2, .shorter_than = known}}).answer;
    EXPECT_FALSE(answer.found);
    EXPECT_EQ(answer.lower_bound, known);
}

TEST(KorfsTenCubes, HaveTheLengthsThatHeFound) {
    const optimal::Solver    solver = testing::largest_solver();
    std::vector<std::size_t> lengths;
    for (const KnownCube& known : korf_cubes) {
        const Maneuver word = testing::maneuver(known.solution);
        expect_shortest(solver, *assemble(*parse_facelets(known.facelets)), word);
        lengths.push_back(length(word, Metric::htm));
    }
    EXPECT_EQ(lengths, (std::vector<std::size_t>{16, 17, 17, 17, 18, 18, 18, 18, 18, 18}));
}

TEST(Superflip, TakesTwentyTurns) {
    expect_shortest(testing::largest_solver(), testing::superflip(),
                    testing::maneuver("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"));
}

}  // namespace
}  // namespace antipode
