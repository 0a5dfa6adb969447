// Names such as "j17" and "q3": a letter that says what it is, and a number.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace antipode::service {

inline std::optional<std::uint64_t> number_after(char letter, std::string_view name) {
    if (!name.starts_with(letter)) return std::nullopt;
    std::uint64_t number = 0;
    const auto    end    = name.data() + name.size();
    const auto    parsed = std::from_chars(name.data() + 1, end, number);
    if (parsed.ec != std::errc{} || parsed.ptr != end) return std::nullopt;
    return number;
}

}  // namespace antipode::service
