// Scanning over HTTP: frames of a page, decisions with what a person settled, and a robot with a
// camera.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/read_file.h"
#include "service/json.h"
#include "service/queries/query.h"
#include "tests/server/server_fixture.h"
#include "tests/support/pictures.h"

namespace antipode::testing {
namespace {

Json scan_example() { return Json::parse(service::find_query("scan")->example); }
Json face_example() { return Json::parse(service::find_query("scan/face")->example); }

TEST(ScanOverHttp, WhatAPersonSettlesIsFollowed) {
    const TestServer server;
    Json             request = scan_example();
    EXPECT_EQ(server.post("/api/v1/scan", request).json()["doubtful"], Json::array());
    // The first sticker is said to be white, as the centre of L is.
    request["settled"] = Json::array({{{"patch", 0}, {"picture", 4}}});
    const Json answer  = server.post("/api/v1/scan", request).json();
    EXPECT_EQ(answer["facelets"].get<std::string>()[0], 'L');
    EXPECT_FALSE(answer["doubtful"].empty());
}

TEST(ScanOverHttp, ContradictionsAreNamed) {
    const TestServer server;
    Json             request = scan_example();
    request["settled"]       = Json::array({{{"patch", 4}, {"picture", 1}}});
    const Reply centre       = server.post("/api/v1/scan", request);
    EXPECT_EQ(centre.status, 400);
    EXPECT_EQ(centre.error()["field"], "settled[0]");
    request["settled"] =
        Json::array({{{"patch", 3}, {"picture", 1}}, {{"patch", 3}, {"picture", 2}}});
    EXPECT_EQ(server.post("/api/v1/scan", request).error()["field"], "settled[1]");
    request = {{"rgb", Json::array({Json::array({1, 2})})}};
    EXPECT_EQ(server.post("/api/v1/scan", request).status, 400);
}

TEST(ScanOverHttp, AFrameGivesTheFace) {
    if (!can_see()) GTEST_SKIP() << "OpenCV is not installed";
    const TestServer server;
    Json             request = face_example();
    const Json       answer  = server.post("/api/v1/scan/face", request).json();
    EXPECT_EQ(answer["found"], true);
    EXPECT_EQ(answer["corners"].size(), 4u);
    EXPECT_EQ(answer["rgb"].size(), 9u);
    request["picture"] = "data:image/jpeg;base64," + request["picture"].get<std::string>();
    EXPECT_EQ(server.post("/api/v1/scan/face", request).json(), answer);
}

// As browsers send it.
std::string base64_of(const std::string& path) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const std::string bytes = *read_file(path);
    std::string       text;
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        unsigned group = 0;
        for (std::size_t i = at; i < at + 3; ++i)
            group = group << 8 | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0u);
        for (std::size_t i = 0; i < 4; ++i)
            text += at + i > bytes.size() ? '=' : digits[group >> (18 - 6 * i) & 63];
    }
    return text;
}

// Two photographs, each of three faces.
TEST(ScanOverHttp, TwoCornersMakeTheCube) {
    if (!can_see()) GTEST_SKIP() << "OpenCV is not installed";
    const TestServer server;
    Json             request = {
                    {"rgb", Json::array()},
                    {"order", "any"},
                    {"corner_views", Json::array({{{"pictures", {0, 1, 2}}}, {{"pictures", {3, 4, 5}}}})}};
    for (const std::string& path : corner_files()) {
        const Json picture = {{"picture", base64_of(path)}, {"corner", true}};
        const Json answer  = server.post("/api/v1/scan/face", picture).json();
        ASSERT_EQ(answer["faces"].size(), 3u) << answer;
        EXPECT_FALSE(answer.contains("rgb"));
        for (const Json& face : answer["faces"])
            for (const Json& patch : face["rgb"]) request["rgb"].push_back(patch);
    }
    const Json cube = server.post("/api/v1/scan", request).json();
    EXPECT_EQ(cube["facelets"], camera_cube);
    EXPECT_EQ(cube["doubtful"], Json::array());
}

TEST(ScanOverHttp, CornerViewsThatOverlapAreRefused) {
    const TestServer server;
    Json             request = scan_example();
    request["order"]         = "any";
    request["corner_views"]  = Json::array({{{"pictures", {0, 1, 2}}}, {{"pictures", {2, 4, 5}}}});
    EXPECT_EQ(server.post("/api/v1/scan", request).error()["field"], "corner_views[1].pictures");
    request["corner_views"] = Json::array({{{"pictures", {0, 1, 2}}}});
    request["order"]        = "net";
    EXPECT_EQ(server.post("/api/v1/scan", request).error()["field"], "corner_views");
}

TEST(ScanOverHttp, AFrameIsComparedWithThoseBefore) {
    if (!can_see()) GTEST_SKIP() << "OpenCV is not installed";
    const TestServer server;
    Json             request = face_example();
    const Json       first   = server.post("/api/v1/scan/face", request).json();
    EXPECT_EQ(first["steady"], false);
    EXPECT_FALSE(first.contains("again"));
    Json other = first["rgb"];
    for (Json& patch : other) patch = Json::array({patch[2], patch[0], patch[1]});
    request["before"] = first["rgb"];
    request["taken"]  = Json::array({{{"rgb", other}}, {{"rgb", first["rgb"]}}});
    const Json second = server.post("/api/v1/scan/face", request).json();
    EXPECT_EQ(second["steady"], true);
    EXPECT_EQ(second["again"], 1);
    request["taken"]       = Json::array({{{"rgb", Json::array()}}});
    const Reply short_face = server.post("/api/v1/scan/face", request);
    EXPECT_EQ(short_face.status, 400);
    EXPECT_EQ(short_face.error()["field"], "taken[0].rgb");
}

TEST(ScanOverHttp, WhyThereIsNoFaceIsTold) {
    if (!can_see()) GTEST_SKIP() << "OpenCV is not installed";
    const TestServer server;
    const Json       answer = server.post("/api/v1/scan/face", {{"picture", black_picture}}).json();
    EXPECT_EQ(answer["found"], false);
    EXPECT_EQ(answer["reason"], "the picture is black: is the lens covered?");
    EXPECT_EQ(answer["reason_message"]["code"], "picture-is-black");
}

TEST(ScanOverHttp, WhatIsNoPictureIsRefused) {
    const TestServer server;
    for (const char* text : {"", "R0lGODlh", "not base64"}) {
        const Reply reply = server.post("/api/v1/scan/face", {{"picture", text}});
        EXPECT_GE(reply.status, 400) << text;
        EXPECT_EQ(reply.error()["field"], "picture") << text;
    }
}

// ---- robots ------------------------------------------------------------------------------

TEST(RobotCamera, ScansAFolderOfPicturesFaceByFace) {
    if (!can_see()) GTEST_SKIP() << "OpenCV is not installed";
    server::AppOptions options = TestServer::usual_options();
    options.camera_source      = camera_folder;
    const TestServer server(std::move(options));
    EXPECT_EQ(robot_line(server, "scanU"), "Wrong command!");
    EXPECT_EQ(robot_line(server, "Connect0"), "Done!");
    for (const char* face : {"U", "R", "F", "D", "L"})
        EXPECT_EQ(robot_line(server, std::string("scan") + face), "Done!");
    EXPECT_EQ(robot_line(server, "transfer"), "Could not resolve the colors due to wrong input.");
    EXPECT_EQ(robot_line(server, "scanB"), "Done!");
    const std::string preview = robot_line(server, "status");
    for (const char colour : std::string_view("robgyw"))
        EXPECT_EQ(std::ranges::count(preview, colour), 9) << preview;
    EXPECT_EQ(robot_line(server, "transfer"), "Done!");
    EXPECT_EQ(robot_line(server, "Clear"), "Done!");
    EXPECT_EQ(robot_line(server, "status"), std::string(54, 'x'));
}

TEST(RobotCamera, DoesWithoutOneAsBefore) {
    const TestServer server;
    EXPECT_EQ(robot_line(server, "connect77"), "Error. No valid capture device index!");
    EXPECT_EQ(robot_line(server, "scanX"), "Wrong command!");
}

}  // namespace
}  // namespace antipode::testing
