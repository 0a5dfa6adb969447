#include "apps/server/router.h"

#include <gtest/gtest.h>

namespace antipode::server {
namespace {

http::Response nothing(const Call&) { return {}; }

const Route routes[] = {
    {.verb = Verb::ask, .path = "/a/info", .name = "info", .summary = "", .handle = nothing},
    {.verb = Verb::get, .path = "/a/jobs", .name = "list", .summary = "", .handle = nothing},
    {.verb = Verb::post, .path = "/a/jobs", .name = "add", .summary = "", .handle = nothing},
    {.verb = Verb::get, .path = "/a/jobs/{id}", .name = "one", .summary = "", .handle = nothing},
    {.verb = Verb::remove, .path = "/a/jobs/{id}", .name = "end", .summary = "", .handle = nothing},
    {.verb    = Verb::post,
     .path    = "/a/jobs/{id}/pause",
     .name    = "pause",
     .summary = "",
     .handle  = nothing},
};

std::string_view found(std::string_view method, std::string_view path) {
    const Match match = Router(routes).find(method, path);
    return match.route == nullptr ? "" : match.route->name;
}

TEST(Router, FindsTheRouteOfAMethodAndPath) {
    EXPECT_EQ(found("GET", "/a/info"), "info");
    EXPECT_EQ(found("HEAD", "/a/info"), "info");
    EXPECT_EQ(found("POST", "/a/info"), "info");
    EXPECT_EQ(found("GET", "/a/jobs"), "list");
    EXPECT_EQ(found("POST", "/a/jobs"), "add");
    EXPECT_EQ(found("GET", "/a/jobs/j7"), "one");
    EXPECT_EQ(found("DELETE", "/a/jobs/j7"), "end");
    EXPECT_EQ(found("POST", "/a/jobs/j7/pause"), "pause");
}

TEST(Router, TakesTheValuesOfAPath) {
    const Match match = Router(routes).find("POST", "/a/jobs/j7/pause");
    ASSERT_EQ(match.path.size(), 1U);
    EXPECT_EQ(match.path[0].name, "id");
    EXPECT_EQ(match.path[0].value, "j7");
}

TEST(Router, FindsNothingAtOtherPaths) {
    for (const auto* path : {"/", "/a", "/a/", "/a/infos", "/a/jobs/", "/a/jobs//pause",
                             "/a/jobs/j7/", "/a/jobs/j7/stop", "/a/jobs/j7/pause/x"})
        EXPECT_EQ(found("GET", path), "") << path;
}

TEST(Router, TellsWhichMethodsAPathTakes) {
    const http::Request request{.method = "PUT", .path = "/a/jobs"};
    const auto          response = no_route(Router(routes).find("PUT", "/a/jobs"), request);
    EXPECT_EQ(response.status, 405);
    EXPECT_EQ(response.headers.back(), (http::Header{"Allow", "GET, HEAD, POST"}));
    EXPECT_EQ(no_route(Router(routes).find("PUT", "/b"), request).status, 404);
}

}  // namespace
}  // namespace antipode::server
