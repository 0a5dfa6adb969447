// One line on standard error that tells how far a long piece of work is, and
// vanishes when it is done. Nothing is shown with --quiet, nor when standard
// error is no terminal.
//
//     ProgressLine progress(session);
//     progress.show("building phase-one-htm", 0.43);   // building phase-one-htm  43 %  2.6 s
#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <string_view>

#include "apps/cli/session.h"

namespace antipode::cli {

// Any thread may call any of the functions.
class ProgressLine {
public:
    explicit ProgressLine(const Session& session);
    ~ProgressLine() { erase(); }
    ProgressLine(const ProgressLine&)            = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    // `fraction` is from 0 to 1, or nothing where the end is not known. The time
    // shown is the age of this object. Calls in quick succession cost nothing.
    void show(std::string_view text, std::optional<double> fraction = std::nullopt);

    // To be called before anything else is written to the terminal; the next
    // show() brings the line back.
    void erase();

private:
    using Clock = std::chrono::steady_clock;

    const bool              is_wanted_;
    const Clock::time_point started_ = Clock::now();
    std::mutex              mutex_;  // guards what follows
    Clock::time_point       drawn_at_ = {};
    bool                    is_drawn_ = false;
};

}  // namespace antipode::cli
