#include "workspace/timestamp.h"

#include <fmt/format.h>

#include <array>

namespace antipode::workspace {
namespace {

namespace chrono = std::chrono;

constexpr std::string_view pattern = "dddd-dd-ddTdd:dd:dd.ddd";  // d is a digit

// Whether the text follows the pattern as far as it goes.
bool follows_pattern(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_digit = '0' <= text[i] && text[i] <= '9';
        if (pattern[i] == 'd' ? !is_digit : text[i] != pattern[i]) return false;
    }
    return true;
}

int number(std::string_view digits) {
    int value = 0;
    for (const char digit : digits) value = 10 * value + (digit - '0');
    return value;
}

}  // namespace

Timestamp now() { return chrono::floor<chrono::milliseconds>(chrono::system_clock::now()); }

std::string to_text(Timestamp time) {
    const auto                   day = chrono::floor<chrono::days>(time);
    const chrono::year_month_day date(day);
    const chrono::hh_mm_ss       clock(time - day);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                       clock.hours().count(), clock.minutes().count(), clock.seconds().count(),
                       clock.subseconds().count());
}

std::optional<Timestamp> parse_timestamp(std::string_view text) {
    constexpr std::size_t without_ms = pattern.size() - 4;
    if (!text.ends_with('Z')) return std::nullopt;
    text.remove_suffix(1);
    const bool has_ms = text.size() == pattern.size();
    if ((!has_ms && text.size() != without_ms) || !follows_pattern(text)) return std::nullopt;
    const auto part = [&](std::size_t at, std::size_t size) {
        return number(text.substr(at, size));
    };
    const chrono::year_month_day date(chrono::year(part(0, 4)),
                                      chrono::month(static_cast<unsigned>(part(5, 2))),
                                      chrono::day(static_cast<unsigned>(part(8, 2))));
    if (!date.ok() || part(11, 2) > 23 || part(14, 2) > 59 || part(17, 2) > 59) return std::nullopt;
    return chrono::sys_days(date) + chrono::hours(part(11, 2)) + chrono::minutes(part(14, 2))
           + chrono::seconds(part(17, 2)) + chrono::milliseconds(has_ms ? part(20, 3) : 0);
}

}  // namespace antipode::workspace
