#include "base/natural.h"

#include <gtest/gtest.h>

namespace antipode {
namespace {

TEST(Natural, MultipliesPastSixtyFourBits) {
    Natural factorial = 1;
    for (std::uint32_t i = 2; i <= 30; ++i) factorial *= i;
    EXPECT_EQ(factorial.decimal(), "265252859812191058636308480000000");
}

TEST(Natural, DividesBackToWhereItCameFrom) {
    Natural order = 4325200327448985600U;
    order *= 10;
    const Natural reachable = order;
    order *= 12;
    EXPECT_EQ(order.decimal(), "519024039293878272000");
    EXPECT_EQ(order.divide(12), 0U);
    EXPECT_EQ(order, reachable);
}

TEST(Natural, ComparesByValue) {
    Natural big = 1;
    for (int i = 0; i < 5; ++i) big *= 1U << 31;
    EXPECT_LT(Natural(7), big);
    EXPECT_LT(Natural(0), Natural(1));
    big *= 0;
    EXPECT_EQ(big, Natural(0));
}

}  // namespace
}  // namespace antipode
