#include "http/server.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include "tests/http/client.h"

namespace antipode::http {
namespace {

using testing::Answer;
using testing::Client;
using testing::echo;
using testing::get;
using testing::post;
using testing::RunningServer;
using testing::say_hello;

// Answers every request on a thread of its own.
class Later {
public:
    ~Later() { wait(); }
    void operator()(Exchange exchange) {
        const std::scoped_lock lock(mutex_);
        threads_.emplace_back([exchange = std::move(exchange)] { say_hello(exchange); });
    }
    void wait() {
        const std::scoped_lock lock(mutex_);
        threads_.clear();
    }

private:
    std::mutex                mutex_;
    std::vector<std::jthread> threads_;
};

TEST(Server, AnswersManyRequestsOnOneConnection) {
    const RunningServer server({}, say_hello);
    Client              client = server.client();
    for (int i = 0; i < 100; ++i) {
        const Answer answer = client.ask(get(fmt::format("/{}", i)));
        ASSERT_EQ(answer.status, 200);
        ASSERT_EQ(answer.body, fmt::format("hello /{}", i));
    }
}

TEST(Server, ClosesWhenOneSideWantsTo) {
    const RunningServer server({}, [](const Exchange& exchange) {
        exchange.answer({.body = "x", .closes = exchange.request().path == "/robot"});
    });
    for (const std::string& request :
         {std::string("GET / HTTP/1.0\n\n"), get("/robot"),
          std::string("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")}) {
        Client       client = server.client();
        const Answer answer = client.ask(request);
        EXPECT_NE(answer.head.find("Connection: close\r\n"), std::string::npos);
        EXPECT_EQ(client.read_to_end(), "");
    }
}

TEST(Server, KeepsHttp10AliveIfAsked) {
    const RunningServer server({}, say_hello);
    Client              client  = server.client();
    const std::string   request = "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n";
    EXPECT_NE(client.ask(request).head.find("Connection: keep-alive"), std::string::npos);
    EXPECT_EQ(client.ask(request).status, 200);
}

TEST(Server, AnswersPipelinedRequestsInOrder) {
    Later               later;
    const RunningServer server({}, [&](const Exchange& exchange) {
        exchange.request().path == "/later" ? later(exchange) : say_hello(exchange);
    });
    Client              client = server.client();
    std::string         requests;
    for (int i = 0; i < 300; ++i) requests += get(i % 10 == 0 ? "/later" : fmt::format("/{}", i));
    client.send(requests);
    for (int i = 0; i < 300; ++i)
        ASSERT_EQ(client.read_answer().body,
                  i % 10 == 0 ? "hello /later" : fmt::format("hello /{}", i));
}

TEST(Server, AnswersPipelinedRequestsThatAreMoreThanATurn) {
    const std::string   page(10'000, 'x');
    const RunningServer server({},
                               [&](const Exchange& exchange) { exchange.answer({.body = page}); });
    Client              client = server.client();
    std::string         requests;
    for (int i = 0; i < 2000; ++i) requests += get("/");
    const std::jthread sender([&] { client.send(requests); });
    for (int i = 0; i < 2000; ++i) ASSERT_EQ(client.read_answer().body.size(), page.size());
}

TEST(Server, GivesHeadNoBody) {
    const RunningServer server({}, say_hello);
    Client              client = server.client();
    const Answer        answer = client.ask("HEAD /x HTTP/1.1\r\nHost: a\r\n\r\n", "HEAD");
    EXPECT_NE(answer.head.find("Content-Length: 8\r\n"), std::string::npos);
    EXPECT_EQ(client.ask(get("/y")).body, "hello /y");
}

TEST(Server, SendsLargeBodiesWhole) {
    std::string page(5'000'000, 'x');
    for (std::size_t i = 0; i < page.size(); ++i) page[i] = char('a' + i % 23);
    const RunningServer server(
        {}, [&](const Exchange& exchange) { exchange.answer({.constant_body = page}); });
    Client client = server.client();
    EXPECT_EQ(client.ask(get("/")).body, page);
}

TEST(Server, ReceivesLargeBodiesWhole) {
    const std::string   body(1'000'000, 'y');
    const RunningServer server({}, echo);
    Client              client = server.client();
    EXPECT_EQ(client.ask(post("/", body)).body, body);
}

TEST(Server, AsksForABodyThatWaits) {
    const RunningServer server({}, echo);
    Client              client = server.client();
    client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n");
    EXPECT_EQ(client.read_through("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
    EXPECT_EQ(client.ask("abc").body, "abc");
}

TEST(Server, AnswersAHalfClosedClient) {
    Later               later;
    const RunningServer server({}, [&](const Exchange& exchange) { later(exchange); });
    Client              client = server.client();
    client.send(get("/a") + get("/b"));
    client.finish_sending();
    EXPECT_EQ(client.read_answer().body, "hello /a");
    EXPECT_EQ(client.read_answer().body, "hello /b");
    EXPECT_EQ(client.read_to_end(), "");
}

TEST(Server, AnswersAHalfRequestOfAHalfClosedClient) {
    const RunningServer server({}, say_hello);
    Client              client = server.client();
    client.send("GET / HTTP/1.1\r\nHost:");
    client.finish_sending();
    EXPECT_EQ(client.read_answer().status, 400);
    EXPECT_EQ(client.read_to_end(), "");
}

TEST(Server, SurvivesItsHandlers) {
    const RunningServer server({}, [](const Exchange& exchange) {
        if (exchange.request().path == "/throw") throw std::runtime_error("oh");
        if (exchange.request().path == "/hello") say_hello(exchange);
    });
    Client              client = server.client();
    EXPECT_EQ(client.ask(get("/throw")).status, 500);
    EXPECT_EQ(client.ask(get("/forgotten")).status, 500);
    EXPECT_EQ(client.ask(get("/hello")).body, "hello /hello");
}

TEST(Server, AnswersARequestOnce) {
    const RunningServer server({}, [](const Exchange& exchange) {
        exchange.answer({.body = "first"});
        exchange.answer({.body = "second"});
        EXPECT_EQ(exchange.stream(), nullptr);
    });
    Client              client = server.client();
    EXPECT_EQ(client.ask(get("/")).body, "first");
    EXPECT_EQ(client.ask(get("/")).body, "first");
}

TEST(Server, TellsThatAWaitingClientIsGone) {
    std::atomic<int>      gone = 0;
    std::mutex            mutex;
    std::vector<Exchange> waiting;
    const RunningServer   server({}, [&](const Exchange& exchange) {
        exchange.on_gone([&] { ++gone; });
        const std::scoped_lock lock(mutex);
        waiting.push_back(exchange);
    });
    Client                client = server.client();
    client.send(get("/"));
    EXPECT_TRUE(testing::comes_true([&] {
        const std::scoped_lock lock(mutex);
        return !waiting.empty();
    }));
    client.reset();
    EXPECT_TRUE(testing::comes_true([&] { return gone == 1; }));
    waiting.front().answer({});
    waiting.front().on_gone([&] { ++gone; });
    EXPECT_EQ(gone, 2);
}

TEST(Server, NoticesThatAClientOnlySeemedToHaveClosedHalf) {
    std::atomic<bool>   gone = false;
    const RunningServer server(
        {}, [&](const Exchange& exchange) { exchange.on_gone([&, exchange] { gone = true; }); });
    Client client = server.client();
    client.send(get("/"));
    client.close();
    EXPECT_TRUE(testing::comes_true([&] { return gone.load(); }));
}

TEST(Server, NeverMixesUpItsClients) {
    Later                     later;
    const RunningServer       server({.threads = 3}, [&](const Exchange& exchange) {
        exchange.request().path.size() % 2 == 0 ? later(exchange) : say_hello(exchange);
    });
    std::vector<std::jthread> users;
    for (int user = 0; user < 8; ++user)
        users.emplace_back([&, user] {
            Client client = server.client();
            for (int i = 0; i < 100; ++i) {
                const std::string path = fmt::format("/{}/{}", user, i);
                ASSERT_EQ(client.ask(get(path)).body, "hello " + path);
            }
        });
}

TEST(Server, ListensOnBothFamiliesOfLocalhost) {
    const RunningServer server({.host = "localhost"}, say_hello);
    EXPECT_EQ(server.client().ask(get("/4")).body, "hello /4");
    if (Server({.host = "::1"}, say_hello).start()) GTEST_SKIP() << "this machine has no IPv6";
    EXPECT_EQ(server.client(AF_INET6).ask(get("/6")).body, "hello /6");
}

std::string start_error(ServerOptions options) {
    Server     server(std::move(options), say_hello);
    const auto error = server.start();
    return error ? error->message.text() : "";
}

TEST(Server, SaysWhyItCannotStart) {
    const RunningServer server({}, say_hello);
    const std::string   port = std::to_string(server.port());
    EXPECT_EQ(start_error({.port = server.port()}),
              "port " + port + " on 127.0.0.1 is already in use: choose another with --port");
    EXPECT_EQ(start_error({.host = "192.0.2.1"}),
              "this machine does not have the address 192.0.2.1: choose another with --host");
    EXPECT_EQ(
        start_error({.host = "nowhere"}),
        "'nowhere' is not an address to listen on: give an IPv4 or IPv6 address, or localhost");
}

}  // namespace
}  // namespace antipode::http
