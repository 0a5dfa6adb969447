#include "base/size_text.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace antipode {

std::string size_text(std::uint64_t bytes) {
    constexpr std::array<std::string_view, 5> units = {"B", "kB", "MB", "GB", "TB"};

    double      size = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; size >= 999.5 && unit + 1 < units.size(); ++unit) size /= 1000;
    const int decimals = unit == 0 || size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2;
    return fmt::format("{:.{}f} {}", size, decimals, units[unit]);
}

}  // namespace antipode
