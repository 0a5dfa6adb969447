#include "service/requests/duration.h"

#include <charconv>

#include "notation/characters.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

struct Unit {
    std::string_view name;
    double           seconds;
};

constexpr Unit units[] = {{"", 1},   {"s", 1},    {"us", 1e-6}, {"ms", 1e-3},
                          {"m", 60}, {"min", 60}, {"h", 3600},  {"d", 86400}};

constexpr double longest = 365 * 86400.0;

Error wrong_duration(std::string_view text) {
    return usage_error(service_message<"not-a-time">(visible(text)));
}

}  // namespace

Result<std::chrono::nanoseconds> parse_duration(std::string_view text) {
    double number = 0;
    const auto [end, code] =
        std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    if (code != std::errc{}) return wrong_duration(text);
    const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    for (const Unit& known : units) {
        if (known.name != unit) continue;
        const double seconds = number * known.seconds;
        if (!(seconds > 0 && seconds <= longest)) return wrong_duration(text);
        return std::chrono::nanoseconds(static_cast<std::int64_t>(seconds * 1e9));
    }
    return wrong_duration(text);
}

}  // namespace antipode::service
