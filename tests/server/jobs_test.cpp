#include <gtest/gtest.h>

#include "service/json.h"
#include "tests/server/server_fixture.h"

namespace antipode::testing {
namespace {

const Json endless_job = {{"kind", "solve"}, {"cube", hard_cube}, {"name", "endless"}};
const Json short_job   = {{"kind", "solve"}, {"cube", easy_cube}, {"max_length", 20}};

std::string submit(const TestServer& server, const Json& job) {
    const Reply reply = server.post("/api/v1/jobs", job);
    EXPECT_EQ(reply.status, 201) << reply.body;
    EXPECT_EQ(reply.header("location"), "/api/v1/jobs/" + reply.json()["id"].get<std::string>());
    return reply.header("location");
}

TEST(Jobs, GoOnWithoutAConnection) {
    const TestServer  server;
    const std::string job = submit(server, short_job);
    EXPECT_TRUE(comes_to(server, job, "done"));
    EXPECT_EQ(server.get(job).json()["answer"]["cube"], easy_cube);
    EXPECT_EQ(server.get("/api/v1/jobs").json()["jobs"].size(), 1U);
}

TEST(Jobs, ThatAreStoppedKeepWhatTheyFound) {
    const TestServer  server;
    const std::string job = submit(server, endless_job);
    EXPECT_TRUE(comes_true([&] { return !server.get(job).json()["answer"].is_null(); }));
    EXPECT_EQ(server.ask("DELETE", job).status, 200);
    EXPECT_TRUE(comes_to(server, job, "stopped"));
    EXPECT_FALSE(server.get(job).json()["answer"]["solution"].is_null());
    EXPECT_TRUE(comes_true([&] {  // what has ended is forgotten
        server.ask("DELETE", job);
        return server.get(job).status == 404;
    }));
}

TEST(Jobs, CanRestAndGoOn) {
    const TestServer  server;
    const std::string job = submit(server, endless_job);
    EXPECT_TRUE(comes_to(server, job, "running"));
    EXPECT_EQ(server.ask("POST", job + "/pause").status, 200);
    EXPECT_TRUE(comes_to(server, job, "paused"));
    EXPECT_EQ(server.ask("POST", job + "/resume").status, 200);
    EXPECT_TRUE(comes_to(server, job, "running"));
}

TEST(Jobs, TellWhatHappensToThem) {
    const TestServer  server;
    const std::string job = submit(server, short_job);
    Client            client(server.port());
    client.send(server.request("GET", job + "/events"));
    EXPECT_EQ(client.read_head().header("content-type"), "text/event-stream");
    std::vector<Client::Event> events;
    while (auto event = client.read_event()) events.push_back(*event);
    ASSERT_GE(events.size(), 2U);
    EXPECT_EQ(events.back().name, "done");
    for (std::size_t i = 1; i < events.size(); ++i)
        EXPECT_LT(std::stoul(events[i - 1].id), std::stoul(events[i].id));
}

TEST(Jobs, TellWhoComesBackWhatWasMissed) {
    const TestServer  server;
    const std::string job = submit(server, short_job);
    EXPECT_TRUE(comes_to(server, job, "done"));
    const auto events_after = [&](const std::string& last) {
        Client client(server.port());
        client.send(server.request("GET", job + "/events", "", "Last-Event-ID: " + last + "\r\n"));
        client.read_head();
        return client.read_event();
    };
    const auto first = events_after("0");
    ASSERT_TRUE(first.has_value());
    const auto second = events_after(first->id);
    ASSERT_TRUE(second.has_value());
    EXPECT_LT(std::stoul(first->id), std::stoul(second->id));
}

TEST(Jobs, TellABrowserWhenThereIsNothingMoreToCome) {
    const TestServer  server;
    const std::string job = submit(server, short_job);
    EXPECT_TRUE(comes_to(server, job, "done"));
    const Reply reply = server.ask("GET", job + "/events", "", "Last-Event-ID: 1000000\r\n");
    EXPECT_EQ(reply.status, 204);
}

TEST(Jobs, SurviveARestartAsInterrupted) {
    TestServer        server;
    const std::string job = submit(server, endless_job);
    EXPECT_TRUE(comes_true([&] { return !server.get(job).json()["answer"].is_null(); }));
    server.restart();
    const Json kept = server.get(job).json();
    EXPECT_EQ(kept["state"], "interrupted");
    EXPECT_EQ(kept["name"], "endless");
    EXPECT_FALSE(kept["answer"]["solution"].is_null());
    EXPECT_EQ(server.ask("POST", job + "/resume").status, 200);
    EXPECT_TRUE(comes_to(server, job, "running"));
}

TEST(Jobs, ThatFailSayWhyInAnObject) {
    const TestServer  server;
    const std::string job =
        submit(server, {{"kind", "solve"}, {"cube", "F"}, {"moves", "U R"}, {"time_ms", 1000}});
    EXPECT_TRUE(comes_to(server, job, "failed"));
    EXPECT_FALSE(server.get(job).error()["message"].get<std::string>().empty());
}

TEST(Jobs, AreRefusedWhenTooManyWait) {
    auto options     = TestServer::usual_options();
    options.max_jobs = 2;
    const TestServer server(options);
    int              refused = 0;
    for (int i = 0; i < 6; ++i) {
        const Reply reply = server.post("/api/v1/jobs", endless_job);
        if (reply.status != 503) continue;
        ++refused;
        EXPECT_EQ(reply.error()["kind"], "busy");
        EXPECT_FALSE(reply.header("retry-after").empty());
    }
    EXPECT_GE(refused, 3);
}

}  // namespace
}  // namespace antipode::testing
