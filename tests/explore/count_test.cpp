// Counting positions by distance: published numbers, plain breadth-first search, and
// the same answer whichever way the work is cut. Farther ones are in tests/slow.
#include <gtest/gtest.h>

#include <thread>

#include "explore/count/twist_map.h"
#include "tests/support/ball.h"
#include "tests/support/counting.h"
#include "tests/support/cubes.h"

namespace antipode::counting {
namespace {

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

TEST(Count, AMapOfTwistsDoesWhatConjugatingEachPositionDoes) {
    const Cube order = testing::cube_after("R U F");
    for (const Symmetry s : all_symmetries) {
        const auto image = [&](std::uint32_t twist) {
            const Cube twisted = CornerTwist::representative(Index<CornerTwist>(twist));
            return CornerTwist::of(conjugate(order * twisted, s)).value();
        };
        const TwistMap map(image);
        for (std::uint32_t twist = 0; twist < CornerTwist::size; twist += 7)
            EXPECT_EQ(map[twist], image(twist)) << twist;
    }
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

TEST(Count, AnInterruptedCountAnswersWithWhatIsFinished) {
    const auto result = interrupted(with_little_memory(Metric::qtm, 6));
    EXPECT_FALSE(result.answer.is_complete);
    EXPECT_EQ(positions_of(result.answer), known_to(Metric::qtm, 5));
}

TEST(Count, PausesLoseNothing) {
    PauseGate                 gate;
    std::vector<std::jthread> wakers;
    CountWatch                watch{.gate = &gate};
    watch.on_unit = [&](unsigned, const FinishedUnit&) {
        if (wakers.size() == 20) return;
        gate.pause();
        wakers.emplace_back([&] { gate.resume(); });
    };
    const auto paused = counted(with_little_memory(Metric::qtm, 6), {}, watch);
    EXPECT_EQ(positions_of(paused), known_to(Metric::qtm, 6));
    EXPECT_EQ(wakers.size(), 20U);
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

// It grew past all memory there was.
TEST(Count, WhatTakesTooMuchMemoryIsRefusedWithTheEstimate) {
    const CountRequest request{.metric = Metric::htm, .depth = 15, .threads = 2};
    const auto         counted = count_positions(request, {});
    ASSERT_FALSE(counted);
    EXPECT_EQ(counted.error().kind, ErrorKind::environment);
    EXPECT_EQ(counted.error().message.text().find("counting to distance 15 takes about "), 0U)
        << counted.error().message.text();
}

TEST(Count, WhatTakesMoreThanThereIsIsRefusedWhateverIsAllowed) {
    for (const CentreSet centres : {no_centres, all_centres}) {
        const CountRequest request{
            .metric = Metric::htm, .depth = 16, .centres = centres, .memory = 1ULL << 63};
        const auto counted = count_positions(request, {});
        ASSERT_FALSE(counted);
        EXPECT_EQ(counted.error().message.code(), "count-beyond-memory");
    }
}

TEST(Count, TheEstimateIsWithinWhatIsAllowedWhereverItIsNotRefused) {
    for (const Metric metric : {Metric::htm, Metric::qtm})
        for (unsigned depth = 0; depth <= deepest_count; ++depth) {
            const CountRequest  request{.metric = metric, .depth = depth, .threads = 64};
            const unsigned      threads = counting_threads(request);
            const WorkingMemory memory  = working_memory(request);
            EXPECT_EQ(threads == 0, too_much_to_count(request).has_value());
            EXPECT_LE(threads, 64U);
            if (threads == 0) continue;
            EXPECT_LE(memory.shared + threads * memory.per_thread, double(request.memory));
        }
}

TEST(Count, WhatPeopleHaveCountedIsNotRefused) {
    EXPECT_GE(counting_threads({.metric = Metric::qtm, .depth = 14, .threads = 16}), 16U);
    EXPECT_GE(counting_threads({.metric = Metric::htm, .depth = 12, .threads = 16}), 16U);
    EXPECT_GE(counting_threads({.metric = Metric::htm, .depth = 13, .threads = 2}), 2U);
    EXPECT_GE(counting_threads({.metric = Metric::qtm, .depth = 15, .threads = 2}), 2U);
}

TEST(Count, StopsAtItsFirstProgress) {
    std::stop_source stop;
    CountWatch       watch{.stop = stop.get_token()};
    watch.on_progress = [&](const CountProgress&) { stop.request_stop(); };
    const auto answer = counted({.metric = Metric::htm, .depth = 12, .threads = 2}, {}, watch);
    EXPECT_FALSE(answer.is_complete);
    EXPECT_EQ(positions_of(answer), known_to(Metric::htm, 0));
}

TEST(Count, PrefixesAreNotMadeAfterARequestToStop) {
    std::stop_source stop;
    stop.request_stop();
    const Prefixes prefixes(Metric::htm, 12, stop.get_token());
    EXPECT_EQ(prefixes.level(12).size(), 0U);
}

TEST(Count, AnExceptionOfWhoWatchesEndsTheCount) {
    CountWatch watch;
    watch.on_unit = [](unsigned, const FinishedUnit&) { throw std::bad_alloc(); };
    EXPECT_THROW(counted(with_little_memory(Metric::qtm, 7), {}, watch), std::bad_alloc);
}

}  // namespace
}  // namespace antipode::counting
