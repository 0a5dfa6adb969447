// The 2x2x2 over HTTP: answered as on the command line, refused with the reason.
#include <gtest/gtest.h>

#include "service/answers/pocket_engine.h"
#include "service/json.h"
#include "tests/server/server_fixture.h"

namespace antipode::testing {
namespace {

constexpr const char* solved_pocket  = "UUUURRRRFFFFDDDDLLLLBBBB";
constexpr const char* twisted_pocket = "UUUFURRRFRFFDDDDLLLLBBBB";

Json ask_pocket(const TestServer& server, const std::string& question, const Json& fields) {
    const Reply reply = server.post("/api/v1/pocket/" + question, fields);
    EXPECT_EQ(reply.status, 200) << question << fields << reply.body;
    return reply.json();
}

pocket::HeldCube held(const std::string& text) { return pocket::read(text)->cube; }

// Whether the moves solve a cube that was held and turned as `text` says.
bool solves_pocket(const std::string& text, const Json& moves) {
    const pocket::HeldCube cube = held(text + " " + moves.get<std::string>());
    return position_of(cube) == pocket::Position();
}

TEST(PocketQuestions, AreSolvedInBothMetrics) {
    const TestServer server;
    const Json       half = ask_pocket(server, "solve", {{"cube", "R2 U2 R2"}});
    EXPECT_EQ(half["length"], 3);
    EXPECT_EQ(half["metric"], "htm");
    EXPECT_TRUE(half["optimal"]);
    EXPECT_FALSE(half.contains("generator") || half.contains("solutions")) << half;
    const Json quarter = ask_pocket(server, "solve", {{"cube", "R2 U2 R2"}, {"metric", "qtm"}});
    EXPECT_EQ(quarter["length"], 6);
    EXPECT_TRUE(solves_pocket("R2 U2 R2", quarter["solution"])) << quarter;
}

TEST(PocketQuestions, AreAnsweredWithEverySolutionAndGeneratorOnRequest) {
    const TestServer server;
    const Json       answer =
        ask_pocket(server, "solve", {{"cube", "R2 U2 R2"}, {"all", true}, {"generator", true}});
    EXPECT_EQ(answer["solutions"], (Json{"U2 R2 U2", "R2 U2 R2"}));
    ASSERT_EQ(answer["generators"].size(), 2);
    for (const Json& generator : answer["generators"])
        EXPECT_EQ(position_of(held(generator)), position_of(held("R2 U2 R2")));
}

TEST(PocketQuestions, AcceptACubeHowEverItIsHeld) {
    const TestServer server;
    const auto       home = ask_pocket(server, "solve", {{"cube", "R U F2"}});
    for (const char* rotation : {"x", "y'", "z2 x", "x2 y"}) {
        const std::string cube   = std::string("R U F2 ") + rotation;
        const Json        answer = ask_pocket(server, "solve", {{"cube", cube}});
        EXPECT_EQ(answer["position"], home["position"]) << cube;
        EXPECT_EQ(answer["length"], home["length"]) << cube;
        EXPECT_NE(answer["cube"], home["cube"]) << cube;
        EXPECT_TRUE(solves_pocket(cube, answer["solution"])) << answer;
    }
}

TEST(PocketQuestions, TellAllAboutAPosition) {
    const TestServer server;
    const Json       info = ask_pocket(server, "info", {{"cube", "x1'' y0"}, {"as", "layers"}});
    EXPECT_EQ(info["facelets"], "LULUBBURURFFRRDDFFLDLDBB");
    EXPECT_EQ(info["distance"], (Json{{"htm", 2}, {"qtm", 2}}));
    EXPECT_EQ(info["generator"], "F U");
    EXPECT_EQ(info["order"], 15);
    EXPECT_EQ(info["layers"], "x1'' y0");
}

TEST(PocketQuestions, TellWhetherTurningCanMakeIt) {
    const TestServer server;
    EXPECT_EQ(ask_pocket(server, "check", {{"cube", solved_pocket}}),
              (Json{{"feasible", true}, {"facelets", solved_pocket}}));
    const Json answer = ask_pocket(server, "check", {{"cube", twisted_pocket}});
    EXPECT_FALSE(answer["feasible"]);
    EXPECT_NE(answer["reason"].get<std::string>().find("twisted"), std::string::npos) << answer;
}

TEST(PocketQuestions, AboutWrongStickersAreRefusedWithTheReason) {
    const TestServer  server;
    const std::string impossible = "UUUUDRRRFFFFDRDDLLLLBBBB";  // U and D at one corner
    for (const char* question : {"solve", "info", "picture"}) {
        const Reply reply =
            server.post(std::string("/api/v1/pocket/") + question, {{"cube", impossible}});
        const Json error = reply.error();
        EXPECT_EQ(reply.status, 400) << question;
        EXPECT_EQ(error["field"], "cube") << error;
        EXPECT_EQ(error["message"], ask_pocket(server, "check", {{"cube", impossible}})["reason"]);
        EXPECT_EQ(error["facelets_at_fault"], (Json{"U4", "R1", "F2"})) << error;
    }
}

struct WrongPocket {
    const char* path;
    const char* body;
    const char* field;
};
constexpr WrongPocket wrong_pockets[] = {
    {"solve", R"({"cube":"R U Q"})", "cube"},
    {"solve", R"({"cube":"M"})", "cube"},
    {"solve", R"({"cube":"R","metric":"stm"})", "metric"},
    {"info", R"({"cube":"R","as":"zip"})", "as"},
    {"check", R"({"cube":"Q"})", "cube"},
    {"random", R"({"count":1001})", "count"},
    {"random", R"({"count":0})", "count"},
    {"count", R"({"metric":"stm"})", "metric"},
    {"antipodes", R"({"metric":"stm"})", "metric"},
    {"picture", R"({"cube":"R","scheme":"rainbow"})", "scheme"},
    {"picture", R"({"cube":"R","format":"text","view":"3d"})", "view"},
};

TEST(PocketQuestions, ThatAreWrongAreRefusedWithTheField) {
    const TestServer server;
    for (const WrongPocket& wrong : wrong_pockets) {
        const Reply reply =
            server.ask("POST", std::string("/api/v1/pocket/") + wrong.path, wrong.body);
        EXPECT_EQ(reply.status, 400) << wrong.path << wrong.body << reply.body;
        EXPECT_EQ(reply.error()["field"], wrong.field) << wrong.path << wrong.body << reply.body;
        EXPECT_FALSE(reply.error()["message"].get<std::string>().empty());
    }
}

TEST(PocketQuestions, DrawTheSameCubesForTheSameSeed) {
    const TestServer server;
    const Json       cubes = ask_pocket(server, "random", {{"count", 2}, {"seed", 7}})["cubes"];
    ASSERT_EQ(cubes.size(), 2);
    EXPECT_EQ(cubes[0]["facelets"], "LBFBDUFURRFUDLDFBDLLRURB");
    EXPECT_EQ(cubes[1]["facelets"], "BLUDFUURFRFFDRDDRLLLBUBB");
    EXPECT_EQ(cubes[1]["number"], 2);
    EXPECT_EQ(ask_pocket(server, "random", Json::object())["cubes"].size(), 1);
}

TEST(PocketQuestions, CountPositionsByDistance) {
    const TestServer server;
    const Json       half = ask_pocket(server, "count", Json::object());
    EXPECT_EQ(half["greatest"], 11);
    EXPECT_EQ(half["counts"][11], 2644);
    const Json quarter = ask_pocket(server, "antipodes", {{"metric", "qtm"}});
    EXPECT_EQ(quarter["distance"], 14);
    EXPECT_EQ(quarter["positions"], 276);
    EXPECT_EQ(quarter["classes"].size(), 10);
}

TEST(PocketQuestions, ForPicturesGetPictures) {
    const TestServer server;
    const Reply      svg = server.get("/api/v1/pocket/picture?cube=R&view=3d");
    EXPECT_EQ(svg.header("content-type"), "image/svg+xml");
    EXPECT_TRUE(svg.body.starts_with("<svg"));
    EXPECT_TRUE(
        server.get("/api/v1/pocket/picture?cube=R&format=png&size=64").body.starts_with("\x89PNG"));
    const Reply text = server.get("/api/v1/pocket/picture?cube=R+U&format=text");
    EXPECT_EQ(text.header("content-type"), "text/plain; charset=utf-8");
    EXPECT_TRUE(text.body.starts_with("      U U\n      F F\n")) << text.body;
}

}  // namespace
}  // namespace antipode::testing
