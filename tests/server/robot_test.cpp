// A robot that knows only what the table of Cube Explorer's interface says: it
// opens a socket, sends a line, and reads until the server closes.
#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "cube/forms.h"
#include "notation/parse.h"
#include "tests/server/server_fixture.h"

namespace antipode::testing {
namespace {

// The whole answer of the server to GET /?…, by an old client without a Host.
std::string raw_answer(const TestServer& server, const std::string& query) {
    Client client(server.port());
    client.send("GET /?" + query + " HTTP/1.0\r\n\r\n");
    return client.read_all();
}

// What follows the first empty line.
std::string body_of(const std::string& answer) {
    const std::size_t at = answer.find("\r\n\r\n");
    return at == std::string::npos ? "" : answer.substr(at + 4);
}

std::string robot(const TestServer& server, const std::string& query) {
    return body_of(raw_answer(server, query));
}

std::string with_frame(const std::string& text) {
    return "<HTML><BODY>\r\n" + text + "\r\n</BODY></HTML>\r\n";
}

std::string text_in(const std::string& body) {
    const std::string begin = "<HTML><BODY>\r\n", end = "\r\n</BODY></HTML>\r\n";
    if (!body.starts_with(begin) || !body.ends_with(end)) return "(no frame)";
    return body.substr(begin.size(), body.size() - begin.size() - end.size());
}

bool solves(const std::string& maneuver, const std::string& facelets) {
    const auto turns = parse_maneuver(maneuver);
    const auto cube  = parse_cube(facelets);
    return turns && cube && *cube * after(*turns) == solved;
}

constexpr const char* wrong_colours = "Cube cannot be solved. Missing or wrong facelet colors!";

struct Row {
    const char* query;
    const char* text;
};
constexpr Row rows[] = {
    {"", "invalid request"},
    {"UUU", wrong_colours},
    {"nonsense", wrong_colours},
    {"UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBB", wrong_colours},
    {"UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBU", wrong_colours},
    {"UUUUUUUUFURRRRRRRRFFRFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", wrong_colours},  // twisted corner
    {"getLast", "Buffer is empty!"},
    {"getlast", "Buffer is empty!"},
    {"status", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"},
    {"connect0", "Error. No valid capture device index!"},
    {"connect7", "Error. No valid capture device index!"},
    {"scanU", "Wrong command!"},
    {"scanX", "Wrong command!"},
    {"transfer", "Could not resolve the colors due to wrong input."},
    {"clear", "Done!"},
};

TEST(Robot, GetsEveryLineOfTheTableByteForByte) {
    const TestServer server;
    for (const Row& row : rows)
        EXPECT_EQ(robot(server, row.query), with_frame(row.text)) << row.query;
}

TEST(Robot, GetsAManeuverThatIsShortEnough) {
    const TestServer  server;
    const std::string maneuver = text_in(robot(server, hard_cube));
    EXPECT_TRUE(solves(maneuver, hard_cube)) << maneuver;
    EXPECT_LE(parse_maneuver(maneuver)->size(), 20U);
    EXPECT_EQ(text_in(robot(server, "getLast")), maneuver);
}

TEST(Robot, MayWriteFaceletsInEitherCaseAndAnythingBetweenThem) {
    const TestServer server;
    std::string      small = easy_cube;
    for (char& c : small) c = static_cast<char>(std::tolower(c));
    small.insert(27, "-/%20");
    EXPECT_TRUE(solves(text_in(robot(server, small)), easy_cube));
    EXPECT_EQ(text_in(robot(server, to_text(solved, Form::facelets))), "");
}

TEST(Robot, GetsAnAnswerWithoutATypeAndThenTheEndOfTheConnection) {
    const TestServer  server;
    const std::string answer = raw_answer(server, "clear");
    EXPECT_TRUE(answer.starts_with("HTTP/1."));
    EXPECT_NE(answer.find(" 200 OK\r\n"), std::string::npos);
    EXPECT_EQ(answer.find("Content-Type"), std::string::npos);
    EXPECT_TRUE(answer.ends_with("</BODY></HTML>\r\n"));
}

TEST(Robot, OfTodayIsAnsweredLikeOneOfThen) {
    const TestServer server;
    EXPECT_EQ(server.get("/?clear").body, with_frame("Done!"));
    EXPECT_EQ(server.get("/?clear").header("connection"), "close");
}

TEST(Robot, IsNotMeantWhenThePageIsGivenParameters) {
    const TestServer server;
    for (const auto* path : {"/", "/?alg=R_U", "/?lang=fr&view=net"})
        EXPECT_EQ(server.get(path).body, "<p>the page</p>") << path;
}

}  // namespace
}  // namespace antipode::testing
