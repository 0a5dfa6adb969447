// The methods with large tables, and the guarantees over many cubes.
#include <gtest/gtest.h>

#include <atomic>

#include "base/parallel.h"
#include "explore/path.h"
#include "solvers/methods/kloosterman.h"
#include "solvers/methods/korf.h"
#include "solvers/methods/ours.h"
#include "solvers/methods/reid.h"
#include "tests/methods/solving.h"
#include "tests/solvers/turns.h"
#include "tests/support/two_phase_tables.h"

namespace antipode::methods {
namespace {

using namespace testing;
using Counts = std::vector<std::uint64_t>;

const Korf& korf() {
    static const Korf method(KorfSpace::build({.threads = hardware_threads()}));
    return method;
}

std::shared_ptr<const two_phase::Solver> two_phase_pointer() {
    return std::make_shared<const two_phase::Solver>(two_phase_tables(Metric::htm));
}

const Reid& reid() {
    static const Reid method(two_phase_pointer());
    return method;
}

TEST(MethodsSlow, TheCornersHaveThePublishedDistances) {
    EXPECT_EQ(korf().space().corners().histogram(),
              (Counts{1, 18, 243, 2874, 28000, 205416, 1168516, 5402628, 20776176, 45391616,
                      15139616, 64736}));
}

TEST(MethodsSlow, SixEdgesAreAtMostTenTurnsAway) {
    EXPECT_EQ(korf().space().first_edges().histogram(),
              (Counts{1, 18, 230, 2747, 30847, 308783, 2508618, 13189082, 23497569, 3039786, 239}));
    EXPECT_EQ(korf().space().other_edges().histogram(),
              (Counts{1, 15, 190, 2360, 27139, 281416, 2380459, 13065209, 23961831, 2859244, 56}));
}

// Near positions with their known distance.
void expect_known_distances(const Method& method) {
    const auto levels = levels_by_trying(TurnSet::every_turn(), 5);
    for (std::size_t level = 0; level < levels.size(); ++level)
        for (std::size_t i = 0; i < levels[level].size(); i += level < 4 ? 1 : 97) {
            const Solution solution = method.solve_in_phases(levels[level][i], {}, {});
            ASSERT_TRUE(is_whole(solution, levels[level][i]));
            ASSERT_EQ(solution.answer.length, level);
            ASSERT_EQ(solution.answer.ended, Ended::exhausted);
        }
}

TEST(MethodsSlow, KorfFindsTheKnownDistances) { expect_known_distances(korf()); }
TEST(MethodsSlow, ReidFindsTheKnownDistances) { expect_known_distances(reid()); }

// Which is another way to the same number, without a bound or a table.
TEST(MethodsSlow, KorfAndReidAgreeWithMeetingInTheMiddleWithinEightTurns) {
    Random random(2);
    for (unsigned i = 0; i < 200; ++i) {
        Cube cube = solved;
        for (unsigned turn = 0; turn < 5 + i % 4; ++turn)
            cube = cube * all_moves[random.below(Move::count)];
        const auto length = shortest_paths({.to = cube, .max_length = 8}).length;
        EXPECT_EQ(korf().solve_in_phases(cube, {}, {}).answer.length, length);
        EXPECT_EQ(reid().solve_in_phases(cube, {}, {}).answer.length, length);
    }
}

TEST(MethodsSlow, KorfAndReidAgreeOnCubesOfTwelveTurns) {
    Random random(1);
    for (int i = 0; i < 20; ++i) {
        Cube cube = solved;
        for (int turn = 0; turn < 12; ++turn) cube = cube * all_moves[random.below(Move::count)];
        const Solution by_korf = korf().solve_in_phases(cube, {}, {});
        const Solution by_reid = reid().solve_in_phases(cube, {}, {});
        ASSERT_TRUE(is_whole(by_korf, cube));
        ASSERT_TRUE(is_whole(by_reid, cube));
        EXPECT_EQ(by_korf.answer.length, by_reid.answer.length);
    }
}

TEST(MethodsSlow, TenThousandCubesKeepKloostermansGuarantee) {
    const Kloosterman       method(std::make_shared<const InnerSpace>());
    const std::vector<Cube> cubes = random_cubes(10'000, 2);
    std::atomic<unsigned>   longest{0};
    parallel_for(cubes.size(), {hardware_threads(), 16}, [&](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i) {
            const Solution solution = method.solve_in_phases(cubes[i], {}, {});
            ASSERT_TRUE(is_whole(solution, cubes[i]));
            if (solution.answer.length > longest) longest = solution.answer.length;
        }
    });
    EXPECT_LE(longest, Kloosterman::worst_total);
}

TEST(MethodsSlow, SolutionsOfTheTwoPhaseSearchAreToldInTwoPhases) {
    const TwoPhase method(two_phase_pointer());
    for (const Cube& cube : random_cubes(100, 3)) {
        const Solution solution = method.solve_in_phases(cube, {.max_nodes = 20'000}, {});
        ASSERT_TRUE(is_whole(solution, cube));
        ASSERT_EQ(solution.phases.size(), 2u);
    }
}

}  // namespace
}  // namespace antipode::methods
