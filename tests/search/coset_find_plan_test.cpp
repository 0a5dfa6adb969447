// How long single cubes are looked for when few of a coset are left.
#include "search/coset/find_plan.h"

#include <gtest/gtest.h>

namespace antipode::coset {
namespace {

using namespace std::chrono_literals;
using Time = FindPlan::Time;

TEST(FindPlan, LooksForManyCubesOnlyBriefly) {
    FindPlan plan = FindPlan::of_join();
    EXPECT_EQ(plan.next({.cubes = 4001}), std::nullopt);
    EXPECT_EQ(plan.next({.cubes = 4000}), Time(15ms));
    EXPECT_EQ(plan.next({.cubes = 4000}), std::nullopt);
    EXPECT_EQ(plan.next({.cubes = FindPlan::few_cubes_of_a_join}), Time(20s));
    EXPECT_EQ(plan.next({.cubes = 0, .units_left = 1h}), std::nullopt);
}

// A busy machine did all units of a small coset, tens of minutes of them, because one cube was not
// found in 20 seconds.
TEST(FindPlan, LooksLongerForTheLastOnesWhileAllOtherWordsWouldTakeLonger) {
    FindPlan plan = FindPlan::of_join();
    plan.next({.cubes = 3});
    plan.next({.cubes = 3});
    const FindPlan::Rest rest = {.cubes = 3, .threads = 2, .units_left = 200s};
    EXPECT_EQ(plan.next(rest), Time(40s));
    EXPECT_EQ(plan.next(rest), Time(80s));
    EXPECT_EQ(plan.next(rest), std::nullopt);
    EXPECT_EQ(plan.next({.cubes = 2, .threads = 2, .units_left = 200s}), Time(160s));
    EXPECT_EQ(plan.next({.cubes = 1, .threads = 2}), std::nullopt);
}

TEST(FindPlan, LeavesTheLastOfAWholeCosetToTheProof) {
    FindPlan plan = FindPlan::of_halves();
    for (const Time time : {Time(15ms), Time(250ms), Time(4s), Time(20s)})
        EXPECT_EQ(plan.next({.cubes = 4}), time);
    EXPECT_EQ(plan.next({.cubes = 1, .threads = 2, .units_left = 1h}), std::nullopt);
    plan.restart();
    EXPECT_EQ(plan.next({.cubes = 1}), Time(15ms));
}

}  // namespace
}  // namespace antipode::coset
