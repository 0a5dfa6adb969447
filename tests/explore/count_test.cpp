// Counting positions by distance: published numbers, plain breadth-first search, and
// the same answer whichever way the work is cut.
#include "explore/count/count.h"

#include <gtest/gtest.h>

#include <numeric>

#include "tests/support/ball.h"

namespace antipode::counting {
namespace {

using Numbers = std::vector<std::uint64_t>;

Counted counted(const CountRequest& request, const KnownUnits& known = {},
                const CountWatch& watch = {}) {
    return *count_positions(request, known, watch);
}

Numbers positions_of(const Counted& counted) {
    Numbers numbers;
    for (const LevelCount& level : counted.levels) numbers.push_back(level.positions());
    return numbers;
}

Numbers known_to(Metric metric, unsigned depth) {
    const auto known = known_counts(metric);
    return {known.begin(), known.begin() + depth + 1};
}

// So that some levels are products.
CountRequest with_little_memory(Metric metric, unsigned depth) {
    return {.metric = metric, .depth = depth, .threads = 2, .memory = 100'000};
}

TEST(Count, CosetsAreTheCornerStatesUpToSymmetry) {
    const CornerCosets cosets;
    std::uint64_t      used   = 0;
    std::uint64_t      states = 0;
    for (Slot slot = 0; slot < CornerCosets::slots; ++slot) {
        used += cosets.is_used(slot) ? 1 : 0;
        states += cosets.is_used(slot) ? cosets.orbit(slot) : 0;
    }
    EXPECT_EQ(used, 1'841'970U);
    EXPECT_EQ(states, 88'179'840U);
}

TEST(Count, ACosetIsFoundWithTheSymmetryToIt) {
    const CornerCosets cosets;
    Cube               cube = solved;
    for (std::size_t i = 0; i < 500; ++i) {
        cube             = cube * all_moves[i * i % all_moves.size()];
        const auto found = cosets.find(cube);
        EXPECT_TRUE(cosets.is_used(found.slot));
        EXPECT_EQ(conjugate(cube, found.symmetry).corners,
                  cosets.representative(found.slot).corners);
    }
}

TEST(Count, WeightsOfUnitsAddUpToAllCornerStates) {
    const CornerCosets cosets;
    const Units        units(cosets, 2);
    std::uint64_t      states = 0;
    for (const CosetWork& work : units.all()) states += work.weight;
    EXPECT_EQ(states, 88'179'840U);
}

TEST(Count, AgreesWithBreadthFirstSearchInQuarterTurns) {
    const auto plain = testing::counts_by_depth(testing::quarter_turns(), 6);
    EXPECT_EQ(positions_of(counted(with_little_memory(Metric::qtm, 6))),
              Numbers(plain.begin(), plain.end()));
}

TEST(Count, AgreesWithBreadthFirstSearchInHalfTurns) {
    const auto plain = testing::counts_by_depth(all_moves, 5);
    EXPECT_EQ(positions_of(counted(with_little_memory(Metric::htm, 5))),
              Numbers(plain.begin(), plain.end()));
}

TEST(Count, EightQuarterTurnsAsPublished) {
    EXPECT_EQ(positions_of(counted({.metric = Metric::qtm, .depth = 8, .threads = 2})),
              known_to(Metric::qtm, 8));
}

TEST(Count, SevenHalfTurnsAsPublished) {
    EXPECT_EQ(positions_of(counted({.metric = Metric::htm, .depth = 7, .threads = 2})),
              known_to(Metric::htm, 7));
}

TEST(Count, LevelsThatAreProductsAreThoseThatAreStored) {
    const CountRequest request = with_little_memory(Metric::qtm, 8);
    ASSERT_LT(stored_depth(request), 8U);
    EXPECT_EQ(positions_of(counted(request)), known_to(Metric::qtm, 8));
}

struct ClassNumbers {
    Numbers classes_48;
    Numbers classes_96;
    Numbers corner_orders;

    friend bool operator==(const ClassNumbers&, const ClassNumbers&) = default;
};

ClassNumbers class_numbers(CountRequest request) {
    request.classes = Classes::counted;
    ClassNumbers numbers;
    for (const LevelCount& level : counted(request).levels) {
        numbers.classes_48.push_back(level.classes_48());
        numbers.classes_96.push_back(level.classes_96());
        numbers.corner_orders.push_back(level.corner_orders);
    }
    return numbers;
}

// All odd orders of the corners occur at seven quarter turns.
TEST(Count, ClassesInQuarterTurnsAsPublished) {
    const ClassNumbers wanted = {
        .classes_48    = {1, 1, 5, 25, 219, 1978, 18395, 171529},
        .classes_96    = {1, 1, 5, 17, 130, 1031, 9393, 86183},
        .corner_orders = {1, 12, 114, 876, 5033, 13860, 20112, 20160},
    };
    EXPECT_EQ(class_numbers({.metric = Metric::qtm, .depth = 7, .threads = 2}), wanted);
    EXPECT_EQ(class_numbers(with_little_memory(Metric::qtm, 7)), wanted);
}

TEST(Count, ClassesInHalfTurnsAsPublished) {
    const ClassNumbers wanted = {.classes_48    = {1, 2, 9, 75, 934, 12077, 159131},
                                 .classes_96    = {1, 2, 8, 48, 509, 6198, 80178},
                                 .corner_orders = {1, 18, 243, 2646, 15213, 33047, 40128}};
    EXPECT_EQ(class_numbers({.metric = Metric::htm, .depth = 6, .threads = 2}), wanted);
}

// Stops when about half of the units of the last level are counted.
struct Interrupted {
    KnownUnits finished;
    Counted    answer;
};

Interrupted interrupted(const CountRequest& request) {
    Interrupted      result;
    std::stop_source stop;
    CountWatch       watch{.stop = stop.get_token()};
    watch.on_unit = [&](unsigned distance, const FinishedUnit& unit) {
        result.finished[distance].push_back(unit);
        if (result.finished[request.depth].size() == 2000) stop.request_stop();
    };
    result.answer = counted(request, {}, watch);
    return result;
}

TEST(Count, AnInterruptedCountAnswersWithWhatIsFinished) {
    const auto result = interrupted(with_little_memory(Metric::qtm, 7));
    EXPECT_FALSE(result.answer.is_complete);
    EXPECT_EQ(positions_of(result.answer), known_to(Metric::qtm, 6));
}

TEST(Count, ACountGoesOnFromTheUnitsThatAreFinished) {
    const CountRequest request = with_little_memory(Metric::qtm, 7);
    const auto         first   = interrupted(request);
    std::size_t        more    = 0;
    CountWatch         watch;
    watch.on_unit = [&](unsigned, const FinishedUnit&) { ++more; };
    EXPECT_EQ(positions_of(counted(request, first.finished, watch)), known_to(Metric::qtm, 7));
    const CornerCosets cosets;
    const Units        units(cosets, 2);
    EXPECT_EQ(first.finished.at(7).size() + more, units.of_level(Metric::qtm, 7).size());
}

TEST(Count, ProgressNeverGoesBack) {
    double     last = 0;
    CountWatch watch;
    watch.on_progress = [&](const CountProgress& progress) {
        EXPECT_GE(progress.fraction, last);
        EXPECT_LE(progress.fraction, 1);
        last = progress.fraction;
    };
    counted(with_little_memory(Metric::qtm, 7), {}, watch);
}

}  // namespace
}  // namespace antipode::counting
