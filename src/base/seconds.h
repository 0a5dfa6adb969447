// Spans of time as numbers of seconds, as people and JSON have them.
#pragma once

#include <chrono>

namespace antipode {

inline double in_seconds(std::chrono::duration<double> time) { return time.count(); }

inline double seconds_since(std::chrono::steady_clock::time_point start) {
    return in_seconds(std::chrono::steady_clock::now() - start);
}

inline std::chrono::nanoseconds from_seconds(double seconds) {
    return std::chrono::round<std::chrono::nanoseconds>(std::chrono::duration<double>(seconds));
}

}  // namespace antipode
