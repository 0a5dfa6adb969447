// A lock between processes, and between threads: whoever holds the lock of a
// path is the only one. It ends with its holder, even one killed, and leaves no
// file behind.
//
//     const FileLock lock = FileLock::attempt(folder / "table.lock");
//     if (lock.state() == FileLock::State::held) …
#pragma once

#include <filesystem>
#include <optional>
#include <system_error>

#include "base/file.h"

namespace antipode {

class FileLock {
public:
    enum class State {
        held,    // by this object, until it goes
        busy,    // by another one
        failed,  // the lock file cannot be made here; error() says why
    };

    // Does not wait.
    static FileLock attempt(const std::filesystem::path& path);

    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&&)      = delete;
    FileLock(const FileLock&)            = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

    State           state() const { return state_; }
    std::error_code error() const { return error_; }

private:
    FileLock(State state, std::error_code error) : state_(state), error_(error) {}
    FileLock(std::filesystem::path path, File file);

    State                 state_;
    std::error_code       error_;
    std::filesystem::path path_;
    std::optional<File>   file_;
};

}  // namespace antipode
