// A whole server on a free port, with a workspace of its own. Its tables are those
// of all tests; they are mapped, not copied, so that it starts at once.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>

#include "apps/server/app.h"
#include "service/json.h"
#include "tests/server/client.h"
#include "tests/support/temporary_folder.h"

namespace antipode::testing {

inline constexpr server::PageFile small_page[] = {
    {"/index.html", "11", "<p>the page</p>", ""},
    {"/assets/app-1a2b.js", "22", "export {};", ""},
};

// Of R U R' U', and of a cube that takes a moment.
inline constexpr const char* easy_cube = "UULUUFUUFRRUBRRURRFFDFFUFFFDDRDDDDDDBLLLLLLLLBRRBBBBBB";
inline constexpr const char* hard_cube = "DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD";

class TestServer {
public:
    explicit TestServer(server::AppOptions options = usual_options()) { start(std::move(options)); }

    static server::AppOptions usual_options() {
        return {.port    = 0,
                .threads = 2,
                .store   = TableStore(default_table_folder()),
                .pages   = service::Pages::small,
                .page    = small_page,
                .version = "1.2.3"};
    }

    std::uint16_t port() const { return app_->port(); }

    // On a connection of its own.
    Reply ask(std::string_view method, std::string_view path, std::string_view body = {},
              const std::string& headers = "") const {
        Client client(port());
        client.send(request(method, path, body, headers));
        return method == "HEAD" ? client.read_head() : client.read_reply();
    }
    Reply get(std::string_view path) const { return ask("GET", path); }
    Reply post(std::string_view path, const Json& body) const {
        return ask("POST", path, body.dump());
    }

    // As a careful client sends it.
    std::string request(std::string_view method, std::string_view path, std::string_view body = {},
                        const std::string& headers = "") const {
        std::string text = std::string(method) + " " + std::string(path) + " HTTP/1.1\r\n"
                           + "Host: 127.0.0.1:" + std::to_string(port()) + "\r\n" + headers;
        if (!body.empty() && headers.find("Content-Type") == std::string::npos)
            text += "Content-Type: application/json\r\n";
        if (!body.empty()) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
        return text + "\r\n" + std::string(body);
    }

    // The same workspace, as after a restart of the program.
    void restart(server::AppOptions options = usual_options()) {
        app_.reset();
        start(std::move(options));
    }

    const std::filesystem::path& folder() const { return folder_.path(); }

private:
    void start(server::AppOptions options) {
        options.workspace = folder_.path() / "workspace.sqlite";
        auto app          = server::App::open(std::move(options));
        ASSERT_TRUE(app.has_value()) << app.error().message.text();
        app_             = *std::move(app);
        const auto error = app_->start();
        ASSERT_FALSE(error) << error->message.text();
    }

    TemporaryFolder              folder_;
    std::unique_ptr<server::App> app_;
};

// Asks until it is so, for a minute at most: sanitizers and busy machines take their time.
template <class Condition>
bool comes_true(const Condition& condition) {
    for (int i = 0; i < 6000; ++i) {
        if (condition()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

// Whether what is at the path, a job or a question or a row, gets into the state.
inline bool comes_to(const TestServer& server, const std::string& path, const std::string& state) {
    return comes_true([&] { return server.get(path).json()["state"] == state; });
}

// What a robot reads in the answer to a verb of Cube Explorer.
inline std::string robot_line(const TestServer& server, const std::string& query) {
    Client client(server.port());
    client.send("GET /?" + query + " HTTP/1.0\r\n\r\n");
    const std::string answer = client.read_all();
    const std::string begin = "<HTML><BODY>\r\n", end = "\r\n</BODY>";
    const std::size_t from = answer.find(begin) + begin.size();
    return answer.substr(from, answer.find(end) - from);
}

}  // namespace antipode::testing
