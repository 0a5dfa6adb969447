// Text from files and pipes that was once not understood, or taken in without a bound.
#include <gtest/gtest.h>

#include <fstream>

#include "base/text_lines.h"
#include "bench/cube_file.h"
#include "cube/algebra.h"
#include "cube/drawing/scheme.h"
#include "notation/parse.h"
#include "service/answers/algebra.h"
#include "service/answers/methods.h"
#include "service/json.h"
#include "solvers/cost.h"
#include "tests/support/temporary_folder.h"
#include "workspace/json_file.h"
#include "workspace/text_file.h"

namespace antipode {
namespace {

const std::string byte_order_mark = "\xef\xbb\xbf";
const std::string long_line(longest_line + 1, 'R');

Result<std::vector<CentredCube>> cubes_of_file_with(const std::string& text) {
    const testing::TemporaryFolder folder;
    const auto                     path = folder.path() / "cubes.txt";
    std::ofstream(path) << text;
    return bench::read_cube_file(path);
}

TEST(TextInputBugs, AByteOrderMarkBeforeAManeuverIsSkipped) {
    const auto maneuver = parse_maneuver(byte_order_mark + "R U");
    ASSERT_TRUE(maneuver) << maneuver.error().message.text();
    EXPECT_EQ(maneuver->size(), 2U);
    EXPECT_EQ(parse_maneuver(byte_order_mark + "R Q").error().place, (Span{5, 1}));
}

TEST(TextInputBugs, AByteOrderMarkBeforeAFileOfCubesIsSkipped) {
    const auto cubes = cubes_of_file_with(byte_order_mark + "[9;9;0;0]\r\nR\n");
    ASSERT_TRUE(cubes) << cubes.error().message.text();
    EXPECT_EQ(cubes->size(), 2U);
}

TEST(TextInputBugs, AByteOrderMarkBeforeAnImportedFileIsSkipped) {
    const workspace::Reading text = workspace::read_text(byte_order_mark + "R U\n");
    EXPECT_EQ(text.entries.size(), 1U);
    EXPECT_TRUE(text.errors.empty());
    const auto json = workspace::read_json(byte_order_mark + R"([{"maneuver":"R"}])");
    ASSERT_TRUE(json) << json.error().message.text();
    EXPECT_EQ(json->entries.size(), 1U);
}

TEST(TextInputBugs, ALineThatIsTooLongIsRefusedAndTheOthersAreRead) {
    const workspace::Reading reading = workspace::read_text("R\n" + long_line + "\nU\n");
    EXPECT_EQ(reading.places, (std::vector<std::size_t>{1, 3}));
    ASSERT_EQ(reading.errors.size(), 1U);
    EXPECT_EQ(reading.errors[0].place, 2U);
    EXPECT_EQ(reading.errors[0].message.text(),
              "this line is too long: a line may have up to 1048576 bytes");
    const auto cubes = cubes_of_file_with("R\n" + long_line);
    ASSERT_FALSE(cubes);
    EXPECT_NE(cubes.error().message.text().find("line 2: this line is too long"),
              std::string::npos);
}

TEST(TextInputBugs, AnErrorQuotesOnlyTheNeighbourhoodOfTheFault) {
    const std::string   text = std::string(50'000, 'R') + "Q" + std::string(50'000, 'R');
    const service::Json json = service::to_json(parse_maneuver(text).error(), text);
    EXPECT_EQ(json["input"].get<std::string>().size(), 1000U);
    EXPECT_EQ(json["input"].get<std::string>().find('Q'), 500U);
    EXPECT_EQ(json["input_offset"], 49'500);
    EXPECT_EQ(json["place"]["offset"], 50'000);
    EXPECT_FALSE(service::to_json(parse_maneuver("R Q").error(), "R Q").contains("input_offset"));
}

TEST(TextInputBugs, ALongWordIsNotQuotedAsAWhole) {
    const std::string word(100'000, 'x');
    EXPECT_LT(service::parse_target(word).error().message.text().size(), 1000U);
    EXPECT_LT(service::parse_exponent(word).error().message.text().size(), 1000U);
    EXPECT_LT(service::find_method(word).error().message.text().size(), 1000U);
    EXPECT_LT(parse_cost_profile(word).error().message.text().size(), 1000U);
    EXPECT_LT(parse_cost_profile(word + "=parallel").error().message.text().size(), 1000U);
    EXPECT_LT(find_scheme(word).error().message.text().size(), 1000U);
}

}  // namespace
}  // namespace antipode
