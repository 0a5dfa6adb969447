// Cube Explorer's interface for robots: GET /?… with a short HTML text as the
// answer, after which the connection closes. Programs of many years depend on
// every byte of it.
//
//     if (Robot::is_meant(request)) robot.answer(exchange);
//
// Where Cube Explorer answers one robot at a time, this one answers all of them.
// No camera is connected: the verbs for one say so.
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "http/server.h"
#include "service/engine/engine.h"
#include "service/tasks/work_pool.h"

namespace antipode::server {

class Robot {
public:
    struct Options {
        unsigned                  length = 20;                       // short enough for a robot
        std::chrono::milliseconds time   = std::chrono::seconds(2);  // then the best so far
        // Told about every cube that a robot had solved.
        std::function<void(const service::SolveAnswer&)> on_solved =
            [](const service::SolveAnswer&) {};
    };

    Robot(service::Engine& engine, service::WorkPool& pool, Options options)
        : engine_(engine), pool_(pool), options_(std::move(options)) {}

    // Whether the request is a robot's: "/?" and anything but parameters of the
    // page, which have a name, "=" and a value.
    static bool is_meant(const http::Request& request);

    void answer(const http::Exchange& exchange);

private:
    void                       solve(const Cube& cube, const http::Exchange& exchange);
    std::string                keep(const service::SolveAnswer& answer);
    std::string                last_line() const;
    std::optional<std::string> line_of_verb(std::string_view text) const;

    service::Engine&   engine_;
    service::WorkPool& pool_;
    const Options      options_;

    mutable std::mutex         mutex_;  // guards what follows
    std::optional<std::string> last_;   // maneuver
};

}  // namespace antipode::server
