// Goals and incomplete cubes over HTTP.
#include <gtest/gtest.h>

#include "service/json.h"
#include "tests/server/server_fixture.h"

namespace antipode::testing {
namespace {

constexpr const char* scramble = "R U F2 D' L B2 U' R2";

TEST(Goals, AreListed) {
    const TestServer server;
    const Json       goals = server.get("/api/v1/goals").json()["goals"];
    ASSERT_GT(goals.size(), 10U);
    EXPECT_EQ(goals[0]["name"], "cross");
    EXPECT_EQ(goals[0]["face"], "D");
    EXPECT_TRUE(goals[0]["axis"].is_null());
}

TEST(Goals, AreReachedAtOnce) {
    const TestServer server;
    const Json       answer =
        server.post("/api/v1/solve", {{"cube", scramble}, {"goal", "cross"}, {"all", true}}).json();
    EXPECT_EQ(answer["goal"], "cross");
    EXPECT_EQ(answer["optimal"], true);
    EXPECT_EQ(answer["ended"], "proven");
    ASSERT_FALSE(answer["found"].empty());
    EXPECT_EQ(answer["found"][0]["solution"], answer["solution"]);
    for (const Json& one : answer["found"]) {
        EXPECT_EQ(one["length"], answer["length"]);
        EXPECT_EQ(one["optimal"], true);
        EXPECT_EQ(one["where"], "D");
    }
}

TEST(Goals, ThatAreLongerThanTheShortestAreNotOptimal) {
    const TestServer server;
    const Json answer = server.get("/api/v1/solve?cube=R+U+F2+D%27+L&goal=cross&count=50").json();
    ASSERT_EQ(answer["found"].size(), 50U);
    for (const Json& one : answer["found"])
        EXPECT_EQ(one["optimal"], one["length"] == answer["length"]);
    EXPECT_EQ(answer["ended"], "length");
}

TEST(Goals, OfSeveralCubesAreAnsweredInOrder) {
    const TestServer server;
    const Json       answers =
        server.post("/api/v1/solve", {{"cubes", {"F", "U"}}, {"goal", "cross"}}).json()["answers"];
    EXPECT_EQ(answers[0]["solution"], "F'");
    EXPECT_EQ(answers[1]["length"], 0);
}

TEST(Goals, AreJobsToo) {
    const TestServer server;
    const Reply      reply = server.post(
             "/api/v1/jobs",
             {{"kind", "solve"}, {"cube", scramble}, {"goal", "dr"}, {"axis", "ud"}, {"all", true}});
    ASSERT_EQ(reply.status, 201) << reply.body;
    EXPECT_TRUE(comes_to(server, reply.header("location"), "done"));
    const Json answer = server.get(reply.header("location")).json()["answer"];
    ASSERT_FALSE(answer["found"].empty());
    EXPECT_EQ(answer["optimal"], true);
    EXPECT_EQ(answer["found"][0]["where"], "ud");
}

TEST(Goals, OfIncompleteCubesStandInThem) {
    const TestServer server;
    const Json       answer =
        server
            .post("/api/v1/solve",
                  {{"cube", "......... .......R. .......F. .D.D.D.D. .......L. .......B."},
                   {"open", true}})
            .json();
    EXPECT_TRUE(answer["found"].is_array()) << answer;
    EXPECT_FALSE(answer.contains("goal"));
}

TEST(Goals, FieldsThatAreWrongAreNamed) {
    const TestServer server;
    const auto       refused = [&](Json fields) {
        if (!fields.contains("cube")) fields["cube"] = "R";
        const Reply reply = server.post("/api/v1/solve", fields);
        EXPECT_EQ(reply.status / 100, 4) << reply.body;
        return reply.error();
    };
    EXPECT_EQ(refused({{"goal", "crss"}})["field"], "goal");
    EXPECT_EQ(refused({{"goal", "cross"}, {"face", "Q"}})["field"], "face");
    EXPECT_EQ(refused({{"goal", "cross"}, {"axis", "ud"}})["field"], "axis");
    EXPECT_EQ(refused({{"goal", "x-cross"}, {"at", "UF"}})["field"], "at");
    EXPECT_EQ(refused({{"face", "D"}})["field"], "face");
    EXPECT_EQ(refused({{"goal", "dr"}, {"from", "eo"}, {"cube", "F R U B"}})["field"], "from");
    EXPECT_EQ(refused({{"open", true}, {"cube", "UUU"}})["field"], "cube");
    EXPECT_EQ(refused({{"goal", "cross"}, {"optimal", true}})["field"], "optimal");
}

}  // namespace
}  // namespace antipode::testing
