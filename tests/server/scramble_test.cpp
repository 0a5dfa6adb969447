#include <gtest/gtest.h>

#include "tests/server/server_fixture.h"

namespace antipode::testing {
namespace {

TEST(Scrambles, AreTheSameForTheSameSeed) {
    const TestServer server;
    const Json       fields = {{"count", 3}, {"seed", 42}};
    const Json       first  = server.post("/api/v1/scramble", fields).json();
    ASSERT_EQ(first.at("scrambles").size(), 3U);
    EXPECT_EQ(server.post("/api/v1/scramble", fields).json(), first);
}

// Those who waited for tables kept everybody else from short answers.
TEST(Scrambles, ThatWaitForTablesLeaveTheWorkersFree) {
    const TemporaryFolder empty;
    server::AppOptions    options = TestServer::usual_options();
    options.store                 = TableStore(empty.path());
    const TestServer server(std::move(options));

    std::vector<std::unique_ptr<Client>> waiting;
    for (int i = 0; i < 20; ++i) {
        waiting.push_back(std::make_unique<Client>(server.port()));
        waiting.back()->send(server.request("GET", "/api/v1/scramble?count=100"));
    }
    EXPECT_EQ(server.get("/api/v1/info?cube=R").status, 200);
    const Json status = server.get("/api/v1/status").json();
    for (const Json& table : status.at("tables")) EXPECT_NE(table.at("state"), "ready");
}

}  // namespace
}  // namespace antipode::testing
