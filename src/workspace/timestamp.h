// Moments, in milliseconds since 1970, and how they are written: in UTC, as
// 2026-03-01T09:30:00.250Z.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace antipode::workspace {

using Timestamp = std::chrono::sys_time<std::chrono::milliseconds>;

Timestamp now();

std::string to_text(Timestamp time);

// Exactly the form that to_text writes, with or without the milliseconds.
std::optional<Timestamp> parse_timestamp(std::string_view text);

constexpr std::int64_t milliseconds(Timestamp time) { return time.time_since_epoch().count(); }
constexpr Timestamp    timestamp(std::int64_t milliseconds_since_1970) {
       return Timestamp(std::chrono::milliseconds(milliseconds_since_1970));
}

}  // namespace antipode::workspace
