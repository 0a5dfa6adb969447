// Turns Ctrl-C into a request to stop, while there is work that listens to it.
//
//     StopOnInterrupt interrupt;
//     solver.solve(request, {.stop = interrupt.token()});
//     if (interrupt.happened()) return ExitCode::interrupted;
//
// The first Ctrl-C asks, the second one ends the program at once with exit code
// 130. Other signals can be listened to in the same way, such as SIGTERM. Keep the object no longer
// than the work: a program that waits for input has nobody to ask. Make it before the threads of
// the work, which inherit from it that the signal is not for them.
#pragma once

#include <csignal>
#include <filesystem>
#include <initializer_list>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

namespace antipode::cli {

class StopOnInterrupt {
public:
    explicit StopOnInterrupt(std::initializer_list<int> signals = {SIGINT});
    ~StopOnInterrupt();
    StopOnInterrupt(const StopOnInterrupt&)            = delete;
    StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;

    std::stop_token token() const { return source_.get_token(); }
    bool            happened() const { return source_.stop_requested(); }

private:
    void watch();

    std::stop_source source_;
    sigset_t         mask_before_;
    int              signals_ = -1;  // readable when a signal has come
    int              end_;           // readable when the work is done
    std::jthread     watcher_;
};

// What is said of work that --resume can keep, in this file if it is said.
std::string interruption_note(const std::optional<std::filesystem::path>& file);

}  // namespace antipode::cli
