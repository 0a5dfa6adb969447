#include "service/requests/size.h"

#include <charconv>

#include "notation/characters.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

struct SizeUnit {
    std::string_view name;
    double           bytes;
};

constexpr SizeUnit size_units[] = {{"M", 1e6}, {"MB", 1e6}, {"MiB", 1048576.0},
                                   {"G", 1e9}, {"GB", 1e9}, {"GiB", 1073741824.0}};

constexpr double least   = 1e6;
constexpr double largest = 1e15;

Error wrong_size(std::string_view text) {
    return usage_error(service_message<"not-a-size">(visible(text)));
}

}  // namespace

Result<std::uint64_t> parse_size(std::string_view text) {
    double number = 0;
    const auto [end, code] =
        std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    if (code != std::errc{}) return wrong_size(text);
    const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    for (const SizeUnit& known : size_units) {
        if (known.name != unit) continue;
        const double bytes = number * known.bytes;
        if (!(bytes >= least && bytes <= largest)) return wrong_size(text);
        return static_cast<std::uint64_t>(bytes);
    }
    return wrong_size(text);
}

}  // namespace antipode::service
