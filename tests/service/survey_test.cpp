// Surveys of random cubes: the file they are kept in, and what they conclude.
#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "cube/validity.h"
#include "service/research/survey.h"
#include "service/research/survey_file.h"
#include "tests/support/temporary_folder.h"

namespace antipode::service {
namespace {

TEST(Survey, SharesLieBetweenTheirBounds) {
    for (const std::uint64_t k : {0, 1, 50, 99, 100}) {
        const Estimate share = share_estimate(k, 100);
        EXPECT_LE(0, share.low);
        EXPECT_LE(share.low, share.value);
        EXPECT_LE(share.value, share.high);
        EXPECT_LE(share.high, 1);
    }
    // Wilson's interval of 5 in 100, as textbooks have it.
    EXPECT_NEAR(share_estimate(5, 100).low, 0.0215, 0.0001);
    EXPECT_NEAR(share_estimate(5, 100).high, 0.1118, 0.0001);
}

TEST(Survey, CubesAreReachableAndTheSameEveryTime) {
    std::set<std::string> seen;
    for (std::uint64_t i = 0; i < 100; ++i) {
        const Cube cube = surveyed_cube({.seed = 7}, i);
        EXPECT_TRUE(is_reachable(cube));
        EXPECT_EQ(cube, surveyed_cube({.seed = 7}, i));
        seen.insert(to_text(facelets_of(cube)));
    }
    EXPECT_EQ(seen.size(), 100U);
    EXPECT_NE(surveyed_cube({.seed = 7}, 0), surveyed_cube({.seed = 8}, 0));
}

class SurveyKept : public ::testing::Test {
protected:
    SurveyOrder order(std::uint64_t count) const {
        return {.count = count, .seed = 3, .file = folder.path() / "lengths"};
    }

    static void add(SurveyFile& file, std::uint64_t first, std::uint64_t last) {
        for (std::uint64_t i = first; i < last; ++i)
            EXPECT_FALSE(file.add(i, 17 + static_cast<unsigned>(i % 2)));
    }

    testing::TemporaryFolder folder;
};

TEST_F(SurveyKept, AFileIsOfOneSurveyAtATime) {
    const auto first = SurveyFile::open(order(200));
    ASSERT_TRUE(first);
    const auto second = SurveyFile::open(order(200));
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().kind, ErrorKind::environment);
    EXPECT_EQ(second.error().message.code(), "count-file-in-use");
}

TEST_F(SurveyKept, FullLinesAreThereAgain) {
    {
        auto file = SurveyFile::open(order(200));
        ASSERT_TRUE(file);
        add(**file, 0, 130);
    }
    const auto again = SurveyFile::open(order(200));
    ASSERT_TRUE(again);
    EXPECT_TRUE((*again)->has(127));
    EXPECT_FALSE((*again)->has(128));
    EXPECT_EQ((*again)->complete(), 128U);
    EXPECT_EQ((*again)->lengths(100).at(17), 50U);
}

TEST_F(SurveyKept, ALineThatIsCutOffIsLeftOut) {
    {
        auto file = SurveyFile::open(order(64));
        ASSERT_TRUE(file);
        add(**file, 0, 64);
    }
    const auto path = *order(64).file;
    std::filesystem::resize_file(path, std::filesystem::file_size(path) - 5);
    {
        auto again = SurveyFile::open(order(64));
        ASSERT_TRUE(again);
        EXPECT_EQ((*again)->complete(), 0U);
        add(**again, 0, 64);
    }
    const auto third = SurveyFile::open(order(64));
    ASSERT_TRUE(third);
    EXPECT_EQ((*third)->complete(), 64U);
}

// What is known behind a gap is known because it was easy.
TEST_F(SurveyKept, OnlyCubesWithoutAGapBeforeThemCount) {
    auto file = SurveyFile::open(order(200));
    ASSERT_TRUE(file);
    add(**file, 0, 10);
    add(**file, 11, 128);
    EXPECT_EQ((*file)->complete(), 10U);
}

// Its number, times 64, is 0 again.
TEST_F(SurveyKept, ALineBeyondAllCubesIsLeftOut) {
    std::ofstream(*order(64).file)
        << "antipode survey htm seed 3\n"
        << (std::uint64_t{1} << 58) << ' ' << std::string(64, 'r') << '\n';
    const auto file = SurveyFile::open(order(64));
    ASSERT_TRUE(file);
    EXPECT_EQ((*file)->known(64), 0U);
}

// /dev/zero has no end.
TEST_F(SurveyKept, WhatIsNoFileIsRefused) {
    SurveyOrder endless = order(64);
    endless.file        = "/dev/zero";
    EXPECT_FALSE(SurveyFile::open(endless));
}

TEST_F(SurveyKept, AFileOfAnotherSurveyIsRefused) {
    ASSERT_TRUE(SurveyFile::open(order(64)));
    SurveyOrder other = order(64);
    other.seed        = 4;
    const auto file   = SurveyFile::open(other);
    ASSERT_FALSE(file);
    EXPECT_EQ(file.error().kind, ErrorKind::usage);
}

}  // namespace
}  // namespace antipode::service
