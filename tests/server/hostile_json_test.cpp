// Bodies that are JSON, but once ended the server or made it blame itself.
#include <gtest/gtest.h>

#include "apps/server/route.h"
#include "service/json.h"
#include "tests/server/server_fixture.h"

namespace antipode::testing {
namespace {

const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');

// With 1 for every field of the path.
std::string path_of(const server::Route& route) {
    std::string path(route.path);
    for (std::size_t at = path.find('{'); at != std::string::npos; at = path.find('{'))
        path.replace(at, path.find('}', at) + 1 - at, "1");
    return route.body == server::Body::document ? path + "?format=json" : path;
}

// Every request that reads JSON, sent with this value in a field.
template <class Check>
void for_each_body_with(const std::string& value, const Check& check) {
    const TestServer server;
    for (const server::Route& route : server::all_routes())
        for (const std::string_view method : server::methods_of(route.verb))
            if (method != "GET" && method != "HEAD")
                for (const std::string& body :
                     {value, "{\"cost\":" + value + "}", "[{\"parameters\":" + value + "}]"})
                    check(path_of(route), server.ask(method, path_of(route), body));
    EXPECT_EQ(server.get("/api/v1/schemes").status, 200);
}

TEST(HostileJson, NestedAHundredThousandDeepIsRefusedByEveryRequest) {
    for_each_body_with(deep, [](const std::string& path, const Reply& reply) {
        EXPECT_EQ(reply.status, 400) << path;
        EXPECT_NE(reply.error().value("message", "").find("up to 64 deep"), std::string::npos)
            << path << ": " << reply.body.substr(0, 200);
    });
}

TEST(HostileJson, WithANumberOutOfRangeIsTheMistakeOfTheClient) {
    for_each_body_with("1e999", [](const std::string& path, const Reply& reply) {
        EXPECT_EQ(reply.status, 400) << path;
        EXPECT_NE(reply.error().value("message", "").find("the number 1e999 at byte"),
                  std::string::npos)
            << path << ": " << reply.body.substr(0, 200);
    });
}

TEST(HostileJson, WithAnObjectOfAHundredThousandNamesIsRefusedAtOnce) {
    std::string object = "{";
    for (int i = 0; i < 100'000; ++i)
        object += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
    const TestServer server;
    const Reply      reply = server.ask("POST", "/api/v1/info", object + "}");
    EXPECT_EQ(reply.status, 400);
    EXPECT_NE(reply.body.find("more than 1000 members"), std::string::npos);
}

}  // namespace
}  // namespace antipode::testing
