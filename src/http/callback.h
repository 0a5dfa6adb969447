// Calls what users of the server gave it.
#pragma once

#include <functional>

namespace antipode::http {

// Nothing a callback throws may end the thread that serves everybody.
inline void call(const std::function<void()>& callback) noexcept {
    if (!callback) return;
    try {
        callback();
    } catch (...) {  // NOLINT(bugprone-empty-catch): there is nobody to tell.
    }
}

}  // namespace antipode::http
