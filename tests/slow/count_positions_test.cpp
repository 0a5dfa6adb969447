// Counting as far as it takes some seconds, or minutes under a sanitizer.
#include <gtest/gtest.h>

#include "tests/support/counting.h"

namespace antipode::counting {
namespace {

TEST(SlowCount, EightQuarterTurnsAsPublished) {
    EXPECT_EQ(positions_of(counted({.metric = Metric::qtm, .depth = 8, .threads = 2})),
              known_to(Metric::qtm, 8));
}

TEST(SlowCount, SevenHalfTurnsAsPublished) {
    EXPECT_EQ(positions_of(counted({.metric = Metric::htm, .depth = 7, .threads = 2})),
              known_to(Metric::htm, 7));
}

TEST(SlowCount, LevelsThatAreProductsAreThoseThatAreStored) {
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
TEST(SlowCount, ClassesInQuarterTurnsAsPublished) {
    const ClassNumbers wanted = {
        .classes_48    = {1, 1, 5, 25, 219, 1978, 18395, 171529},
        .classes_96    = {1, 1, 5, 17, 130, 1031, 9393, 86183},
        .corner_orders = {1, 12, 114, 876, 5033, 13860, 20112, 20160},
    };
    EXPECT_EQ(class_numbers({.metric = Metric::qtm, .depth = 7, .threads = 2}), wanted);
    EXPECT_EQ(class_numbers(with_little_memory(Metric::qtm, 7)), wanted);
}

TEST(SlowCount, ClassesInHalfTurnsAsPublished) {
    const ClassNumbers wanted = {.classes_48    = {1, 2, 9, 75, 934, 12077, 159131},
                                 .classes_96    = {1, 2, 8, 48, 509, 6198, 80178},
                                 .corner_orders = {1, 18, 243, 2646, 15213, 33047, 40128}};
    EXPECT_EQ(class_numbers({.metric = Metric::htm, .depth = 6, .threads = 2}), wanted);
}

TEST(SlowCount, ACountGoesOnFromTheUnitsThatAreFinished) {
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

}  // namespace
}  // namespace antipode::counting
