// The whole server: the page, the robots' interface and the JSON interface, on one
// port, with everything they need.
//
//     auto app = App::open({.port = 0, .store = TableStore(folder), .workspace = file});
//     if (!app) return app.error();
//     if (auto error = (*app)->start()) return *error;
//     (*app)->port();
//     …
//     (*app)->stop();      // searches that were running are kept as interrupted
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "apps/server/page.h"
#include "base/parallel.h"
#include "base/result.h"
#include "http/server.h"
#include "service/engine/engine.h"

namespace antipode::server {

struct AppOptions {
    std::string               host    = "127.0.0.1";
    std::uint16_t             port    = 8080;                // 0: any free one
    unsigned                  threads = hardware_threads();  // of searches, and for connections
    TableStore                store;
    service::Pages            pages         = service::Pages::huge;
    std::filesystem::path     workspace     = {};
    unsigned                  robot_length  = 20;     // short enough for a robot
    bool                      robot_rows    = false;  // robots' cubes go to the workspace
    std::string               camera_source = {};     // of robots, if not a camera by number
    std::size_t               max_jobs      = 1000;   // that wait
    http::ServerLimits        limits        = {};
    std::span<const PageFile> page          = {};
    std::string               version       = {};
    // Told about every request, from any thread.
    std::function<void(const http::Request&)> on_request = [](const http::Request&) {};
};

class App {
public:
    // Wrong if the workspace cannot be opened.
    static Result<std::unique_ptr<App>> open(AppOptions options);
    ~App();
    App(const App&)            = delete;
    App& operator=(const App&) = delete;

    std::optional<Error> start();  // listens; the error says which port and why
    void                 stop();   // also done by the destructor
    std::uint16_t        port() const;
    std::string          address() const;  // "http://127.0.0.1:8080/"

private:
    class Impl;
    explicit App(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace antipode::server
