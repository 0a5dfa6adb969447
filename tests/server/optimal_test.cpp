// Shortest solutions over HTTP, with the smallest table of bounds.
#include <gtest/gtest.h>

#include "service/engine/engine.h"
#include "service/json.h"
#include "tests/server/server_fixture.h"

namespace antipode::testing {
namespace {

constexpr const char* twelve_turns = "R U F2 D' L B2 U' R2 F D2 L' B";

Json proof_of(const char* cube) { return {{"cube", cube}, {"optimal", true}, {"memory", "200M"}}; }

std::string submit_proof(const TestServer& server, const char* cube) {
    Json job          = proof_of(cube);
    job["kind"]       = "solve";
    const Reply reply = server.post("/api/v1/jobs", job);
    EXPECT_EQ(reply.status, 201) << reply.body;
    return reply.header("location");
}

// Until so much is excluded.
bool excludes(const TestServer& server, const std::string& job, int bound) {
    return comes_true(
        [&] { return server.get(job).json()["progress"].value("lower_bound", 0) >= bound; });
}

TEST(Optimal, SolutionsAreGivenAtOnce) {
    const TestServer server;
    const Reply      reply = server.post("/api/v1/solve", proof_of("R U F2 D' L B2 U' R2"));
    EXPECT_EQ(reply.status, 200) << reply.body;
    EXPECT_EQ(reply.json()["length"], 8);
    EXPECT_EQ(reply.json()["optimal"], true);
    EXPECT_EQ(reply.json()["ended"], "proven");
}

TEST(Optimal, SolutionsAreAllListed) {
    const TestServer server;
    Json             fields = proof_of("R2 L2 U2 D2");
    fields["all"]           = true;
    EXPECT_EQ(server.post("/api/v1/solve", fields).json()["solutions"].size(), 2U);
    const Json got =
        server.get("/api/v1/solve?cube=R2+L2+U2+D2&optimal=true&all=true&memory=200M").json();
    EXPECT_EQ(got["solutions"].size(), 2U) << got;
}

TEST(Optimal, FieldsThatAreWrongAreNamed) {
    const TestServer server;
    const auto       refused = [&](const Json& more) {
        Json fields = proof_of("R");
        fields.update(more);
        const Reply reply = server.post("/api/v1/solve", fields);
        EXPECT_EQ(reply.status, 400) << reply.body;
        return reply.error();
    };
    EXPECT_EQ(refused({{"moves", "U R"}})["field"], "moves");
    EXPECT_EQ(refused({{"cost", "half=2"}})["field"], "cost");
    EXPECT_EQ(refused({{"optimal", false}})["field"], "memory");
    EXPECT_EQ(refused({{"max_length", 31}})["field"], "max_length");
    EXPECT_EQ(refused({{"metric", "etm"}})["field"], "metric");
    EXPECT_EQ(refused({{"memory", "100M"}})["message"],
              "the smallest table for shortest solutions takes 177 MB");
}

TEST(Optimal, JobsTellTheirProof) {
    const TestServer  server;
    const std::string job = submit_proof(server, twelve_turns);
    Client            client(server.port());
    client.send(server.request("GET", job + "/events"));
    client.read_head();
    int  bound = 0;
    Json done;
    while (auto event = client.read_event()) {
        if (event->name == "done") done = event->data;
        if (event->name != "progress") continue;
        EXPECT_GE(event->data.value("lower_bound", 0), bound);
        bound = event->data.value("lower_bound", 0);
    }
    EXPECT_EQ(done["optimal"], true);
    EXPECT_EQ(done["length"], done["lower_bound"]);
}

TEST(Optimal, JobsCanRestGoOnAndBeCancelled) {
    const TestServer  server;
    const std::string job = submit_proof(server, hard_cube);
    EXPECT_TRUE(excludes(server, job, 13));
    EXPECT_EQ(server.ask("POST", job + "/pause").status, 200);
    EXPECT_TRUE(comes_to(server, job, "paused"));
    EXPECT_EQ(server.ask("POST", job + "/resume").status, 200);
    EXPECT_TRUE(excludes(server, job, 14));
    EXPECT_EQ(server.ask("DELETE", job).status, 200);
    EXPECT_TRUE(comes_true([&] { return server.get(job).json()["answer"]["ended"] == "stopped"; }));
    EXPECT_GE(server.get(job).json()["answer"]["lower_bound"], 14);
    EXPECT_EQ(server.get(job).json()["answer"]["optimal"], false);
}

TEST(Optimal, JobsGoOnWithTheirProofAfterARestart) {
    TestServer        server;
    const std::string job = submit_proof(server, hard_cube);
    EXPECT_TRUE(excludes(server, job, 14));
    server.restart();
    const Json kept = server.get(job).json();
    EXPECT_EQ(kept["state"], "interrupted");
    EXPECT_GE(kept["answer"]["lower_bound"], 14);
    EXPECT_FALSE(kept["answer"]["solution"].is_null());
    EXPECT_EQ(server.ask("POST", job + "/resume").status, 200);
    EXPECT_TRUE(comes_true([&] {
        const Json now = server.get(job).json()["progress"];
        EXPECT_GE(now["lower_bound"], kept["answer"]["lower_bound"]);
        return now["nodes"] > kept["progress"]["nodes"];
    }));
}

TEST(Optimal, RowsAreMarked) {
    const TestServer server;
    server.post("/api/v1/workspace/cubes", {{"cubes", {{{"cube", twelve_turns}}}}});
    const Json run = {{"all", true}, {"optimal", true}, {"memory", "200M"}};
    EXPECT_EQ(server.post("/api/v1/workspace/run", run).json()["queued"], 1);
    EXPECT_TRUE(comes_to(server, "/api/v1/workspace/cubes/1", "done"));
    const Json row = server.get("/api/v1/workspace/cubes/1").json();
    EXPECT_EQ(row["optimal"], true) << row;
    EXPECT_EQ(row["lower_bound"], row["length"]);
    EXPECT_EQ(row["parameters"]["optimal"], true);
    EXPECT_EQ(server.post("/api/v1/workspace/run", run).json()["left_out"], 1);
}

TEST(Optimal, RowsTellTheirProofAndGoOnAfterARestart) {
    TestServer server;
    server.post("/api/v1/workspace/cubes", {{"cubes", {{{"cube", hard_cube}}}}});
    server.post("/api/v1/workspace/run", {{"ids", {1}}, {"optimal", true}, {"memory", "200M"}});
    const auto row = [&] { return server.get("/api/v1/workspace/cubes/1").json(); };
    EXPECT_TRUE(comes_true([&] { return row()["lower_bound"] >= 14; }));
    EXPECT_TRUE(comes_true([&] { return row().contains("fraction"); }));
    server.restart();
    const Json kept = row();
    EXPECT_EQ(kept["state"], "interrupted");
    EXPECT_GE(kept["lower_bound"], 14);
    EXPECT_EQ(server.post("/api/v1/workspace/continue", {{"all", true}}).json()["rows"], 1);
    EXPECT_TRUE(
        comes_true([&] { return row()["state"] == "running" && row().contains("fraction"); }));
    EXPECT_GE(row()["lower_bound"], kept["lower_bound"]);
}

TEST(Optimal, TheGraphicsCardIsToldByName) {
    const TestServer server;
    const auto&      card   = service::Engine::card_name();
    const Json       answer = server.get("/api/v1/devices").json();
    EXPECT_EQ(answer, Json({{"card", card ? Json(*card) : Json(nullptr)}}));
}

TEST(Optimal, TablesAreListedInTheStatus) {
    const TestServer server;
    EXPECT_EQ(server.get("/api/v1/status").json()["tables"].size(), 2U);
    Json all   = proof_of("R");
    all["all"] = true;  // one solution of so near a position needs no table
    server.post("/api/v1/solve", all);
    const Json tables = server.get("/api/v1/status").json()["tables"];
    ASSERT_EQ(tables.size(), 3U) << tables;
    EXPECT_EQ(tables[2]["name"], "bounds-htm-2");
    EXPECT_EQ(tables[2]["state"], "ready");
}

}  // namespace
}  // namespace antipode::testing
