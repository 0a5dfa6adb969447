// What the two big tables hold, against published counts and against cubes.
#include <gtest/gtest.h>

#include <numeric>
#include <unordered_map>

#include "search/two_phase/inner_search.h"
#include "tests/support/cubes.h"
#include "tests/support/inner_cubes.h"
#include "tests/support/metrics.h"
#include "tests/support/two_phase_tables.h"

namespace antipode {
namespace {

using InnerSearch = two_phase::InnerSearch<two_phase::PlainRules>;
using two_phase::InnerState;
using Counts = std::vector<std::uint64_t>;

// Kociemba's counts, typed in again.
TEST(PhaseOneTable, HasThePublishedHistogram) {
    const Counts published = {1,        4,         50,        592,        7156,     87236, 1043817,
                              12070278, 124946368, 821605960, 1199128738, 58202444, 476};
    EXPECT_EQ(phase_one::histogram(testing::real_table("phase-one-htm").bytes(), 2), published);
}

// Positions of H by distance, as published with the two-phase algorithm, up to 9,
// at 10, at 11 and beyond.
TEST(PhaseTwoTable, HasThePublishedHistogram) {
    const Counts levels = {1,      10,     67,      456,      3079,      19948,
                           123074, 736850, 4185118, 22630733, 116767872, 552538680};
    const auto   counts = phase_two::histogram(testing::real_table("phase-two-htm").bytes(), 2);
    EXPECT_EQ(counts[0], std::accumulate(levels.begin(), levels.begin() + 10, std::uint64_t{0}));
    EXPECT_EQ(counts[1], levels[10]);
    EXPECT_EQ(counts[2], levels[11]);
    EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}), 19508428800U);
}

class PhaseTables : public ::testing::TestWithParam<Metric> {
protected:
    struct Found {
        std::uint32_t entry;
        std::size_t   symmetry;
    };

    Found find(const Cube& cube) const {
        const auto place = tables->small().flip_slice_place[FlipSlice::of(cube).value()];
        const auto twist = tables->small().twist_image[CornerTwist::of(cube).value()][place & 15];
        return {tables->phase_one_entry((place >> 4) * CornerTwist::size + twist), place & 15};
    }

    unsigned to_h(const Cube& cube) const { return phase_one::distance(find(cube).entry); }

    // The useful turns as the search reads them.
    std::vector<bool> useful(const Cube& cube, unsigned slack) const {
        const Found       found = find(cube);
        std::vector<bool> turns(Move::count);
        for (std::size_t m = 0; m < Move::count; ++m)
            if (tables->useful(found.entry, slack) >> m & 1)
                turns[tables->turn_back(found.symmetry, m)] = true;
        return turns;
    }

    // By asking all neighbours how far they are.
    std::vector<bool> useful_by_neighbours(const Cube& cube, unsigned slack) const {
        std::vector<bool> turns(Move::count);
        for (const Move m : metric_turns) turns[m.index()] = to_h(cube * m) < to_h(cube) + slack;
        return turns;
    }

    unsigned inner_value(const Cube& cube) const {
        return tables->phase_two_value(
            phase_two::entry_index(tables->small(), CornerOrder::of(cube).value(),
                                   RimOrder::of(cube).value(), SliceOrder::of(cube).value()));
    }

    InnerState inner_state(const Cube& cube) const {
        return {CornerOrder::of(cube).value(), RimOrder::of(cube).value(),
                SliceOrder::of(cube).value()};
    }

    const std::shared_ptr<const two_phase::Tables> tables = testing::two_phase_tables(GetParam());
    const TurnCosts                                costs  = turn_costs(GetParam());
    const std::vector<Move>                        metric_turns =
        GetParam() == Metric::qtm ? testing::quarter_turns()
                                                         : std::vector<Move>(all_moves.begin(), all_moves.end());
    const unsigned base = phase_two::base(GetParam());
};

INSTANTIATE_TEST_SUITE_P(Metrics, PhaseTables, testing::both_metrics, testing::metric_name);

TEST_P(PhaseTables, KnowTheUsefulTurnsOfRandomStates) {
    Random random(41);
    for (int i = 0; i < 20'000; ++i) {
        const Cube cube = random_reachable(random);
        for (const unsigned slack : {0U, 1U, 2U, 5U})
            ASSERT_EQ(useful(cube, slack), useful_by_neighbours(cube, slack)) << "slack " << slack;
    }
}

TEST_P(PhaseTables, KnowTheUsefulTurnsNearH) {
    Random random(42);
    for (int i = 0; i < 20'000; ++i) {
        const Cube cube =
            testing::random_in_h(random) * testing::random_walk(random, metric_turns, i % 7);
        for (const unsigned slack : {0U, 1U, 2U})
            ASSERT_EQ(useful(cube, slack), useful_by_neighbours(cube, slack)) << "slack " << slack;
    }
}

// Zero in H only, elsewhere one more than at the nearest neighbour: with the
// counts of all states, this makes the distances exact.
TEST_P(PhaseTables, FallByOneTowardsH) {
    Random random(43);
    for (int i = 0; i < 20'000; ++i) {
        const Cube cube    = random_reachable(random);
        unsigned   nearest = 99;
        for (const Move m : metric_turns) nearest = std::min(nearest, to_h(cube * m));
        ASSERT_EQ(to_h(cube), nearest + 1);
        ASSERT_EQ(to_h(testing::random_in_h(random)), 0U);
    }
}

// All states within four turns of H, one position for each.
TEST_P(PhaseTables, AgreeWithABreadthFirstSearchAroundH) {
    std::unordered_map<std::uint64_t, unsigned> seen;
    std::vector<Cube>                           level = {solved};
    for (unsigned distance = 0; distance <= 4; ++distance) {
        std::vector<Cube> next;
        for (const Cube& cube : level) {
            const std::uint64_t state =
                std::uint64_t{FlipSlice::of(cube).value()} << 16 | CornerTwist::of(cube).value();
            if (!seen.emplace(state, distance).second) continue;
            ASSERT_EQ(to_h(cube), distance);
            for (const Move m : metric_turns) next.push_back(cube * m);
        }
        level = std::move(next);
    }
}

TEST_P(PhaseTables, NeverSayMoreThanAWalkInHTakes) {
    const std::vector<Move> turns = testing::turns_of_h();
    Random                  random(44);
    for (int i = 0; i < 50'000; ++i) {
        Cube     cube;
        unsigned cost = 0;
        for (int length = 0; length < i % 16; ++length) {
            const Move m = turns[random.below(turns.size())];
            cube         = cube * m;
            cost += costs.of(m);
        }
        const unsigned value = inner_value(cube);
        ASSERT_LE(value == 0 ? 0 : base + value, cost);
        ASSERT_LE(InnerSearch(*tables).lower_bound(inner_state(cube)), cost);
    }
}

// A value of 1 or 2 is a distance, and some neighbour is nearer by its cost; the
// neighbours of what is farther are not near.
TEST_P(PhaseTables, ChangeInHAsDistancesDo) {
    Random random(45);
    for (int i = 0; i < 50'000; ++i) {
        const Cube cube = testing::random_walk(random, testing::turns_of_h(), 9 + i % 8);
        unsigned   best = 99;
        for (const Move m : testing::turns_of_h())
            best = std::min(best, inner_value(cube * m) + costs.of(m));
        const unsigned value = inner_value(cube);
        ASSERT_GE(best, value);
        ASSERT_TRUE(value == 0 || value == phase_two::far || best <= std::max(value, costs.half));
    }
}

TEST(PhaseTwoTable, HoldsDistancesThatTwoBallsConfirm) {
    const auto              tables = testing::two_phase_tables(Metric::htm);
    const std::vector<Move> turns  = testing::turns_of_h();
    const auto              ball   = testing::ball_around(solved, turns, 6);
    Random                  random(46);
    for (int i = 0; i < 60; ++i) {
        const Cube       cube          = testing::random_walk(random, turns, 8 + i % 8);
        const unsigned   true_distance = testing::distance_by_meeting(cube, ball, turns, 5);
        const InnerState state         = {CornerOrder::of(cube).value(), RimOrder::of(cube).value(),
                                          SliceOrder::of(cube).value()};
        const auto       word =
            InnerSearch(*tables).solve({.state = state, .budget = 11, .last = Face::U});
        ASSERT_EQ(word ? word->size() : 99, true_distance);
        ASSERT_TRUE(!word || cube * *word == solved);
    }
}

TEST_P(PhaseTables, SolveStatesOfH) {
    InnerSearch search(*tables);
    Random      random(47);
    for (int i = 0; i < 100; ++i) {
        const Cube cube = testing::random_in_h(random);
        const auto word = search.solve({.state = inner_state(cube), .budget = 40, .last = Face::U});
        ASSERT_TRUE(word.has_value());
        ASSERT_EQ(cube * *word, solved);
        ASSERT_GE(length(*word, GetParam()), search.lower_bound(inner_state(cube)));
        ASSERT_FALSE(search.solve({.state  = inner_state(cube),
                                   .budget = unsigned(length(*word, GetParam())) - 1,
                                   .last   = Face::U}));
    }
}

TEST_P(PhaseTables, SolveStatesOfHWithoutBeginningWithTheLastFace) {
    InnerSearch search(*tables);
    Random      random(48);
    for (int i = 0; i < 100; ++i) {
        const Face last = all_faces[random.below(6)];
        const Cube cube = testing::random_in_h(random);
        const auto word = search.solve(
            {.state = inner_state(cube), .budget = 40, .last = last, .has_last = true});
        ASSERT_TRUE(word.has_value());
        ASSERT_NE((*word)[0].face(), last);
    }
}

}  // namespace
}  // namespace antipode
