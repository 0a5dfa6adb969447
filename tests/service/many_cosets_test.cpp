// What a sample of cosets tells about all positions.
#include <gtest/gtest.h>

#include <cmath>

#include "service/research/many_cosets.h"

namespace antipode::service {
namespace {

CosetRecord record(std::uint64_t number, std::initializer_list<std::uint64_t> cubes) {
    CosetRecord made{.coset = number, .levels = {}};
    for (const std::uint64_t each : cubes)
        made.levels.push_back({static_cast<unsigned>(made.levels.size()), each, true});
    return made;
}

// One coset at distance 0, three at 1 of which two were drawn, and at 2 one too many that
// was not.
TEST(ManyCosets, AddUpTheMeansOfEachDistanceToH) {
    const std::vector<CosetRecord> records = {record(0, {1, 10, 60}), record(7, {0, 2, 20}),
                                              record(9, {0, 2, 24})};
    const auto                     found   = estimates(records, {1, 3, 5});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_DOUBLE_EQ(found[0].positions, 1);
    EXPECT_DOUBLE_EQ(found[0].error, 0);
    EXPECT_DOUBLE_EQ(found[1].positions, 10 + 3 * 2);
    EXPECT_DOUBLE_EQ(found[1].error, 0);
    const auto all = estimates(records, {1, 3});
    ASSERT_EQ(all.size(), 3U);
    EXPECT_DOUBLE_EQ(all[2].positions, 60 + 3 * 22);
    // The variance of 20 and 24 is 8; of the mean 4, a third of which is left of three.
    EXPECT_DOUBLE_EQ(all[2].error, std::sqrt(9 * 4 * (1 - 2.0 / 3)));
}

TEST(ManyCosets, AreSeventyTimesAsManyIfTheyAreSmall) {
    const std::vector<CosetRecord> records = {record(1, {0, 2}), record(2, {0, 4})};
    EXPECT_DOUBLE_EQ(estimates(records, coset::Extent::whole)[1].positions, 3.0 * 2'217'093'120);
    EXPECT_DOUBLE_EQ(estimates(records, coset::Extent::small)[1].positions, 3.0 * 155'196'518'400);
}

// It ended the program; and had it not, the one who waits would have waited for ever.
TEST(ManyCosets, WhatIsThrownByOneIsTheErrorOfAll) {
    std::vector<counting::Unit> explored;
    const auto                  source  = counting::local_source(0, {3, 4, 5}, [](const auto&) {});
    const auto                  explore = [&](counting::Unit unit) -> std::optional<Error> {
        explored.push_back(unit);
        if (unit == 4) throw std::bad_alloc();
        return std::nullopt;
    };
    const auto error = explore_units(*source, {}, explore);
    EXPECT_EQ(explored, (std::vector<counting::Unit>{3, 4}));
    EXPECT_FALSE(source->attend());
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind, ErrorKind::environment);
    EXPECT_EQ(error->message.text(), "not enough memory for the search");
}

}  // namespace
}  // namespace antipode::service
