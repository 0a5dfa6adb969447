#include <gtest/gtest.h>

#include "service/json.h"
#include "tests/server/server_fixture.h"

namespace antipode::testing {
namespace {

const Json endless_find = {{"where", "false"}, {"depth", 12}};

std::string ask(const TestServer& server, const std::string& kind, const Json& fields) {
    const Reply reply = server.post("/api/v1/laboratory/" + kind, fields);
    EXPECT_EQ(reply.status, 201) << reply.body;
    EXPECT_EQ(reply.json()["kind"], kind);
    EXPECT_EQ(reply.header("location"),
              "/api/v1/laboratory/questions/" + reply.json()["id"].get<std::string>());
    return reply.header("location");
}

// The question when it is done.
Json answer_to(const TestServer& server, const std::string& kind, const Json& fields) {
    const std::string question = ask(server, kind, fields);
    EXPECT_TRUE(comes_to(server, question, "done"));
    return server.get(question).json();
}

TEST(Laboratory, CountsPositions) {
    const TestServer server;
    const Json       counted = answer_to(server, "count", {{"depth", 4}, {"classes", true}});
    EXPECT_EQ(counted["items"].size(), 5u);
    EXPECT_EQ(counted["items"][4]["positions"], 43239);
    EXPECT_EQ(counted["summary"]["total"], 46741);
    EXPECT_EQ(counted["question"]["metric"], "htm");
}

TEST(Laboratory, FindsPositions) {
    const TestServer server;
    const Json       found =
        answer_to(server, "find", {{"where", "order == 1260"}, {"depth", 6}, {"metric", "qtm"}});
    EXPECT_EQ(found["items"].size(), 5u);
    EXPECT_EQ(found["summary"]["found"], 5);
}

TEST(Laboratory, TakesAQuestionAskedAgainWithItsKeyForTheSame) {
    const TestServer server;
    const auto       ask = [&](const std::string& key) {
        return server.ask("POST", "/api/v1/laboratory/theory", R"({"depth":1})",
                                "Idempotency-Key: " + key + "\r\n");
    };
    const Reply first = ask("one");
    EXPECT_EQ(first.status, 201);
    EXPECT_EQ(ask("one").json()["id"], first.json()["id"]);
    EXPECT_NE(ask("two").json()["id"], first.json()["id"]);
    EXPECT_EQ(ask(std::string(101, 'x')).status, 400);
}

TEST(Laboratory, FindsWays) {
    const TestServer server;
    const Json       way = answer_to(server, "path", {{"from", "R U"}, {"to", "U R"}});
    EXPECT_EQ(way["summary"]["length"], 4);
    EXPECT_TRUE(way["items"].empty());
}

TEST(Laboratory, ReportsOnThePapers) {
    const TestServer server;
    const Json       report = answer_to(server, "theory", {{"depth", 2}});
    EXPECT_EQ(report["summary"]["lines"], report["items"].size());
    EXPECT_EQ(report["items"][0]["name"], "group-orders");
}

TEST(Laboratory, ExplainsASolutionByAMethodWithTablesOfTheServer) {
    const TestServer server;
    for (const auto* method : {"layers", "two-phase"}) {
        const Json story =
            answer_to(server, "explain", {{"cube", "R U F"}, {"method", method}, {"time_ms", 50}});
        EXPECT_EQ(story["summary"]["method"], method);
        EXPECT_FALSE(story["summary"]["solution"].is_null());
    }
    const Json status = server.get("/api/v1/status").json();
    for (const Json& tables : status["tables"]) EXPECT_NE(tables["state"], "failed");
}

TEST(Laboratory, ComparesMethods) {
    const TestServer server;
    const Json       rows =
        answer_to(server, "compare", {{"methods", {"layers", "ida"}}, {"count", 2}, {"turns", 2}});
    EXPECT_EQ(rows["items"].size(), 2u);
    EXPECT_EQ(rows["items"][1]["solved"], 2);
    EXPECT_TRUE(rows["summary"]["svg"].get<std::string>().starts_with("<svg "));
}

TEST(Laboratory, RefusesAWrongConditionWithItsPlace) {
    const TestServer server;
    const Reply      reply = server.post("/api/v1/laboratory/find", {{"where", "order == 3 and"}});
    EXPECT_EQ(reply.status, 400);
    EXPECT_EQ(reply.error()["field"], "where");
    EXPECT_EQ(reply.error()["input"], "order == 3 and");
    EXPECT_EQ(reply.error()["place"]["offset"], 14);
    EXPECT_NE(reply.error()["message"].get<std::string>().find("column 15"), std::string::npos);
    EXPECT_TRUE(server.get("/api/v1/laboratory/questions").json()["questions"].empty());
}

TEST(Laboratory, RefusesWrongCubesAndMethods) {
    const TestServer server;
    const auto       field = [&](const std::string& kind, const Json& fields) {
        const Reply reply = server.post("/api/v1/laboratory/" + kind, fields);
        EXPECT_EQ(reply.status, 400);
        return reply.error()["field"].get<std::string>();
    };
    EXPECT_EQ(field("explain", {{"cube", "(UF+)"}}), "cube");
    EXPECT_EQ(field("explain", {{"cube", "R"}, {"method", "magic"}}), "method");
    EXPECT_EQ(field("compare", {{"methods", {"layers", "magic"}}}), "methods[1]");
    EXPECT_EQ(field("path", {{"from", ""}, {"to", "(UF+)"}}), "to");
    EXPECT_EQ(field("find", {{"where", "true"}, {"modulo", "U R"}}), "modulo");
    EXPECT_EQ(field("count", {{"depth", 21}}), "depth");
}

TEST(Laboratory, TellsWhatHappensToAQuestion) {
    const TestServer  server;
    const std::string question = ask(server, "count", {{"depth", 3}});
    Client            client(server.port());
    client.send(server.request("GET", question + "/events"));
    EXPECT_EQ(client.read_head().header("content-type"), "text/event-stream");
    std::vector<Client::Event> events;
    while (auto event = client.read_event()) events.push_back(*event);
    EXPECT_EQ(std::ranges::count(events, "item", &Client::Event::name), 4);
    EXPECT_EQ(events.back().name, "done");
    EXPECT_EQ(events.back().data["summary"]["total"], 3502);
    EXPECT_FALSE(events.back().data.contains("items"));
    const std::string last = "Last-Event-ID: " + events.back().id + "\r\n";
    EXPECT_EQ(server.ask("GET", question + "/events", "", last).status, 204);
}

TEST(Laboratory, SendsAllThatWasMissedHoweverMuch) {
    const TestServer  server;
    const std::string question =
        ask(server, "find", {{"where", "true"}, {"depth", 4}, {"limit", 10000}, {"every", true}});
    EXPECT_TRUE(comes_to(server, question, "done"));
    Client client(server.port());
    client.send(server.request("GET", question + "/events"));
    client.read_head();
    std::size_t items = 0;
    while (auto event = client.read_event()) items += event->name == "item" ? 1 : 0;
    EXPECT_EQ(items, 10000u);
}

TEST(Laboratory, StopsAQuestionAndForgetsIt) {
    const TestServer  server;
    const std::string question = ask(server, "find", endless_find);
    const std::string waiting  = ask(server, "count", {{"depth", 2}});
    EXPECT_TRUE(comes_to(server, question, "running"));
    EXPECT_EQ(server.get(waiting).json()["state"], "queued");
    EXPECT_EQ(server.ask("DELETE", question).status, 200);
    EXPECT_TRUE(comes_to(server, question, "stopped"));
    EXPECT_EQ(server.get(question).json()["summary"]["ended"], "stopped");
    EXPECT_TRUE(comes_to(server, waiting, "done"));
    EXPECT_EQ(server.ask("DELETE", question).status, 200);
    EXPECT_EQ(server.get(question).status, 404);
}

TEST(Laboratory, PausesAQuestionAndGoesOnWithIt) {
    const TestServer  server;
    const std::string paused = ask(server, "find", endless_find);
    const std::string other  = ask(server, "count", {{"depth", 2}});
    EXPECT_EQ(server.post(paused + "/pause", Json::object()).json()["state"], "paused");
    EXPECT_TRUE(comes_to(server, other, "done"));
    EXPECT_EQ(server.get(paused).json()["state"], "paused");
    EXPECT_EQ(server.post(paused + "/resume", Json::object()).status, 200);
    EXPECT_TRUE(comes_to(server, paused, "running"));
    EXPECT_EQ(server.post(other + "/pause", Json::object()).status, 400);
}

TEST(Laboratory, KeepsQuestionsOverARestart) {
    TestServer        server;
    const std::string counted = ask(server, "count", {{"depth", 3}});
    EXPECT_TRUE(comes_to(server, counted, "done"));
    const Json        before  = server.get(counted).json();
    const std::string endless = ask(server, "find", endless_find);
    const std::string waiting = ask(server, "count", {{"depth", 2}});
    EXPECT_TRUE(comes_to(server, endless, "running"));
    server.restart();
    EXPECT_EQ(server.get(counted).json(), before);
    EXPECT_TRUE(comes_to(server, endless, "running"));
    EXPECT_EQ(server.get(waiting).json()["state"], "queued");
    EXPECT_EQ(server.ask("DELETE", endless).status, 200);
    EXPECT_TRUE(comes_to(server, waiting, "done"));
    EXPECT_EQ(server.get(waiting).json()["items"].size(), 3u);
}

TEST(Laboratory, IsBusyWhenTooManyQuestionsWait) {
    const TestServer server;
    EXPECT_TRUE(comes_to(server, ask(server, "find", endless_find), "running"));
    for (int i = 0; i < 20; ++i) ask(server, "find", endless_find);
    const Reply reply = server.post("/api/v1/laboratory/find", endless_find);
    EXPECT_EQ(reply.status, 503);
    EXPECT_EQ(reply.error()["kind"], "busy");
    EXPECT_FALSE(reply.header("retry-after").empty());
}

TEST(Laboratory, ListsWhatConditionsCanAsk) {
    const TestServer server;
    const Json       names = server.get("/api/v1/laboratory/names").json()["names"];
    EXPECT_TRUE(std::ranges::any_of(
        names, [](const Json& name) { return name["text"] == "only_changes(face)"; }));
}

TEST(Methods, AreListed) {
    const TestServer server;
    const Json       methods = server.get("/api/v1/methods").json()["methods"];
    EXPECT_EQ(methods[0]["name"], "layers");
    EXPECT_TRUE(methods[0]["year"].is_null());
    EXPECT_GE(methods.size(), 11u);
}

}  // namespace
}  // namespace antipode::testing
