#include "service/requests/amount.h"

#include <charconv>
#include <optional>
#include <span>

#include "notation/characters.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

struct Unit {
    std::string_view name;
    double           factor;
};

constexpr Unit time_units[] = {{"", 1},   {"s", 1},    {"us", 1e-6}, {"ms", 1e-3},
                               {"m", 60}, {"min", 60}, {"h", 3600},  {"d", 86400}};
constexpr Unit size_units[] = {{"M", 1e6}, {"MB", 1e6}, {"MiB", 1048576.0},
                               {"G", 1e9}, {"GB", 1e9}, {"GiB", 1073741824.0}};

constexpr double longest_time   = 365 * 86400.0;
constexpr double least_memory   = 1e6;
constexpr double largest_memory = 1e15;

// In the unit whose factor is 1.
std::optional<double> amount_in(std::string_view text, std::span<const Unit> units) {
    double number = 0;
    const auto [end, code] =
        std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    if (code != std::errc{}) return std::nullopt;
    const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    for (const Unit& known : units)
        if (known.name == unit) return number * known.factor;
    return std::nullopt;
}

}  // namespace

Result<std::chrono::nanoseconds> parse_duration(std::string_view text) {
    const auto seconds = amount_in(text, time_units);
    if (!seconds || !(*seconds > 0 && *seconds <= longest_time))
        return usage_error(service_message<"not-a-time">(visible(text)));
    return std::chrono::nanoseconds(static_cast<std::int64_t>(*seconds * 1e9));
}

Result<std::uint64_t> parse_size(std::string_view text) {
    const auto bytes = amount_in(text, size_units);
    if (!bytes || !(*bytes >= least_memory && *bytes <= largest_memory))
        return usage_error(service_message<"not-a-size">(visible(text)));
    return static_cast<std::uint64_t>(*bytes);
}

}  // namespace antipode::service
