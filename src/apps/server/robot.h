// Cube Explorer's interface for robots: GET /?… with a short HTML text as the
// answer, after which the connection closes. Programs of many years depend on
// every byte of it.
//
//     if (Robot::is_meant(request)) robot.answer(exchange);
//
// Where Cube Explorer answers one robot at a time, this one answers all of them; the camera is
// one for all.
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "http/server.h"
#include "service/answers/camera.h"
#include "service/engine/engine.h"
#include "service/tasks/work_pool.h"

namespace antipode::server {

class Robot {
public:
    struct Options {
        unsigned                  length        = 20;  // short enough for a robot
        std::chrono::milliseconds time          = std::chrono::seconds(2);  // then the best so far
        std::string               camera_source = {};  // what connect0 opens, if not camera 0
        // Where cameras are asked, which may take a while; false if too much is waiting there.
        std::function<bool(std::function<void()>)> aside = [](const std::function<void()>& work) {
            work();
            return true;
        };
        // Told about every cube that a robot had solved.
        std::function<void(const service::SolveAnswer&)> on_solved =
            [](const service::SolveAnswer&) {};
    };

    Robot(service::Engine& engine, service::WorkPool& pool, Options options)
        : engine_(engine),
          pool_(pool),
          options_(std::move(options)),
          camera_(options_.camera_source) {}

    // Whether the request is a robot's: "/?" and anything but parameters of the
    // page, which have a name, "=" and a value.
    static bool is_meant(const http::Request& request);

    void answer(const http::Exchange& exchange);

private:
    bool answer_verb(std::string_view text, const http::Exchange& exchange);
    // The line that a robot gets, of a solution if there is one.
    using LineOf = std::function<std::string(const service::SolveAnswer*)>;
    void        solve(const Cube& cube, const http::Exchange& exchange, const LineOf& line_of);
    void        transfer(const http::Exchange& exchange);
    std::string keep(const service::SolveAnswer& answer);
    // The verbs, with what stands behind them.
    std::string last_line(std::string_view operand);
    std::string preview(std::string_view operand);
    std::string connect(std::string_view operand);
    std::string scan(std::string_view operand);
    std::string forget_faces(std::string_view operand);

    service::Engine&   engine_;
    service::WorkPool& pool_;
    const Options      options_;

    std::mutex                 mutex_;         // guards what follows
    std::optional<std::string> last_;          // maneuver
    std::mutex                 camera_mutex_;  // guards what follows
    service::RobotCamera       camera_;
};

}  // namespace antipode::server
