// The lock of a file that long work is kept in and goes on from: a second program that is given the
// same file is told so, instead of writing between the lines of the first.
#pragma once

#include <chrono>

#include "base/file_lock.h"

namespace antipode {

inline FileLock lock_beside(std::filesystem::path path) {
    // A program that was killed keeps its lock until its memory is given back, which may
    // take longer than starting the next one.
    constexpr auto time_to_end = std::chrono::seconds(2);
    path += ".lock";
    return FileLock::wait(path, {.max_time = time_to_end});
}

}  // namespace antipode
