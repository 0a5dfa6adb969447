#include "explore/count/twist_map.h"

namespace antipode::counting {
namespace {

// Of four digits; seven are two lookups.
constexpr std::uint32_t four_digits = 81;
using Sums = std::array<std::array<std::uint8_t, four_digits>, four_digits>;

constexpr Sums sums_of_four_digits = [] {
    Sums sums{};
    for (std::uint32_t a = 0; a < four_digits; ++a)
        for (std::uint32_t b = 0; b < four_digits; ++b) {
            std::uint32_t sum = 0;
            for (std::uint32_t one = 1; one < four_digits; one *= 3)
                sum += (a / one + b / one) % 3 * one;
            sums[a][b] = static_cast<std::uint8_t>(sum);
        }
    return sums;
}();

}  // namespace

std::uint32_t sum_of_twists(std::uint32_t a, std::uint32_t b) {
    return sums_of_four_digits[a % four_digits][b % four_digits]
           + four_digits * sums_of_four_digits[a / four_digits][b / four_digits];
}

}  // namespace antipode::counting
