#include "bench/two_phase_bench.h"

#include <gtest/gtest.h>

#include "bench/memory_rate.h"
#include "bench/two_phase_start.h"
#include "tests/support/two_phase_tables.h"

namespace antipode::bench {
namespace {

two_phase::Solver solver() { return two_phase::Solver(testing::two_phase_tables(Metric::htm)); }

TEST(TwoPhaseBench, TheSignatureDoesNotDependOnTheRun) {
    const auto first  = two_phase_signature(solver());
    const auto second = two_phase_signature(solver());
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->number, second->number);
    EXPECT_EQ(first->nodes, second->nodes);
}

TEST(TwoPhaseBench, TheSameSeedGivesTheSameCubes) {
    EXPECT_EQ(bench_cubes(3, 7), bench_cubes(3, 7));
    EXPECT_NE(bench_cubes(3, 7), bench_cubes(3, 8));
}

TEST(TwoPhaseBench, CentresDoNotChangeThePieces) {
    const auto cubes   = bench_cubes(3, 7);
    const auto centred = bench_positions({3, 7, all_centres});
    for (std::size_t i = 0; i < cubes.size(); ++i) {
        EXPECT_EQ(centred[i].cube, cubes[i]);
        EXPECT_TRUE(is_reachable(centred[i]));
    }
}

TEST(TwoPhaseBench, ARowOfLengthsCountsTheCubesThatReachThem) {
    const auto cubes = bench_positions({.count = 5});
    const auto row   = time_to_length(solver(), cubes, {.length = 22, .cap = Seconds(60)});
    ASSERT_TRUE(row);
    EXPECT_EQ(row->reached, 5U);
    EXPECT_LE(row->median, row->longest);
    EXPECT_LE(row->mean, row->longest);
}

TEST(TwoPhaseBench, AnUnreachableLengthIsGivenUpAfterTheCap) {
    const auto cubes = bench_positions({.count = 1});
    const auto row   = time_to_length(solver(), cubes, {.length = 3, .cap = Seconds(0.01)});
    ASSERT_TRUE(row);
    EXPECT_EQ(row->reached, 0U);
    EXPECT_EQ(row->cubes, 1U);
}

TEST(TwoPhaseBench, ARowOfTimesTellsTheLengthReached) {
    const auto cubes = bench_positions({.count = 5});
    const auto row   = length_in_time(solver(), cubes, {.budget = Seconds(0.05), .threads = 2});
    ASSERT_TRUE(row);
    EXPECT_EQ(row->unsolved, 0U);
    EXPECT_GT(row->mean_length, 14);
    EXPECT_LT(row->mean_length, 23);
    EXPECT_GT(row->nodes_per_second, 0);
}

TEST(TwoPhaseBench, StartingFindsTheTablesOfTheFolder) {
    const auto start = start_two_phase(TableStore(default_table_folder()),
                                       {.pages = Pages::small, .first = bench_cubes(1, 1)[0]});
    ASSERT_TRUE(start);
    EXPECT_EQ(start->tables->metric(), Metric::htm);
    EXPECT_GT(start->first_answer, Seconds(0));
}

TEST(MemoryRate, ReadsThatDoNotWaitForEachOtherAreCountedToo) {
    const std::vector<std::uint32_t> table(1 << 20, 1);
    const MemoryRate                 rate = measure_memory(table, 2, Seconds(0.01));
    EXPECT_GT(rate.chained, 0);
    EXPECT_GT(rate.batched, 0);
    EXPECT_EQ(rate.threads, 2U);
}

}  // namespace
}  // namespace antipode::bench
