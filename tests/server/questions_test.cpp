// What is asked over HTTP is answered as on the command line, and what is wrong is
// refused with its place.
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "apps/server/error_fields.h"
#include "cube/algebra.h"
#include "cube/forms.h"
#include "notation/parse.h"
#include "service/json.h"
#include "service/requests/check.h"
#include "tests/server/server_fixture.h"

namespace antipode::testing {
namespace {

struct Wrong {
    const char* path;
    const char* body;
    int         status;
    const char* field;
};
constexpr Wrong wrong_questions[] = {
    {"info", R"({"cube":"R U Q"})", 400, "cube"},
    {"info", R"({"cube":"R","as":"letter"})", 400, "as"},
    {"convert", R"({"cube":"R","to":"nothing"})", 400, "to"},
    {"read", R"({"text":"R ("})", 400, "text"},
    {"maneuver", R"({"maneuver":"R U","rotate":"R"})", 400, "rotate"},
    {"maneuver", R"({"maneuver":"R &"})", 400, "maneuver"},
    {"compose", R"({"cubes":["R","Q"]})", 400, "cubes[1]"},
    {"power", R"({"cube":"R","exponent":"many"})", 400, "exponent"},
    {"inverse", R"({"cube":"Q"})", 400, "cube"},
    {"isomorphs", R"({"cube":"R","to":"maneuver"})", 400, "to"},
    {"transform", R"({"cube":"R","by":48})", 400, "by"},
    {"complete", R"({"facelets":"UU"})", 400, "facelets"},
    {"picture", R"({"cube":"R","scheme":"rainbow"})", 400, "scheme"},
    {"picture", R"({"cube":"R","size":100000})", 400, "size"},
    {"random", R"({"count":10001})", 400, "count"},
    {"group", R"({"generators":["R","Q"]})", 400, "generators[1]"},
    {"solve", R"({"cube":"Q"})", 400, "cube"},
    {"solve", R"({"cubes":["R","Q"]})", 400, "cubes[1]"},
    {"solve", R"({"cube":"R","time_ms":60001})", 400, "time_ms"},
    {"solve", R"({"cube":"R","moves":"Q"})", 400, "moves"},
    {"solve", R"({"cube":"R","cost":"/etc/passwd"})", 400, "cost"},
    {"solve/stream", R"({"cube":"Q"})", 400, "cube"},
    {"jobs", R"({"kind":"dance","cube":"R"})", 400, "kind"},
    {"workspace/sense", R"({"all":true,"sense":"both"})", 400, "sense"},
    {"workspace/transform", R"({"ids":[1],"operation":"rotate","by":"R"})", 400, "by"},
};

TEST(Questions, ThatAreWrongAreRefusedWithTheField) {
    const TestServer server;
    server.post("/api/v1/workspace/cubes", {{"cubes", {{{"cube", "R"}}}}});
    for (const Wrong& wrong : wrong_questions) {
        const Reply reply = server.ask("POST", std::string("/api/v1/") + wrong.path, wrong.body);
        EXPECT_EQ(reply.status, wrong.status) << wrong.path << wrong.body << reply.body;
        EXPECT_EQ(reply.error()["field"], wrong.field) << wrong.path << wrong.body << reply.body;
        EXPECT_FALSE(reply.error()["message"].get<std::string>().empty());
    }
}

constexpr const char* missing_things[] = {
    "/api/v1/jobs/j99",
    "/api/v1/jobs/nonsense",
    "/api/v1/jobs/j99/events",
    "/api/v1/workspace/cubes/99",
};

TEST(Questions, AboutWhatIsNotThereAreRefused) {
    const TestServer server;
    for (const auto* path : missing_things) {
        const Reply reply = server.get(path);
        EXPECT_EQ(reply.status, 404) << path;
        EXPECT_EQ(reply.error()["kind"], "not_found") << path;
    }
    EXPECT_EQ(server.post("/api/v1/workspace/undo", Json::object()).status, 409);
    EXPECT_EQ(server.post("/api/v1/workspace/redo", Json::object()).status, 409);
    EXPECT_EQ(server.post("/api/v1/workspace/delete", {{"ids", {99}}}).status, 404);
}

TEST(Questions, TellThePlaceOfAMistake) {
    const TestServer server;
    const Json       error = server.post("/api/v1/read", {{"text", "R U Q"}}).error();
    EXPECT_EQ(error["kind"], "invalid");
    EXPECT_EQ(error["input"], "R U Q");
    EXPECT_EQ(error["place"], (Json{{"offset", 4}, {"length", 1}}));
}

TEST(Questions, AreRefusedWithTheFieldsThatTheDocumentTells) {
    const TestServer  server;
    const std::string painted(54, 'U');
    const Reply       replies[] = {
              server.get("/api/v1/nowhere"),
              server.post("/api/v1/read", {{"text", std::string(2000, 'R') + "Q"}}),
              server.post("/api/v1/info", {{"cube", painted}}),
              server.post("/api/v1/laboratory/find", {{"where", "order =="}}),
              server.post("/api/v1/complete", {{"facelets", painted}}),
    };
    for (const Reply& reply : replies) {
        const auto wrong = service::wrong_object(reply.error(), server::error_fields);
        EXPECT_FALSE(wrong) << reply.body << (wrong ? wrong->message.text() : "");
    }
}

TEST(Questions, TellAManeuverAsACommutatorIfItIsOne) {
    const TestServer server;
    const auto       brackets = [&](const char* word) {
        return server.post("/api/v1/maneuver", {{"maneuver", word}, {"brackets", true}})
            .json()["brackets"];
    };
    EXPECT_EQ(brackets("F R U R' U' F'"), "[F: [R, U]]");
    EXPECT_TRUE(brackets("R U F").is_null());
}

TEST(Questions, OfferRepairsForWrongStickers) {
    const TestServer server;
    std::string      twice = easy_cube;
    std::swap(twice[0], twice[9]);
    const Json error = server.post("/api/v1/info", {{"cube", twice}}).error();
    EXPECT_FALSE(error["message"].get<std::string>().empty());
    ASSERT_FALSE(error["repairs"].empty());
    EXPECT_TRUE(error["repairs"][0].contains("changes"));
}

TEST(Questions, AreTheSameByGetAndByPost) {
    const TestServer server;
    const Reply      get  = server.get("/api/v1/info?cube=R%20U%20R'%20U'");
    const Reply      post = server.post("/api/v1/info", {{"cube", "R U R' U'"}});
    EXPECT_EQ(get.status, 200);
    EXPECT_EQ(get.body, post.body);
    EXPECT_EQ(get.json()["facelets"], easy_cube);
    const Reply head = server.ask("HEAD", "/api/v1/info?cube=R");
    EXPECT_EQ(head.status, 200);
}

TEST(Questions, ForPicturesGetPicturesThatBrowsersKeep) {
    const TestServer server;
    const Reply      svg = server.get("/api/v1/picture?cube=R&view=3d");
    EXPECT_EQ(svg.header("content-type"), "image/svg+xml");
    EXPECT_TRUE(svg.body.starts_with("<svg"));
    const Reply again = server.ask("GET", "/api/v1/picture?cube=R&view=3d", "",
                                   "If-None-Match: " + svg.header("etag") + "\r\n");
    EXPECT_EQ(again.status, 304);
    EXPECT_TRUE(
        server.get("/api/v1/picture?cube=R&format=png&size=64").body.starts_with("\x89PNG"));
}

TEST(Questions, ForAPaintingThatFitsNoCubeTellTheStickers) {
    const TestServer server;
    std::string      painting(54, '.');
    painting.replace(0, 9, "UUUUUUUUU");
    painting[20]     = 'D';  // beside U9 and R1: no corner has both U and D
    const Json error = server.post("/api/v1/complete", {{"facelets", painting}}).error();
    EXPECT_FALSE(error["facelets_at_fault"].empty()) << error;
}

// ---- solving ------------------------------------------------------------------------

bool solves(const Json& answer, const std::string& facelets) {
    const auto turns = parse_maneuver(answer["solution"].get<std::string>());
    return turns && answer["cube"] == facelets && *parse_cube(facelets) * after(*turns) == solved;
}

TEST(Solving, AnswersWhatTheCommandLineAnswers) {
    const TestServer server;
    const Json       answer =
        server.post("/api/v1/solve", {{"cube", hard_cube}, {"max_length", 21}}).json();
    EXPECT_TRUE(solves(answer, hard_cube)) << answer;
    EXPECT_LE(answer["length"], 21);
    EXPECT_EQ(answer["ended"], "length");
    EXPECT_FALSE(answer.contains("generator"));
}

TEST(Solving, TakesSeveralCubesAndAnswersInOrder) {
    const TestServer server;
    const Json       cubes = {easy_cube, hard_cube, easy_cube};
    const Json       answers =
        server.post("/api/v1/solve", {{"cubes", cubes}, {"max_length", 20}}).json()["answers"];
    ASSERT_EQ(answers.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_TRUE(solves(answers[i], cubes[i])) << answers[i];
}

TEST(Solving, KeepsToTheTurnsTheCostAndTheTime) {
    const TestServer server;
    // A small group: to prepare a large one takes long under a sanitizer.
    const Json some =
        server.post("/api/v1/solve", {{"cube", "R2 U2 R2 U2"}, {"moves", "U2 R2"}}).json();
    EXPECT_EQ(some["length"], 4) << some;
    const Json cheap =
        server.post("/api/v1/solve", {{"cube", "R2"}, {"moves", "R"}, {"cost", "half=3"}}).json();
    EXPECT_EQ(cheap["cost"], 2.0) << cheap;
    const Json timed =
        server.post("/api/v1/solve", {{"cube", hard_cube}, {"time_ms", 50}, {"generator", true}})
            .json();
    EXPECT_EQ(timed["ended"], "time");
    EXPECT_TRUE(timed.contains("generator"));
}

TEST(Solving, NeverMixesUpClients) {
    const TestServer          server;
    std::atomic<int>          wrong = 0;
    std::vector<std::jthread> clients;
    const Json cubes = server.post("/api/v1/random", {{"count", 40}, {"seed", 7}}).json()["cubes"];
    for (std::size_t c = 0; c < 8; ++c)
        clients.emplace_back([&, c] {
            for (std::size_t i = c; i < cubes.size(); i += 8) {
                const Json answer =
                    server.post("/api/v1/solve", {{"cube", cubes[i]}, {"max_length", 21}}).json();
                if (!solves(answer, cubes[i])) ++wrong;
            }
        });
    clients.clear();
    EXPECT_EQ(wrong, 0);
}

TEST(Solving, StreamsWhatItFinds) {
    const TestServer server;
    Client           client(server.port());
    client.send(server.request("POST", "/api/v1/solve/stream",
                               Json{{"cube", hard_cube}, {"time_ms", 200}}.dump()));
    EXPECT_EQ(client.read_head().header("content-type"), "text/event-stream");
    int  solutions = 0;
    Json last;
    while (const auto event = client.read_event()) {
        solutions += event->name == "solution" ? 1 : 0;
        last = {{"name", event->name}, {"data", event->data}};
    }
    EXPECT_GT(solutions, 0);
    EXPECT_EQ(last["name"], "done");
    EXPECT_TRUE(solves(last["data"], hard_cube));
}

TEST(Solving, StopsWhenTheClientIsGone) {
    const TestServer server;
    const auto       searches = [&] {
        return server.get("/api/v1/status").json()["searches"].get<int>();
    };
    for (const auto* path : {"/api/v1/solve", "/api/v1/solve/stream"}) {
        Client client(server.port());
        client.send(
            server.request("POST", path, Json{{"cube", hard_cube}, {"time_ms", 60000}}.dump()));
        EXPECT_TRUE(comes_true([&] { return searches() == 1; })) << path;
        client.hang_up();
        EXPECT_TRUE(comes_true([&] { return searches() == 0; })) << path;
    }
}

}  // namespace
}  // namespace antipode::testing
