#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "http/server.h"
#include "tests/http/client.h"

namespace antipode::http {
namespace {

using testing::Client;
using testing::comes_true;
using testing::get;
using testing::open_descriptors;

// A server in the middle of everything at once.
class StopTest : public ::testing::Test {
protected:
    StopTest() {
        EXPECT_FALSE(server_->start());
        for (const char* bytes :
             {"", "GET / HTTP", "GET /large HTTP/1.0\n\n", "GET /wait HTTP/1.0\n\n",
              "GET /stream HTTP/1.0\n\n", "nonsense\n\n"}) {
            Client& client = clients_.emplace_back();
            client.connect(server_->port());
            client.send(bytes);
        }
        EXPECT_TRUE(comes_true([&] { return handled_ == 3; }));
    }

    void handle(const Exchange& exchange) {
        const std::string& path = exchange.request().path;
        if (path == "/large") exchange.answer({.constant_body = large_});
        if (path == "/wait") exchange.on_gone([this] { ++gone_; });
        if (path == "/wait") waiting_ = exchange;
        if (path == "/stream") stream_ = exchange.stream();
        if (path == "/stream") stream_->on_close([this] { ++gone_; });
        ++handled_;
    }

    const std::string            large_       = std::string(20'000'000, 'x');
    std::size_t                  descriptors_ = open_descriptors();
    std::atomic<int>             handled_ = 0, gone_ = 0;
    std::optional<Exchange>      waiting_;
    std::shared_ptr<EventStream> stream_;
    std::vector<Client>          clients_;
    std::optional<Server>        server_{std::in_place, ServerOptions{.threads = 2},
                                  [this](const Exchange& exchange) { handle(exchange); }};
};

TEST_F(StopTest, EndsEverythingThatIsOpen) {
    server_->stop();
    EXPECT_EQ(gone_, 2);
    EXPECT_EQ(server_->counts().connections, 0U);
    EXPECT_EQ(server_->counts().streams, 0U);
    EXPECT_EQ(clients_[3].read_answer().status, 503);
    clients_[4].read_to_end();
    server_->stop();
}

TEST_F(StopTest, SendsTheAnswersThatWereGiven) {
    waiting_->answer({.body = "just in time"});
    server_->stop();
    EXPECT_EQ(clients_[3].read_answer().body, "just in time");
}

TEST_F(StopTest, LeavesNoDescriptorOpen) {
    server_.reset();
    clients_.clear();
    EXPECT_EQ(open_descriptors() - descriptors_, 2U) << "those of the mailboxes in our hands";
    stream_.reset();
    waiting_.reset();
    EXPECT_EQ(open_descriptors(), descriptors_);
}

TEST_F(StopTest, MakesLateAnswersHarmless) {
    server_.reset();
    waiting_->answer({.body = "too late"});
    EXPECT_EQ(waiting_->stream(), nullptr);
    EXPECT_FALSE(stream_->send({"too", "late"}));
    stream_->close();
    stream_->on_close([this] { ++gone_; });
    waiting_->on_gone([this] { ++gone_; });
    EXPECT_EQ(gone_, 4);
}

}  // namespace
}  // namespace antipode::http
