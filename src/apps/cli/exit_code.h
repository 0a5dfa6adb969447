// What the program tells the shell. The numbers are a promise to scripts.
#pragma once

#include <array>
#include <string_view>

#include "base/result.h"

namespace antipode::cli {

enum class ExitCode : int {
    done        = 0,
    not_found   = 1,
    usage       = 2,
    invalid     = 3,
    environment = 4,
    interrupted = 130,
};

struct ExitCodeRow {
    ExitCode         code;
    std::string_view meaning;
};

inline constexpr std::array exit_code_rows = {
    ExitCodeRow{ExitCode::done, "done, found"},
    ExitCodeRow{ExitCode::not_found, "nothing found, or the answer is no"},
    ExitCodeRow{ExitCode::usage, "wrong usage"},
    ExitCodeRow{ExitCode::invalid, "invalid cube or maneuver"},
    ExitCodeRow{ExitCode::environment, "trouble with files or memory"},
    ExitCodeRow{ExitCode::interrupted, "interrupted"},
};

constexpr ExitCode exit_code_of(ErrorKind kind) {
    switch (kind) {
        case ErrorKind::usage:
            return ExitCode::usage;
        case ErrorKind::invalid:
            return ExitCode::invalid;
        case ErrorKind::environment:
        case ErrorKind::busy:
            return ExitCode::environment;
        case ErrorKind::not_found:
            return ExitCode::not_found;
        case ErrorKind::stopped:
            break;
    }
    return ExitCode::interrupted;
}

}  // namespace antipode::cli
