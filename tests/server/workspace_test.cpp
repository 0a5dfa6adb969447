#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <vector>

#include "service/json.h"
#include "tests/server/server_fixture.h"

namespace antipode::testing {
namespace {

using Clock = std::chrono::steady_clock;

void add(const TestServer& server, std::initializer_list<const char*> cubes) {
    Json list = Json::array();
    for (const char* cube : cubes) list.push_back({{"cube", cube}});
    EXPECT_EQ(server.post("/api/v1/workspace/cubes", {{"cubes", list}}).status, 201);
}

// A page that listens.
class Listener : public Client {
public:
    explicit Listener(const TestServer& server) : Client(server.port()) {
        send(server.request("GET", "/api/v1/workspace/events"));
        EXPECT_EQ(read_head().status, 200);
    }

    // From now on no event is missed: this is the last of those that tell how things
    // are.
    void settle() { wait_for("busy"); }

    // The next event of that name; others are passed over.
    Event wait_for(const std::string& name) {
        for (int i = 0; i < 1000; ++i) {
            auto event = read_event();
            if (!event) break;
            if (event->name == name) return *event;
        }
        ADD_FAILURE() << "there was no event " << name;
        return {};
    }
};

TEST(Workspace, KeepsItsRowsOverARestart) {
    TestServer server;
    add(server, {"R U", "M2 E2 S2"});
    server.restart();
    const Json page = server.get("/api/v1/workspace/cubes?sort=id&order=down").json();
    EXPECT_EQ(page["total"], 2);
    EXPECT_EQ(page["rows"][0]["id"], 2);
    EXPECT_EQ(server.get("/api/v1/status").json()["workspace"]["cubes"], 2);
}

TEST(Workspace, UndoesAndRedoes) {
    const TestServer server;
    add(server, {"R", "U"});
    server.post("/api/v1/workspace/delete", {{"ids", {1}}});
    EXPECT_EQ(server.get("/api/v1/workspace/cubes").json()["total"], 1);
    EXPECT_EQ(server.post("/api/v1/workspace/undo", Json::object()).json()["can_redo"], true);
    EXPECT_EQ(server.get("/api/v1/workspace/cubes").json()["total"], 2);
    EXPECT_EQ(server.post("/api/v1/workspace/redo", Json::object()).json()["can_redo"], false);
}

TEST(Workspace, ExportsWhatItImports) {
    const TestServer  server;
    const std::string text = "R U2 F'  (3f)   //three\nD  (1f)\n";
    const Reply       in   = server.ask("POST", "/api/v1/workspace/import?format=txt", text,
                                        "Content-Type: text/plain\r\n");
    EXPECT_EQ(in.status, 201) << in.body;
    const Reply out = server.get("/api/v1/workspace/export?format=txt");
    EXPECT_EQ(out.body, text);
    EXPECT_TRUE(out.header("content-disposition").starts_with("attachment"));
    EXPECT_TRUE(out.header("content-type").starts_with("text/plain"));
}

TEST(Workspace, ExportsSoManyRowsThatTheirNumbersFitNoAddress) {
    const TestServer server;
    std::string      text;
    Json             ids = Json::array();
    for (int id = 1; id <= 6000; ++id) {
        text += "R U\n";
        ids.push_back(id);
    }
    server.ask("POST", "/api/v1/workspace/import?format=txt", text, "Content-Type: text/plain\r\n");
    const Reply all = server.post("/api/v1/workspace/export", {{"format", "txt"}, {"ids", ids}});
    EXPECT_EQ(all.status, 200) << all.body;
    EXPECT_EQ(std::ranges::count(all.body, '\n'), 6000);
    const Reply sheet = server.post("/api/v1/workspace/export", {{"format", "html"}, {"ids", ids}});
    EXPECT_EQ(sheet.status, 400);
    EXPECT_EQ(sheet.json()["error"]["code"], "too-many-for-a-sheet");
}

TEST(Workspace, TakesLargeFiles) {
    const TestServer server;
    std::string      text;
    while (text.size() < 3 * 1024 * 1024) text += "// a remark that is nothing but a remark\n";
    text += "R U\n";
    const Reply reply = server.ask("POST", "/api/v1/workspace/import?format=txt", text,
                                   "Content-Type: text/plain\r\n");
    EXPECT_EQ(reply.status, 201) << reply.body;
    EXPECT_EQ(server.ask("POST", "/api/v1/info", text).status, 413);
}

TEST(Workspace, TellsEveryPageHowThingsAreAndWhatChanges) {
    const TestServer server;
    Listener         one(server), other(server);
    for (Listener* page : {&one, &other}) {
        EXPECT_EQ(page->wait_for("list").data["total"], 0);
        EXPECT_EQ(page->wait_for("tables").data["tables"].size(), 2U);
        EXPECT_EQ(page->wait_for("busy").data["running"], 0);
    }
    add(server, {"R U"});
    for (Listener* page : {&one, &other}) EXPECT_EQ(page->wait_for("list").data["total"], 1);
    server.ask("PATCH", "/api/v1/workspace/cubes/1", R"({"name":"short"})");
    for (Listener* page : {&one, &other}) EXPECT_EQ(page->wait_for("row").data["name"], "short");
}

TEST(Workspace, TellsAboutRowsThatRun) {
    const TestServer server;
    add(server, {hard_cube});
    Listener page(server);
    page.settle();
    const Json run =
        server.post("/api/v1/workspace/run", {{"all", true}, {"max_length", 20}}).json();
    EXPECT_EQ(run["queued"], 1);
    Json row;
    for (int i = 0; i < 1000 && row["state"] != "done"; ++i) row = page.wait_for("row").data;
    EXPECT_LE(row["length"], 20);
}

TEST(Workspace, TellsAtMostTenTimesASecondAboutARow) {
    const TestServer server;
    add(server, {hard_cube});
    Listener page(server);
    page.settle();
    server.post("/api/v1/workspace/run", {{"all", true}, {"time_ms", 1500}});
    const auto start = Clock::now();
    int        count = 0;
    for (Json row; row["state"] != "done"; ++count) row = page.wait_for("row").data;
    const std::chrono::duration<double> elapsed = Clock::now() - start;
    EXPECT_LE(count, 10 * elapsed.count() + 2);
}

TEST(Workspace, TellsTwoHundredPages) {
    const TestServer                       server;
    std::vector<std::unique_ptr<Listener>> pages;
    for (int i = 0; i < 200; ++i) pages.push_back(std::make_unique<Listener>(server));
    for (const auto& page : pages) page->settle();
    add(server, {"R U"});
    for (const auto& page : pages) EXPECT_EQ(page->wait_for("list").data["total"], 1);
}

TEST(Workspace, PausesContinuesAndStopsRows) {
    const TestServer server;
    add(server, {hard_cube, hard_cube});
    server.post("/api/v1/workspace/run", {{"ids", {1, 2}}, {"at_once", 1}});
    Listener page(server);
    page.settle();
    EXPECT_EQ(server.post("/api/v1/workspace/pause", {{"all", true}}).json()["rows"], 2);
    EXPECT_EQ(server.post("/api/v1/workspace/continue", {{"all", true}}).json()["rows"], 2);
    EXPECT_EQ(server.post("/api/v1/workspace/stop", {{"all", true}}).json()["rows"], 2);
    for (Json busy = {{"running", 1}}; busy["running"] != 0;) busy = page.wait_for("busy").data;
}

TEST(Workspace, GetsTheCubesOfRobotsIfThatIsWanted) {
    auto options       = TestServer::usual_options();
    options.robot_rows = true;
    const TestServer server(options);
    server.get(std::string("/?") + easy_cube);
    const Json page = server.get("/api/v1/workspace/cubes").json();
    ASSERT_EQ(page["total"], 1) << page;
    EXPECT_EQ(page["rows"][0]["position"], easy_cube);
    EXPECT_FALSE(page["rows"][0]["maneuver"].is_null());
}

TEST(Workspace, BelongsToOneServerAtATime) {
    const TestServer server;
    auto             options = TestServer::usual_options();
    options.workspace        = server.folder() / "workspace.sqlite";
    const auto second        = server::App::open(options);
    ASSERT_FALSE(second.has_value());
    EXPECT_EQ(second.error().kind, ErrorKind::environment);
}

}  // namespace
}  // namespace antipode::testing
