// What the small tables hold, against cubes.
#include <gtest/gtest.h>

#include <memory>

#include "tables/small.h"
#include "tests/support/inner_cubes.h"
#include "tests/support/metrics.h"

namespace antipode {
namespace {

class SmallContents : public ::testing::TestWithParam<Metric> {
protected:
    SmallContents() { fill_small_tables(*filled, GetParam()); }

    std::unique_ptr<SmallTables> filled = std::make_unique<SmallTables>();
    const SmallTables&           small  = *filled;
    const TurnCosts              costs  = turn_costs(GetParam());
};

INSTANTIATE_TEST_SUITE_P(Metrics, SmallContents, testing::both_metrics, testing::metric_name);

TEST_P(SmallContents, HaveTheKnownHistogram) {
    const auto bytes = std::as_bytes(std::span(filled.get(), 1));
    const bool half  = GetParam() == Metric::htm;
    const auto known = half ? std::span<const std::uint64_t>(small_half_turn_histogram)
                            : std::span<const std::uint64_t>(small_quarter_turn_histogram);
    EXPECT_EQ(small_histogram(bytes, 1), std::vector<std::uint64_t>(known.begin(), known.end()));
}

TEST_P(SmallContents, NameTheTurnsOfH) {
    const std::vector<Move> turns = testing::turns_of_h();
    ASSERT_EQ(inner_turns.size(), turns.size());
    for (const Move m : turns) EXPECT_EQ(std::count(inner_turns.begin(), inner_turns.end(), m), 1);
}

// Reads the table's state for a position of H.
struct Orders {
    std::uint32_t corners;
    std::uint32_t rim;
    std::uint32_t slice;

    explicit Orders(const Cube& cube)
        : corners(CornerOrder::of(cube).value()),
          rim(RimOrder::of(cube).value()),
          slice(SliceOrder::of(cube).value()) {}
};

TEST_P(SmallContents, TurnAsCubesDo) {
    Random random(11);
    for (int i = 0; i < 50'000; ++i) {
        const Cube        cube = testing::random_in_h(random);
        const std::size_t turn = random.below(inner_turn_count);
        const Orders      before(cube), after(cube * inner_turns[turn]);
        ASSERT_EQ(small.corner_after[before.corners][turn], after.corners);
        ASSERT_EQ(small.rim_after[before.rim][turn], after.rim);
        ASSERT_EQ(small.slice_after[before.slice][turn], after.slice);
    }
}

TEST_P(SmallContents, SeeCubesThroughSymmetries) {
    Random random(12);
    for (int i = 0; i < 50'000; ++i) {
        const Cube        cube = testing::random_in_h(random);
        const std::size_t s    = random.below(AxisSymmetry::count);
        const Orders      before(cube), after(conjugate(cube, symmetry(axis_symmetry(s))));
        ASSERT_EQ(small.rim_image[before.rim][s], after.rim);
        ASSERT_EQ(small.slice_image[before.slice][s], after.slice);
    }
}

TEST_P(SmallContents, KnowThePlacesOfTheClasses) {
    const SymmetryClasses flip_slice = flip_slice_classes();
    for (std::uint32_t raw = 0; raw < FlipSlice::size; ++raw)
        ASSERT_EQ(small.flip_slice_place[raw], flip_slice.place(raw).packed);
    const SymmetryClasses corners = corner_classes();
    for (std::uint32_t raw = 0; raw < CornerOrder::size; ++raw)
        ASSERT_EQ(small.corner_place[raw], corners.place(raw).packed);
    const auto images = conjugation_table<CornerTwist>();
    for (std::uint32_t twist = 0; twist < CornerTwist::size; ++twist)
        ASSERT_EQ(small.twist_image[twist], images[twist]);
}

// A function is the distance from one state exactly if it is zero there only, and
// elsewhere one turn more than at the best neighbour.
template <class Distance, class After>
void expect_distances(std::uint32_t size, const TurnCosts& costs, const Distance& distance,
                      const After& after) {
    ASSERT_EQ(distance(0), 0U);
    for (std::uint32_t state = 1; state < size; ++state) {
        unsigned best = 99;
        for (std::size_t turn = 0; turn < inner_turn_count; ++turn)
            best = std::min(best, distance(after(state, turn)) + costs.of(inner_turns[turn]));
        ASSERT_EQ(distance(state), best) << "state " << state;
    }
}

TEST_P(SmallContents, HoldExactDistancesOfCorners) {
    expect_distances(
        CornerOrder::size, costs,
        [&](std::uint32_t state) { return unsigned{small.corner_distance[state]}; },
        [&](std::uint32_t state, std::size_t turn) {
            return std::uint32_t{small.corner_after[state][turn]};
        });
}

TEST_P(SmallContents, HoldExactDistancesOfCornersWithTheSlice) {
    expect_distances(
        CornerOrder::size * 24, costs,
        [&](std::uint32_t state) { return corner_slice_bound(small, state / 24, state % 24); },
        [&](std::uint32_t state, std::size_t turn) {
            return small.corner_after[state / 24][turn] * 24U + small.slice_after[state % 24][turn];
        });
}

// For each pair of orders of rim and slice some order of the corners that has
// their parity: the solved one, or the one with the last two exchanged.
std::vector<std::uint8_t> fitting_corners() {
    std::vector<std::uint8_t> corners;
    for (std::uint32_t rim = 0; rim < RimOrder::size; ++rim)
        for (std::uint32_t slice = 0; slice < SliceOrder::size; ++slice)
            corners.push_back(
                !is_reachable(RimOrder::representative(Index<RimOrder>(rim))
                              * SliceOrder::representative(Index<SliceOrder>(slice))));
    return corners;
}

TEST_P(SmallContents, HoldExactDistancesOfTheRimWithTheSlice) {
    expect_distances(
        RimOrder::size * 24, costs,
        [&, corners = fitting_corners()](std::uint32_t state) {
            return rim_slice_bound(small, state / 24, state % 24, corners[state]);
        },
        [&](std::uint32_t state, std::size_t turn) {
            return small.rim_after[state / 24][turn] * 24U + small.slice_after[state % 24][turn];
        });
}

}  // namespace
}  // namespace antipode
