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

TEST(Natural, AddsSubtractsAndMultipliesAsPeopleDo) {
    const Natural a = Natural(0xffff'ffff'ffff'ffffU) * Natural(0xffff'ffffU);
    EXPECT_EQ(a.decimal(), "79228162495817593515539431425");
    EXPECT_EQ((a + Natural(1)).decimal(), "79228162495817593515539431426");
    EXPECT_EQ((a + a - a), a);
    EXPECT_EQ((a - a), Natural(0));
    EXPECT_EQ(Natural(0) * a, Natural(0));
    EXPECT_EQ(a * Natural(0), Natural(0));
    EXPECT_EQ((Natural(1) * a - Natural(0xffff'ffffU)).decimal(), "79228162495817593511244464130");
}

TEST(Natural, CarriesThroughAllDigits) {
    const Natural ones = Natural(0xffff'ffff'ffff'ffffU);
    EXPECT_EQ((ones + Natural(1)).decimal(), "18446744073709551616");
    EXPECT_EQ((ones + Natural(1) - Natural(1)), ones);
}

}  // namespace
}  // namespace antipode
