// Bounds of the optimal search against positions whose distance is known.
#include "tables/optimal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "base/cpu.h"
#include "tables/optimal_fill.h"
#include "tests/support/metrics.h"
#include "tests/support/optimal_table.h"
#include "tests/support/steps.h"

namespace antipode {
namespace {

std::vector<Move> half_turns() {
    std::vector<Move> turns;
    for (const Face face : all_faces) turns.emplace_back(face, Turn::half);
    return turns;
}

class OptimalBounds : public ::testing::TestWithParam<Metric> {
protected:
    unsigned bound(const Cube& cube) const { return bounds.distance(cube); }

    const optimal::Shape  shape = testing::small_shape(GetParam());
    const Table           table = testing::small_table(GetParam());
    const optimal::Bounds bounds{shape, table.bytes()};
};

INSTANTIATE_TEST_SUITE_P(Metrics, OptimalBounds, ::testing::ValuesIn(testing::step_metrics),
                         testing::metric_name);

TEST_P(OptimalBounds, AreNotAboveTheDistance) {
    const unsigned depth = GetParam() == Metric::stm ? 3 : 4;
    for (const auto& [cube, distance] : testing::ball_of_steps(GetParam(), depth))
        ASSERT_LE(bound(cube), distance);
    Random random(91);
    for (int i = 0; i < 20'000; ++i) {
        const std::size_t length = random.below(11);
        ASSERT_LE(bound(testing::random_steps(random, GetParam(), length)), length);
    }
}

// With flips left out, what is that near is known exactly; by each of the places
// of a position.
TEST_P(OptimalBounds, AreTheDistancesOfPlacesNearTheSolvedCube) {
    std::map<std::uint64_t, unsigned> distances;
    std::map<std::uint64_t, unsigned> found;
    for (const auto& [cube, distance] : testing::ball_of_steps(GetParam(), 3))
        for (const split::Place& place : split::places_of(cube)) {
            const auto at         = distances.emplace(place.number(), distance).first;
            at->second            = std::min(at->second, distance);
            found[place.number()] = bounds.distance(shape.index(place));
        }
    EXPECT_EQ(found, distances);
}

TEST_P(OptimalBounds, AreZeroForWhatHalfTurnsSolve) {
    Random random(92);
    for (int i = 0; i < 100; ++i)
        ASSERT_EQ(bound(testing::random_walk(random, half_turns(), i % 20)), 0U);
}

TEST_P(OptimalBounds, SayThatMostPositionsAreFar) {
    Random random(93);
    int    far = 0;
    for (int i = 0; i < 1'000; ++i) far += bound(random_reachable(random)) >= shape.near + 3;
    EXPECT_GT(far, 900);
}

TEST_P(OptimalBounds, AreCountedOnceEach) {
    const auto counts = optimal::histogram(shape, table.bytes(), 2);
    ASSERT_EQ(counts.size(), 4U);
    EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}), shape.entries());
    for (std::size_t i = 1; i < counts.size(); ++i) EXPECT_LT(counts[i - 1], counts[i]);
}

// How many of all 34,650 * 2048 there are at each distance, as a plain search over them
// counted in another program.
const std::map<Metric, std::vector<std::uint64_t>> known_edge_counts = {
    {Metric::htm,
     {1, 6, 75, 870, 9'810, 102'520, 986'669, 8'137'622, 34'145'345, 27'231'078, 349'198, 6}},
    {Metric::qtm,
     {1, 6, 51, 468, 3'942, 33'850, 282'009, 2'187'896, 14'059'511, 42'280'912, 12'112'744, 1'786,
      24}},
    {Metric::stm,
     {1, 9, 120, 1'569, 21'071, 260'486, 2'921'060, 24'474'182, 42'246'148, 1'038'548, 6}},
};

TEST_P(OptimalBounds, KnowTheDistancesOfAllEdgesAlone) {
    const auto&                stabilizers = split::edge_tables().stabilizers;
    std::vector<std::uint64_t> known       = known_edge_counts.at(GetParam());
    std::vector<std::uint64_t> counts(known.size());
    // What is nearer than the seven greatest counts as 0.
    for (std::size_t i = 1; i + 7 < known.size(); ++i) known[0] += std::exchange(known[i], 0);
    for (std::uint32_t number = 0; number < split::edge_numbers; ++number)
        counts.at(bounds.edge_distance(number)) +=
            Symmetry::count / stabilizers[number >> split::all_flips].size();
    EXPECT_EQ(counts, known);
}

// All edges flipped, nothing else: only the edges alone know how far that is, when it
// is made of few turns more.
TEST_P(OptimalBounds, KnowThatTheSuperflipIsFar) {
    const std::map<Metric, unsigned> distances = {
        {Metric::htm, 11}, {Metric::qtm, 12}, {Metric::stm, 10}};
    EXPECT_EQ(bounds.edge_distance(split::edge_number_of(testing::superflip())),
              distances.at(GetParam()));
}

// A table without flips is the smallest there can be.
constexpr optimal::Shape tiny_shape = {Metric::htm, 0, 5};

bool are_equal(const Mapping& a, const Mapping& b) {
    return std::memcmp(a.bytes().data(), b.bytes().data(), a.bytes().size()) == 0;
}

std::shared_ptr<Mapping> walked(const optimal::Shape& shape, decltype(optimal::walk_plain)* walk) {
    const StepOrder     order(shape.metric);
    const optimal::Seed seed   = {solved, order.allowed(StepOrder::start)};
    auto                memory = testing::zeroed_memory(shape.bytes());
    optimal::Canvas     canvas(shape, memory->writable());
    optimal::Marks      marks(canvas, 1);
    for (unsigned distance = 1; distance <= 3; ++distance) {
        marks.set_distance(distance);
        walk({shape, order, distance}, {&seed, 1}, marks);
        marks.make_all();
    }
    return memory;
}

TEST(OptimalWalks, FillTheSameBytesOnEveryProcessor) {
    if (!cpu().avx2 || !cpu().bmi2) GTEST_SKIP() << "this processor has no AVX2 or BMI2";
    for (const Metric metric : testing::step_metrics) {
        const optimal::Shape shape = {metric, 0, 1};
        const auto           plain = walked(shape, optimal::walk_plain);
        const auto           fast  = walked(shape, optimal::walk_avx2);
        ASSERT_TRUE(are_equal(*plain, *fast));
    }
}

TEST(OptimalBuild, FillsTheSameBytesWithMoreThreads) {
    const auto alone    = testing::zeroed_memory(tiny_shape.bytes());
    const auto together = testing::zeroed_memory(tiny_shape.bytes());
    ASSERT_TRUE(optimal::build(tiny_shape, alone->writable(), {.threads = 1}));
    ASSERT_TRUE(optimal::build(tiny_shape, together->writable(), {.threads = 3}));
    EXPECT_TRUE(are_equal(*alone, *together));
}

TEST(OptimalBuild, TellsHowFarItIs) {
    double               last   = 0;
    const optimal::Shape shape  = testing::small_shape(Metric::htm);
    const auto           memory = testing::zeroed_memory(shape.bytes());
    const auto           tell   = [&](double fraction) {
        EXPECT_GE(fraction, last);
        last = fraction;
    };
    ASSERT_TRUE(optimal::build(shape, memory->writable(), {.threads = 2, .on_progress = tell}));
    EXPECT_DOUBLE_EQ(last, 1);
}

TEST(OptimalBuild, StopsWhenAsked) {
    std::stop_source source;
    const auto       memory = testing::zeroed_memory(testing::small_shape(Metric::htm).bytes());
    const auto       end    = optimal::build(
                 testing::small_shape(Metric::htm), memory->writable(),
                 {.stop = source.get_token(), .on_progress = [&](double) { source.request_stop(); }});
    ASSERT_TRUE(end);
    EXPECT_EQ(*end, BuildEnd::stopped);
}

TEST(OptimalShapes, AreTablesFromTheSmallestToTheLargest) {
    const auto shapes = optimal::shapes();
    const auto specs  = optimal::specs();
    ASSERT_EQ(shapes.size(), specs.size());
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        EXPECT_EQ(specs[i].bytes, shapes[i].bytes());
        EXPECT_TRUE(names.insert(specs[i].name).second);
        const auto& known = specs[i].known;
        const auto  sum   = std::accumulate(known.begin(), known.end(), std::uint64_t{0});
        EXPECT_TRUE(known.empty() || sum == shapes[i].entries());
        if (i == 0 || shapes[i].metric != shapes[i - 1].metric) continue;
        EXPECT_GT(specs[i].bytes, specs[i - 1].bytes);
    }
}

}  // namespace
}  // namespace antipode
