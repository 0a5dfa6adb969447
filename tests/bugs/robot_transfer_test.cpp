// A robot's transfer forgot the cube where a solution was not found at once, while tables were
// made or a search took longer: getLast stayed empty, or told of the cube before.
#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "cube/forms.h"
#include "cube/isomorphs.h"
#include "notation/parse.h"
#include "tests/server/server_fixture.h"
#include "tests/support/pictures.h"

namespace antipode::testing {
namespace {

TEST(RobotTransferBugs, ACubeThatTakesAWhileIsSolvedAsWell) {
    if (!can_see()) GTEST_SKIP() << "OpenCV is not installed";
    server::AppOptions options = TestServer::usual_options();
    options.camera_source      = camera_folder;
    options.robot_length       = 17;  // too short for a quick search
    const TestServer server(std::move(options));
    EXPECT_EQ(robot_line(server, "connect0"), "Done!");
    for (const char* face : {"U", "R", "F", "D", "L", "B"})
        EXPECT_EQ(robot_line(server, std::string("scan") + face), "Done!");
    EXPECT_EQ(robot_line(server, "transfer"), "Done!");
    const auto way = parse_maneuver(robot_line(server, "getLast"));
    ASSERT_TRUE(way);
    // Nobody said how the cube was held.
    EXPECT_EQ(representative(inverse(after(*way))), representative(*parse_cube(camera_cube)));
}

}  // namespace
}  // namespace antipode::testing
