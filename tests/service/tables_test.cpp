#include "service/engine/tables.h"

#include <gtest/gtest.h>

#include <fstream>

#include "bench/cube_file.h"
#include "tests/support/temporary_folder.h"

namespace antipode::service {
namespace {

TEST(Tables, SizesHaveThreeDigitsAndPowersOfAThousand) {
    EXPECT_EQ(size_text(0), "0 B");
    EXPECT_EQ(size_text(999), "999 B");
    EXPECT_EQ(size_text(1000), "1.00 kB");
    EXPECT_EQ(size_text(99'960), "100 kB");
    EXPECT_EQ(size_text(999'600), "1.00 MB");
    EXPECT_EQ(size_text(563'633'640), "564 MB");
}

TEST(Tables, EveryMetricWithTablesHasSome) {
    for (std::string_view metric : table_metrics())
        EXPECT_FALSE(tables_of(*parse_metric(metric)).empty()) << metric;
}

TEST(Tables, ATableNamedTwiceIsMeantOnce) {
    const std::vector<std::string> names = {"small-htm", "small-qtm", "small-htm"};
    const auto                     list  = tables_named(names);
    ASSERT_TRUE(list);
    EXPECT_EQ(list->size(), 2U);
}

TEST(Tables, AnUnknownNameIsAnsweredWithTheKnownOnes) {
    const std::vector<std::string> names = {"tiny"};
    const auto                     list  = tables_named(names);
    ASSERT_FALSE(list);
    EXPECT_EQ(list.error().kind, ErrorKind::usage);
    EXPECT_NE(list.error().message.text().find("phase-two-qtm"), std::string::npos);
}

TEST(Tables, AnAbsentTableIsTroubleThatNamesItsFile) {
    const testing::TemporaryFolder folder;
    const TableStore               store(folder.path());
    const auto                     verified = store.verify(table_specs().front());
    ASSERT_TRUE(verified);
    const auto trouble = trouble_of(*verified);
    ASSERT_TRUE(trouble);
    EXPECT_NE(trouble->message.text().find((folder.path() / "small-htm").string()),
              std::string::npos);
}

TEST(CubeFile, AWrongLineIsNamed) {
    const testing::TemporaryFolder folder;
    std::ofstream(folder.path() / "cubes") << "R U\n\n// nothing\nR Q\n";
    const auto cubes = bench::read_cube_file(folder.path() / "cubes");
    ASSERT_FALSE(cubes);
    EXPECT_NE(cubes.error().message.text().find("line 4"), std::string::npos)
        << cubes.error().message.text();
}

TEST(CubeFile, CubesOfAllFormsCanBeMixed) {
    const testing::TemporaryFolder folder;
    std::ofstream(folder.path() / "cubes") << "R U // comment\r\n[40319;325975370;0;240]\n";
    const auto cubes = bench::read_cube_file(folder.path() / "cubes");
    ASSERT_TRUE(cubes);
    EXPECT_EQ(cubes->size(), 2U);
}

}  // namespace
}  // namespace antipode::service
