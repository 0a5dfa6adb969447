// 1024 idle connections kept others out for a minute: all places of the server were
// taken, and new clients were told to come back later.
#include <gtest/gtest.h>

#include <vector>

#include "http/client_room.h"
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

// Under the usual limit of 1024 descriptors there were none left before there were too many
// connections: new clients waited for a minute, and the list of cubes could not open its files.
TEST(IdleConnectionBugs, DescriptorsAreLeftForFilesAndForThoseWhoAreRefused) {
    EXPECT_EQ(clients_within(1'000'000, 1024), 1024U);
    EXPECT_EQ(clients_within(1024, 1024), 832U);
    EXPECT_EQ(clients_within(256, 1024), 64U);
    EXPECT_EQ(clients_within(24, 1024), 6U);
    EXPECT_EQ(clients_within(0, 1024), 1U);
}

}  // namespace
}  // namespace antipode::http
