// A lock between processes, and between threads: whoever holds the lock of a
// path is the only one. It ends with its holder, even one killed, and leaves no
// file behind.
//
//     const FileLock lock = FileLock::attempt(folder / "table.lock");
//     if (lock.state() == FileLock::State::held) …
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
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

    // Waits for whoever holds it, as long as the limit says; calls on_busy, if there is
    // one, when the waiting begins.
    struct WaitLimit {
        std::stop_token           stop     = {};
        std::chrono::milliseconds max_time = std::chrono::milliseconds::max();
    };
    static FileLock wait(const std::filesystem::path& path, const WaitLimit& limit,
                         const std::function<void()>& on_busy = {});

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
