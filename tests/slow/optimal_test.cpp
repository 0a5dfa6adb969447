// Bounds and shortest solutions of every position within six turns, and of Korf's
// ten cubes: the first for which anybody proved how far they are (1997).
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>

#include "base/parallel.h"
#include "cube/facelets.h"
#include "cube/validity.h"
#include "search/optimal/solver.h"
#include "tests/support/ball.h"
#include "tests/support/metrics.h"
#include "tests/support/optimal_table.h"
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
        for (const Cube& side : {cube, inverse(cube)})
            ASSERT_LE(bounds.distance(shape.index(split::place_of(side))), distance);
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

struct KnownCube {
    const char* facelets;
    unsigned    length;
};

constexpr KnownCube korf_cubes[] = {
    {"DFUUUUFFFRBRLRLLFDUUDLFDRBFBLUDDDBRLLRRRLULBDBRFFBDBBU", 16},
    {"LDLUURUFDRBBDRUFRRLRBRFBUFDBLRDDUFUUUBBBLDLFRDLFFBLFLD", 17},
    {"FLDUUDLUBRBFDRLURBDLUDFLDDLRRFRDFFRLRFBULFRBBLFDBBBUUU", 17},
    {"FBUDUFDLRBDFLRDBUFLUDBFDDLUBFRRDRLUURRFRLUUBLRLDBBFLFB", 17},
    {"LBBDUBRRBLUURRLLUBFUDFFBFRFRDULDFBFRFFUBLLLDDRLDUBDDRU", 18},
    {"ULRUUDRUDFBDLRFFBDURRRFDDRRLDULDUUULFLBFLBBFFBBLDBRBFL", 18},
    {"LRBBURUBRBDLDRUFFDFDDFFLFRDUFRLDUBULFLLULDUFRUBDRBLBBR", 18},
    {"LUUBULURLUDRRRUDDBRBFUFFDDLRFBDDRDLLFLFLLFRBBBBDRBUUFF", 18},
    {"RLRDUUFRBDRBURULDLDFRFFLBUFUBURDBFFBFLLRLDDDLUBUFBBDLR", 18},
    {"DBLBUUUDRBFUBRRRLFRFDLFLFRBLBUFDUFRLBUFDLFDRUBDLUBLDDR", 18},
};

TEST(KorfsTenCubes, HaveTheLengthsThatHeFound) {
    const auto shape = std::ranges::find_if(optimal::shapes(), [](const optimal::Shape& s) {
        return s.metric == Metric::htm && s.flips == 5;
    });
    const optimal::Solver solver(*shape, testing::real_table("bounds-htm-5"));
    for (const KnownCube& known : korf_cubes) {
        const Cube   cube   = *assemble(*parse_facelets(known.facelets));
        const Answer answer = solver.solve({.cube = cube, .limits = {.threads = 2}}).answer;
        EXPECT_EQ(answer.length, known.length);
        EXPECT_EQ(cube * answer.solution, solved);
    }
}

}  // namespace
}  // namespace antipode
