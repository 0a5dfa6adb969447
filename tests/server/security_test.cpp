#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "service/json.h"
#include "tests/server/server_fixture.h"

namespace antipode::testing {
namespace {

// PORT stands for the server's port.
struct Gate {
    const char* host;
    const char* others;  // further headers
    int         status;
};
constexpr Gate gates[] = {
    {"127.0.0.1:PORT", "", 200},
    {"127.0.0.1", "", 200},
    {"localhost:PORT", "", 200},
    {"LOCALHOST:PORT", "", 200},
    {"[::1]:PORT", "", 200},
    {"127.0.0.1:1", "", 403},
    {"evil.example", "", 403},
    {"evil.example:PORT", "", 403},
    {"127.0.0.1.evil.example:PORT", "", 403},
    {"localhost:PORT", "Origin: http://localhost:PORT\r\n", 200},
    {"localhost:PORT", "Origin: http://127.0.0.1:PORT\r\n", 200},
    {"localhost:PORT", "Origin: http://localhost:1\r\n", 403},
    {"localhost:PORT", "Origin: https://localhost:PORT\r\n", 403},
    {"localhost:PORT", "Origin: http://evil.example\r\n", 403},
    {"localhost:PORT", "Origin: null\r\n", 403},
    {"localhost:PORT", "Sec-Fetch-Site: same-origin\r\n", 200},
    {"localhost:PORT", "Sec-Fetch-Site: none\r\n", 200},
    {"localhost:PORT", "Sec-Fetch-Site: cross-site\r\n", 403},
};

std::string with_port(std::string text, std::uint16_t port) {
    for (std::size_t at = text.find("PORT"); at != std::string::npos; at = text.find("PORT"))
        text.replace(at, 4, std::to_string(port));
    return text;
}

TEST(Security, LetsOnlyThisMachinesOwnPagesIn) {
    const TestServer server;
    for (const auto* path : {"/api/v1/schemes", "/", "/?status"})
        for (const Gate& gate : gates) {
            Client client(server.port());
            client.send(with_port(std::string("GET ") + path + " HTTP/1.1\r\nHost: " + gate.host
                                      + "\r\n" + gate.others + "\r\n",
                                  server.port()));
            const Reply reply = client.read_reply();
            EXPECT_EQ(reply.status, gate.status) << path << " " << gate.host << " " << gate.others;
            EXPECT_EQ(reply.header("access-control-allow-origin"), "");
        }
}

TEST(Security, SaysWhyItKeepsSomebodyOut) {
    const TestServer server;
    Client           client(server.port());
    client.send("GET /api/v1/status HTTP/1.1\r\nHost: evil.example\r\n\r\n");
    const Json error = client.read_reply().error();
    EXPECT_EQ(error["kind"], "forbidden");
    EXPECT_EQ(error["code"], "http-wrong-host");
    EXPECT_NE(error["message"].get<std::string>().find("evil.example"), std::string::npos);
}

TEST(Security, GivesThePageAStrictPolicy) {
    const TestServer server;
    const Reply      reply = server.get("/");
    EXPECT_TRUE(reply.header("content-security-policy").starts_with("default-src 'self'"));
    EXPECT_EQ(reply.header("x-content-type-options"), "nosniff");
    EXPECT_EQ(server.ask("POST", "/", "{}").status, 405);
}

TEST(Security, AcceptsNothingButJsonWhereSomethingChanges) {
    const TestServer server;
    const auto       sent_as = [&](const std::string& type) {
        return server
            .ask("POST", "/api/v1/workspace/cubes", R"({"cubes":[{"cube":"R"}]})",
                       "Content-Type: " + type + "\r\n")
            .status;
    };
    EXPECT_EQ(sent_as("text/plain"), 415);
    EXPECT_EQ(sent_as("application/x-www-form-urlencoded"), 415);
    EXPECT_EQ(sent_as("application/json; charset=utf-8"), 201);
}

// What no client should send. Every one of them gets an answer of its own, or is
// cut off, and nobody else notices.
const std::string broken_requests[] = {
    "nonsense\r\n\r\n",
    "GET /\r\n\r\n",
    "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
    "GET /api/v1/info?cube=%ff HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /api/v1/info?cube=%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /api/v1/../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "POST /api/v1/info HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    "Content-Length: 9\r\n\r\n{\"cube\":\xff",
    "POST /api/v1/info HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    "Content-Length: 99999999\r\n\r\n",
    "POST /api/v1/info HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + std::string(40'000, 'x') + "\r\n\r\n",
    "GET /api/v1/info?cube=" + std::string(100, 'Q') + " HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    "Content-Length: 4000\r\n\r\n"
        + std::string(4000, '['),
};

TEST(Security, KeepsBrokenRequestsFromOtherClients) {
    const TestServer  server;
    std::atomic<bool> stop = false;
    std::atomic<int>  good = 0, bad = 0;
    std::jthread      careful([&] {
        while (!stop) {
            const Reply reply = server.post("/api/v1/info", {{"cube", "R U R' U'"}});
            ++(reply.status == 200 && reply.json()["order"] == 6 ? good : bad);
        }
    });
    for (int round = 0; round < 5; ++round)
        for (const std::string& broken : broken_requests) {
            Client client(server.port());
            client.send(broken);
            const int status = client.read_head().status;
            EXPECT_TRUE(status == 0 || (status >= 400 && status < 500) || status == 505)
                << broken.substr(0, 60);
        }
    stop = true;
    careful.join();
    EXPECT_EQ(bad, 0);
    EXPECT_GT(good, 0);
}

}  // namespace
}  // namespace antipode::testing
