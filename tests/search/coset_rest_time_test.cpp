// How long the search for the last cubes of a coset is expected to take.
#include "search/coset/rest_time.h"

#include <gtest/gtest.h>

#include <cmath>

namespace antipode::coset {
namespace {

using Seconds = RestTime::Seconds;

// A tenth of the cubes in each unit: about 22 units make a tenth of them.
constexpr RestTime::Usual usual = {.share = 0.1, .few = 10, .unit = Seconds(2), .units = 100};
const double              units_for_a_tenth = std::log(10) / -std::log(0.9);

TEST(RestTime, IsThatOfTheUnitsUntilFewCubesAreLeft) {
    RestTime time(usual);
    time.begin_units(0, 100);
    EXPECT_NEAR(time.seconds_left(0, 100).count(), 2 * units_for_a_tenth, 1e-9);
    EXPECT_NEAR(time.seconds_left(0.1, 100).count(), 2 * (units_for_a_tenth - 10), 1e-9);
    EXPECT_EQ(time.seconds_left(0.9, 100).count(), 0);
    time.begin_units(0, 10);
    EXPECT_EQ(time.seconds_left(0, 10).count(), 0);
}

TEST(RestTime, IsNeverLongerThanAllUnits) {
    RestTime time(usual);
    time.begin_units(90, 1'000'000'000);
    EXPECT_NEAR(time.seconds_left(0.9, 1'000'000'000).count(), 20, 1e-9);
}

TEST(RestTime, OfAStepIncludesTheUnitsForWhatItWillLeave) {
    RestTime time(usual);
    time.begin_step({Seconds(60), 0.1});
    EXPECT_NEAR(time.seconds_left(0.25, 1000).count(), 45 + 2 * units_for_a_tenth, 1e-9);
    EXPECT_NEAR(time.seconds_left(1, 100).count(), 0, 1e-9);
}

TEST(RestTime, OfAStepIncludesTheStepsBehindIt) {
    RestTime time(usual);
    time.begin_step({Seconds(60), 0.2},
                    RestTime::Step{Seconds(30), 0.5} + RestTime::Step{Seconds(8), 0.1});
    EXPECT_NEAR(time.seconds_left(0.5, 10'000).count(), 30 + 38 + 2 * units_for_a_tenth, 1e-9);
}

TEST(RestTime, FollowsWhatIsMeasured) {
    RestTime time(usual);
    time.begin_units(10, 1000);
    EXPECT_EQ(time.all_units().count(), 0);
    time.worked({.time = Seconds(4), .units = 11, .left = 900});
    EXPECT_EQ(time.all_units().count(), 4 * 89);
    // 20 units found seven eighths of the cubes, so that 20 more will find as many of what is left.
    time.worked({.time = Seconds(76), .units = 30, .left = 125});
    EXPECT_EQ(time.all_units().count(), 4 * 70);
    EXPECT_NEAR(time.seconds_left(0.3, 125).count(), 4 * 20 / 3.0 * std::log2(12.5), 1e-6);
}

// The time left of a small coset stood at nine seconds for minutes: each second of work was taken
// for the whole search of that distance.
TEST(RestTime, GoesDownAsUnitsAreDone) {
    RestTime time(usual);
    time.begin_units(0, 1000);
    double before = time.seconds_left(0, 1000).count();
    double left   = 1000;
    for (std::size_t units = 1; units <= 40; ++units) {
        left *= 0.9;
        time.worked({.time = Seconds(2), .units = units, .left = static_cast<std::uint64_t>(left)});
        const double now =
            time.seconds_left(static_cast<double>(units) / 100, static_cast<std::uint64_t>(left))
                .count();
        EXPECT_LT(now, before);
        EXPECT_GT(now, before - 3);
        before = now;
    }
}

}  // namespace
}  // namespace antipode::coset
