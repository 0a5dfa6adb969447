#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "http/server.h"
#include "tests/http/client.h"

namespace antipode::http {
namespace {

using namespace std::chrono_literals;
using testing::Client;
using testing::comes_true;
using testing::get;
using testing::RunningServer;
using testing::say_hello;

// Keeps the streams that clients open at /stream and says hello elsewhere.
class StreamTest : public ::testing::Test {
protected:
    using Stream = std::shared_ptr<EventStream>;

    void handle(const Exchange& exchange) {
        if (exchange.request().path != "/stream") return say_hello(exchange);
        const Stream stream = exchange.stream();
        ++asked_;
        if (!stream) return;
        stream->on_close([this] { ++closed_; });
        const std::scoped_lock lock(mutex_);
        streams_.push_back(stream);
    }

    RunningServer start(ServerOptions options) {
        return {std::move(options), [this](const Exchange& exchange) { handle(exchange); }};
    }

    Client open_stream(const RunningServer& server) const {
        Client client = server.client();
        client.send(get("/stream"));
        EXPECT_NE(client.read_through("\r\n\r\n").find("text/event-stream"), std::string::npos);
        return client;
    }

    void send(const Event& event) {
        const std::scoped_lock lock(mutex_);
        for (const Stream& stream : streams_) stream->send(event);
    }

    std::mutex          mutex_;
    std::vector<Stream> streams_;
    std::atomic<int>    asked_  = 0;
    std::atomic<int>    closed_ = 0;
};

TEST_F(StreamTest, TwoHundredClientsGetAllEventsInOrder) {
    const RunningServer server = start({.threads = 2});
    std::vector<Client> clients;
    for (int i = 0; i < 200; ++i) clients.push_back(open_stream(server));
    std::jthread sender([&] {
        for (int i = 0; i < 50; ++i) send({"tick", std::to_string(i)});
    });
    Client       other = server.client();
    for (int i = 0; i < 50; ++i) EXPECT_EQ(other.ask(get("/x")).body, "hello /x");
    for (Client& client : clients)
        for (int i = 0; i < 50; ++i)
            ASSERT_EQ(client.read_through("\n\n"), fmt::format("event: tick\ndata: {}\n\n", i));
}

TEST_F(StreamTest, LeavingIsNoticed) {
    RunningServer server = start({});
    Client        a = open_stream(server), b = open_stream(server);
    EXPECT_EQ(server->counts().streams, 2U);
    a.close();
    EXPECT_TRUE(comes_true([&] { return closed_ == 1 && server->counts().streams == 1; }));
    EXPECT_FALSE(streams_[0]->is_open());
    EXPECT_FALSE(streams_[0]->send({"x", "y"}));
    EXPECT_TRUE(streams_[1]->send({"x", "y"}));
    streams_[0]->on_close([this] { ++closed_; });
    EXPECT_EQ(closed_, 2);
}

TEST_F(StreamTest, ClosingSendsWhatWasSaid) {
    const RunningServer server = start({});
    Client              client = open_stream(server);
    const std::string   large(500'000, 'x');
    streams_[0]->send({"large", large});
    streams_[0]->send({"done", "{}"});
    streams_[0]->close();
    EXPECT_FALSE(streams_[0]->send({"late", ""}));
    EXPECT_EQ(client.read_to_end(),
              "event: large\ndata: " + large + "\n\nevent: done\ndata: {}\n\n");
    EXPECT_EQ(closed_, 0);
}

TEST_F(StreamTest, HopelesslySlowClientsAreCutOff) {
    const RunningServer server = start({.limits = {.max_stream_backlog = 100'000}});
    const Client        slow   = open_stream(server);
    const Event         event{"x", std::string(10'000, 'x')};
    int                 sent = 0;
    while (sent < 100'000 && streams_[0]->send(event)) ++sent;
    EXPECT_LT(sent, 100'000);
    EXPECT_TRUE(comes_true([&] { return closed_ == 1; }));
}

TEST_F(StreamTest, ASingleLargeEventPasses) {
    const RunningServer server = start({.limits = {.max_stream_backlog = 1000}});
    Client              client = open_stream(server);
    EXPECT_TRUE(streams_[0]->send({"x", std::string(100'000, 'x')}));
    EXPECT_EQ(client.read_through("\n\n").size(), 100'000 + 17U);
}

TEST_F(StreamTest, SilentStreamsAreKeptAlive) {
    const RunningServer server = start({.limits = {.keep_alive_ping = 10ms}});
    Client              client = open_stream(server);
    EXPECT_EQ(client.read_through("\n\n"), ":\n\n");
    EXPECT_EQ(client.read_through("\n\n"), ":\n\n");
}

TEST_F(StreamTest, TooManyAreRefused) {
    RunningServer server = start({.limits = {.max_streams = 1}});
    Client        first  = open_stream(server);
    EXPECT_EQ(server.client().ask(get("/stream")).status, 503);
    first.close();
    EXPECT_TRUE(comes_true([&] { return server->counts().streams == 0; }));
    open_stream(server);
    EXPECT_EQ(asked_, 3);
}

TEST_F(StreamTest, MayBeginLaterOnAnotherThread) {
    std::jthread        thread;
    const RunningServer server({}, [&](const Exchange& exchange) {
        thread = std::jthread([exchange] {
            const auto stream = exchange.stream();
            stream->send({"a", "b"});
            stream->close();
        });
    });
    Client              client = server.client();
    client.send(get("/"));
    EXPECT_TRUE(client.read_to_end().ends_with("\r\n\r\nevent: a\ndata: b\n\n"));
}

TEST_F(StreamTest, OfAHeadRequestIsEmpty) {
    const RunningServer server = start({});
    Client              client = server.client();
    client.send("HEAD /stream HTTP/1.1\r\nHost: a\r\n\r\n");
    EXPECT_TRUE(client.read_to_end().ends_with("\r\n\r\n"));
}

}  // namespace
}  // namespace antipode::http
