// 1024 idle connections kept others out for a minute: all places of the server were
// taken, and new clients were told to come back later.
#include <gtest/gtest.h>

#include <vector>

#include "http/server.h"
#include "tests/http/client.h"

namespace antipode::http {
namespace {

using testing::Client;
using testing::get;
using testing::RunningServer;
using testing::say_hello;

TEST(IdleConnectionBugs, 1024IdleConnectionsKeepNobodyOutForAMinute) {
    RunningServer       server({.threads = 2}, say_hello);
    std::vector<Client> idle;
    for (int i = 0; i < 1024; ++i) idle.push_back(server.client());
    EXPECT_TRUE(testing::comes_true([&] { return server->counts().connections == 1024; }));
    for (int i = 0; i < 10; ++i) EXPECT_EQ(server.client().ask(get("/")).status, 200);
}

TEST(IdleConnectionBugs, WhoeverIsIdleForLongestGivesWay) {
    const RunningServer server({.limits = {.max_connections = 3}}, say_hello);
    Client              busy = server.client(), silent = server.client(), recent = server.client();
    EXPECT_EQ(busy.ask(get("/")).status, 200);
    EXPECT_EQ(recent.ask(get("/")).status, 200);
    busy.send("GET / HTTP/1.1\r\n");  // and no more yet
    EXPECT_EQ(recent.ask(get("/")).status, 200);
    Client first = server.client();
    EXPECT_EQ(first.ask(get("/")).status, 200);
    EXPECT_EQ(silent.read_to_end(), "");
    Client second = server.client();
    EXPECT_EQ(second.ask(get("/")).status, 200);
    EXPECT_EQ(recent.read_to_end(), "");
    EXPECT_EQ(busy.ask("Host: a\r\n\r\n").status, 200);
}

}  // namespace
}  // namespace antipode::http
