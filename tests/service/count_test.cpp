// Counting that is kept in a file and resumed from it.
#include "service/research/count.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "service/json.h"
#include "service/research/count_file.h"
#include "tests/support/temporary_folder.h"

namespace antipode::service {
namespace {

using counting::Classes;
using counting::CountWatch;
using counting::FinishedUnit;

class CountingIntoAFile : public ::testing::Test {
protected:
    CountOrder order(unsigned depth) const {
        return {.request = {.metric = Metric::qtm, .depth = depth, .memory = 100'000},
                .file    = path()};
    }
    std::filesystem::path path() const { return folder_.path() / "counts.txt"; }

    // Counts the units that had to be counted.
    Result<counting::Counted> run(const CountOrder& order) {
        units_ = 0;
        CountWatch watch;
        watch.on_unit = [&](unsigned, const FinishedUnit&) { ++units_; };
        return count(order, watch);
    }

    // The same, but stops after some units.
    void run_a_part(const CountOrder& order) {
        std::stop_source stop;
        CountWatch       watch{.stop = stop.get_token()};
        watch.on_unit      = [&](unsigned, const FinishedUnit&) { stop.request_stop(); };
        const auto counted = count(order, watch);
        ASSERT_TRUE(counted);
        ASSERT_FALSE(counted->is_complete);
    }

    void append(std::string_view text) const { std::ofstream(path(), std::ios::app) << text; }

    testing::TemporaryFolder folder_;
    std::size_t              units_ = 0;
};

TEST_F(CountingIntoAFile, GoesOnAfterAnInterruption) {
    ASSERT_TRUE(run({.request = order(6).request}));
    const std::size_t all = units_;
    run_a_part(order(6));
    const auto counted = run(order(6));
    EXPECT_EQ(counted->levels.back().positions(), 878880U);
    EXPECT_LT(units_, all);
}

TEST_F(CountingIntoAFile, CountsNothingTwice) {
    ASSERT_TRUE(run(order(6)));
    ASSERT_TRUE(run(order(6)));
    EXPECT_EQ(units_, 0U);
}

TEST_F(CountingIntoAFile, ALineThatWasCutOffIsCountedAgain) {
    run_a_part(order(6));
    append("6 77 123 12");
    EXPECT_EQ(run(order(6))->levels.back().positions(), 878880U);
    EXPECT_EQ(run(order(6))->levels.back().positions(), 878880U);
    EXPECT_EQ(units_, 0U);
}

TEST_F(CountingIntoAFile, ALineThatWasChangedIsCountedAgain) {
    run_a_part(order(6));
    append("6 77 123 0 0 0123456789abcdef\n");
    EXPECT_EQ(run(order(6))->levels.back().positions(), 878880U);
}

TEST_F(CountingIntoAFile, RefusesAFileOfAnotherCount) {
    ASSERT_TRUE(run(order(6)));
    CountOrder other      = order(6);
    other.request.classes = Classes::counted;
    const auto counted    = run(other);
    ASSERT_FALSE(counted);
    EXPECT_EQ(counted.error().kind, ErrorKind::environment);
}

TEST_F(CountingIntoAFile, RefusesAFileOfAnotherKindAndLeavesItAlone) {
    append("a letter\n");
    EXPECT_FALSE(run(order(6)));
    EXPECT_EQ(std::filesystem::file_size(path()), 9U);
}

TEST_F(CountingIntoAFile, IsForOneProcessAtATime) {
    const auto held = CountFile::open(path(), order(6).request);
    ASSERT_TRUE(held);
    EXPECT_FALSE(run(order(6)));
}

TEST(CountJson, HasTheClassesWhereTheyAreCounted) {
    const counting::LevelCount level = {.distance = 1, .tally = {12, 48, 48}, .corner_orders = 12};
    EXPECT_EQ(to_line(to_json(level, {.metric = Metric::qtm})),
              R"({"metric":"qtm","distance":1,"positions":12})");
    EXPECT_EQ(to_line(to_json(level, {.metric = Metric::qtm, .classes = Classes::counted})),
              R"({"metric":"qtm","distance":1,"positions":12,"classes_48":1,"classes_96":1,)"
              R"("mean_morph":12.0,"corner_permutations":12})");
}

}  // namespace
}  // namespace antipode::service
