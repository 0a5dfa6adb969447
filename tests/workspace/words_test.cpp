// Small things that rows are made of.
#include <gtest/gtest.h>

#include "tests/support/environment.h"
#include "tests/support/generators.h"
#include "tests/workspace/fixture.h"
#include "workspace/location.h"
#include "workspace/packed_cube.h"

namespace antipode::workspace {
namespace {

using antipode::testing::ScopedVariable;
using testing::maneuver;

TEST(SolverWord, SolvesWhatTheWordMakes) {
    EXPECT_TRUE(rc::check([](const Maneuver& m) {
        const Maneuver word = without_rotations(m);
        RC_ASSERT(after(word) * opposite_word(word) == solved);
        RC_ASSERT(opposite_word(opposite_word(word)) == word);
    }));
}

TEST(SolverWord, OfFaceTurnsIsTheInverse) {
    EXPECT_EQ(opposite_word(maneuver("R U2 F'")), maneuver("F U2 R'"));
    EXPECT_NE(opposite_word(maneuver("M U")), maneuver("U' M'"));
}

TEST(PackedCube, IsUnpackedToTheSamePosition) {
    EXPECT_TRUE(rc::check([](const Cube& cube) { RC_ASSERT(unpack(pack(cube)) == cube); }));
}

TEST(PackedCube, OfBytesThatAreNoPositionIsRefused) {
    EXPECT_FALSE(unpack({}));
    for (const int wrong : {0x0c, 0x20, 0x01, 0xff}) {  // no edge, no flip, twice there, nothing
        PackedCube packed = pack(solved);
        packed[0]         = static_cast<std::uint8_t>(wrong);
        EXPECT_FALSE(unpack(packed)) << wrong;
    }
    PackedCube packed = pack(solved);
    packed.back()     = 0x37;  // a corner has no third twist
    EXPECT_FALSE(unpack(packed));
}

TEST(Timestamp, IsReadAsItIsWritten) {
    EXPECT_EQ(to_text(timestamp(0)), "1970-01-01T00:00:00.000Z");
    EXPECT_EQ(to_text(timestamp(1'772'357'400'250)), "2026-03-01T09:30:00.250Z");
    EXPECT_TRUE(rc::check([](unsigned seconds, unsigned short ms) {
        const Timestamp time = timestamp(1000LL * seconds + ms % 1000);
        RC_ASSERT(parse_timestamp(to_text(time)) == time);
    }));
    EXPECT_EQ(parse_timestamp("1970-01-02T00:00:00Z"), timestamp(86'400'000));
}

TEST(Timestamp, OfAnotherFormIsRefused) {
    for (const char* wrong :
         {"", "Z", "2026-03-01", "2026-03-01T09:30:00", "2026-02-30T09:30:00Z",
          "2026-03-01T24:00:00Z", "2026-03-01 09:30:00Z", "2026-03-01T09:30:0xZ",
          "2026-03-01T09:30:00.2Z", "2026-03-01T09:30:00.2500Z"})
        EXPECT_FALSE(parse_timestamp(wrong)) << wrong;
}

TEST(Name, IsOneLineOfUtf8WithoutBlanksAround) {
    EXPECT_EQ(*clean_name("  two\nlines\t "), "two lines");
    EXPECT_EQ(*clean_name("a\u009b\x7f!"), "a  !");
    EXPECT_EQ(*clean_name("caf\xc3\xa9"), "caf\xc3\xa9");
    EXPECT_EQ(*clean_name("a\xff"), "a\xef\xbf\xbd");
    EXPECT_TRUE(clean_name(std::string(1000, 'x')));
    EXPECT_FALSE(clean_name(std::string(1001, 'x')));
}

TEST(Location, IsTheDataFolderOfTheUser) {
    const ScopedVariable home("HOME", "/home/somebody");
    {
        const ScopedVariable data("XDG_DATA_HOME", "/data");
        EXPECT_EQ(default_workspace_file(), "/data/antipode/workspace.sqlite");
    }
    const ScopedVariable data("XDG_DATA_HOME", "relative");
    EXPECT_EQ(default_workspace_file(), "/home/somebody/.local/share/antipode/workspace.sqlite");
    const ScopedVariable no_home("HOME", nullptr);
    EXPECT_EQ(default_workspace_file(), std::nullopt);
}

}  // namespace
}  // namespace antipode::workspace
