// What clients that are broken, slow, greedy or many can do to a server.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <atomic>
#include <mutex>
#include <optional>
#include <vector>

#include "http/server.h"
#include "tests/http/client.h"

namespace antipode::http {
namespace {

using namespace std::chrono_literals;
using testing::Answer;
using testing::Client;
using testing::comes_true;
using testing::echo;
using testing::get;
using testing::post;
using testing::RunningServer;
using testing::say_hello;

TEST(ServerLimits, GarbageHarmsNobodyElse) {
    const RunningServer server({}, say_hello);
    Client              other = server.client();
    for (const std::string& bytes : {std::string("\x16\x03\x01\0\0", 5), std::string(100'000, 'x'),
                                     std::string("GET /\n\n"), std::string(1000, '\0')}) {
        Client client = server.client();
        client.send(bytes);
        const int status = client.read_answer().status;
        EXPECT_TRUE(status == 400 || status == 431) << status;
        EXPECT_EQ(client.read_to_end(), "");
        EXPECT_EQ(other.ask(get("/x")).body, "hello /x");
    }
}

TEST(ServerLimits, ARefusedUploadStillGetsItsAnswer) {
    const RunningServer server({.limits = {.max_body_bytes = 1000}}, echo);
    for (int i = 0; i < 20; ++i) {
        Client client = server.client();
        client.send(post("/", std::string(4'000'000, 'x')));
        ASSERT_EQ(client.read_answer().status, 413);
    }
}

TEST(ServerLimits, RefusalsLookAsTheApplicationWants) {
    const RunningServer server({.refusal =
                                    [](int status, const Message& message) {
                                        return Response{
                                            .status       = status,
                                            .content_type = "x/y",
                                            .body         = fmt::format("<{}>", message.text())};
                                    }},
                               say_hello);
    Client              client = server.client();
    EXPECT_EQ(client.ask("GET\n\n").body, "<the first line must read METHOD /path HTTP/1.1>");
}

ServerOptions guarded_options() {
    return {
        .max_body = [](const Request& request) { return request.path == "/large" ? 100U : 10U; },
        .gate     = [](const Request& request) -> std::optional<Response> {
            if (request.path == "/broken") throw std::runtime_error("oh");
            if (request.path == "/forbidden") return Response{.status = 403};
            return std::nullopt;
        }};
}

TEST(ServerLimits, TheGateIsAskedBeforeTheBodyComes) {
    const RunningServer server(guarded_options(), echo);
    const std::string   head = " HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n";
    for (const auto& [path, status] : {std::pair("/forbidden", 403), std::pair("/broken", 500)}) {
        Client client = server.client();
        EXPECT_EQ(client.ask(fmt::format("POST {}{}", path, head)).status, status);
        EXPECT_EQ(client.read_to_end(), "");
    }
}

TEST(ServerLimits, TheConnectionOutlivesAForbiddenRequest) {
    const RunningServer server(guarded_options(), echo);
    Client              client = server.client();
    EXPECT_EQ(client.ask(get("/forbidden")).status, 403);
    EXPECT_EQ(client.ask(post("/", "0123456789")).body, "0123456789");
}

TEST(ServerLimits, PathsMayHaveTheirOwnBounds) {
    const RunningServer server(guarded_options(), echo);
    const std::string   body(50, 'x');
    EXPECT_EQ(server.client().ask(post("/large", body)).body, body);
    EXPECT_EQ(server.client().ask(post("/", body)).status, 413);
}

TEST(ServerLimits, SlowRequestsAreCutOff) {
    const RunningServer server({.limits = {.request_time = 30ms}}, say_hello);
    Client              client = server.client();
    client.send("GET / HTTP/1.1\r\n");
    EXPECT_EQ(client.read_answer().status, 408);
    EXPECT_EQ(client.read_to_end(), "");
}

TEST(ServerLimits, ATrickleOfBytesGainsNoTime) {
    const RunningServer server({.limits = {.request_time = 50ms}}, say_hello);
    Client              client = server.client();
    for (int i = 0; i < 30 && client.send(i == 0 ? "GET / HTTP/1.1\r\n" : "X: y\r\n"); ++i)
        std::this_thread::sleep_for(5ms);
    EXPECT_EQ(client.read_answer().status, 408);
}

TEST(ServerLimits, IdleConnectionsAreClosedWithoutAWord) {
    const RunningServer   server({.limits = {.idle_time = 150ms}}, say_hello);
    std::optional<Client> client;
    // On a busy machine, a client may be idle for that long before it asks.
    EXPECT_TRUE(comes_true([&] {
        client = server.client();
        return client->ask(get("/")).status == 200;
    }));
    EXPECT_EQ(client->read_to_end(), "");
}

TEST(ServerLimits, ClientsThatDoNotTakeTheirAnswersAreCutOff) {
    const std::string page(20'000'000, 'x');
    std::atomic<bool> is_answered = false;
    RunningServer     server({.limits = {.write_time = 30ms}}, [&](const Exchange& exchange) {
        exchange.answer({.constant_body = page});
        is_answered = true;
    });
    const Client      client = server.client();
    client.send(get("/"));
    EXPECT_TRUE(comes_true([&] { return is_answered && server->counts().connections == 0; }));
}

// Answers whoever waits; false if nobody does.
bool answer_all(std::mutex& mutex, const std::vector<Exchange>& waiting) {
    const std::scoped_lock lock(mutex);
    for (const Exchange& exchange : waiting) say_hello(exchange);
    return !waiting.empty();
}

TEST(ServerLimits, WaitingForAnAnswerIsNotIdle) {
    std::mutex            mutex;
    std::vector<Exchange> waiting;
    const RunningServer   server({.limits = {.request_time = 1s, .idle_time = 1s}},
                                 [&](const Exchange& exchange) {
                                   const std::scoped_lock lock(mutex);
                                   waiting.push_back(exchange);
                               });
    Client                client = server.client();
    client.send(get("/"));
    std::this_thread::sleep_for(2200ms);
    EXPECT_TRUE(comes_true([&] { return answer_all(mutex, waiting); }));
    EXPECT_EQ(client.read_answer().body, "hello /");
}

TEST(ServerLimits, TooManyBusyClientsAreToldSo) {
    std::mutex            mutex;
    std::vector<Exchange> waiting;
    const RunningServer   server({.threads = 2, .limits = {.max_connections = 2}},
                                 [&](const Exchange& exchange) {
                                   if (exchange.request().path == "/") return say_hello(exchange);
                                   const std::scoped_lock lock(mutex);
                                   waiting.push_back(exchange);
                               });
    Client                a = server.client(), b = server.client();
    a.send(get("/wait"));
    b.send(get("/wait"));
    EXPECT_TRUE(comes_true([&] {
        const std::scoped_lock lock(mutex);
        return waiting.size() == 2;
    }));
    Client c = server.client();
    EXPECT_EQ(c.ask(get("/")).status, 503);
    EXPECT_EQ(c.read_to_end(), "");
    a.reset();
    EXPECT_TRUE(comes_true([&] { return server.client().ask(get("/")).status == 200; }));
    EXPECT_TRUE(answer_all(mutex, waiting));
    EXPECT_EQ(b.read_answer().status, 200);
}

TEST(ServerLimits, AThousandClientsAreServed) {
    RunningServer       server({.threads = 2}, say_hello);
    std::vector<Client> clients;
    for (int i = 0; i < 1000; ++i) clients.push_back(server.client());
    for (int round = 0; round < 2; ++round) {
        for (Client& client : clients) client.send(get("/"));
        for (Client& client : clients) ASSERT_EQ(client.read_answer().status, 200);
    }
    EXPECT_EQ(server->counts().connections, 1000U);
    clients.clear();
    EXPECT_TRUE(comes_true([&] { return server->counts().connections == 0; }));
}

TEST(ServerLimits, AllBodiesTogetherAreBounded) {
    const RunningServer server({.limits = {.max_bodies_bytes = 1500}}, echo);
    const std::string   head  = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1001\r\n\r\n";
    Client              first = server.client();
    first.send(head + std::string(1000, 'x'));
    EXPECT_TRUE(comes_true(
        [&] { return server.client().ask(post("/", std::string(1000, 'x'))).status == 503; }));
    EXPECT_EQ(first.ask("y").body.size(), 1001U);
    EXPECT_EQ(server.client().ask(post("/", std::string(1000, 'x'))).status, 200);
}

// Lowers the number of descriptors the process may have to those it has.
class NoDescriptorsLeft {
public:
    NoDescriptorsLeft() {
        ::getrlimit(RLIMIT_NOFILE, &before_);
        rlimit           now = before_;
        const Descriptor next(::dup(0));
        now.rlim_cur = rlim_t(next.number());
        ::setrlimit(RLIMIT_NOFILE, &now);
    }
    NoDescriptorsLeft(const NoDescriptorsLeft&)            = delete;
    NoDescriptorsLeft& operator=(const NoDescriptorsLeft&) = delete;
    ~NoDescriptorsLeft() { ::setrlimit(RLIMIT_NOFILE, &before_); }

private:
    rlimit before_{};
};

TEST(ServerLimits, ClientsWaitWhenDescriptorsRunOut) {
    const RunningServer server({.threads = 2}, say_hello);
    Client              open = server.client();
    EXPECT_EQ(open.ask(get("/")).status, 200);
    Client                           waiting;
    std::optional<NoDescriptorsLeft> famine(std::in_place);
    waiting.connect(server.port());
    waiting.send(get("/"));
    for (int i = 0; i < 50; ++i) EXPECT_EQ(open.ask(get("/")).status, 200);
    famine.reset();
    EXPECT_EQ(waiting.read_answer().status, 200);
}

}  // namespace
}  // namespace antipode::http
