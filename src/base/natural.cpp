#include "base/natural.h"

#include <algorithm>

namespace antipode {

Natural::Natural(std::uint64_t value) {
    for (; value != 0; value >>= 32) digits_.push_back(static_cast<std::uint32_t>(value));
}

Natural& Natural::operator*=(std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (std::uint32_t& digit : digits_) {
        carry += std::uint64_t{digit} * factor;
        digit = static_cast<std::uint32_t>(carry);
        carry >>= 32;
    }
    if (carry != 0) digits_.push_back(static_cast<std::uint32_t>(carry));
    if (factor == 0) digits_.clear();
    return *this;
}

std::uint32_t Natural::divide(std::uint32_t divisor) {
    std::uint64_t remainder = 0;
    for (auto digit = digits_.rbegin(); digit != digits_.rend(); ++digit) {
        remainder = (remainder << 32) | *digit;
        *digit    = static_cast<std::uint32_t>(remainder / divisor);
        remainder %= divisor;
    }
    while (!digits_.empty() && digits_.back() == 0) digits_.pop_back();
    return static_cast<std::uint32_t>(remainder);
}

std::string Natural::decimal() const {
    if (digits_.empty()) return "0";
    std::string text;
    for (Natural rest = *this; !rest.digits_.empty();) text += char('0' + rest.divide(10));
    std::reverse(text.begin(), text.end());
    return text;
}

std::strong_ordering operator<=>(const Natural& a, const Natural& b) {
    if (const auto by_size = a.digits_.size() <=> b.digits_.size(); by_size != 0) return by_size;
    return std::lexicographical_compare_three_way(a.digits_.rbegin(), a.digits_.rend(),
                                                  b.digits_.rbegin(), b.digits_.rend());
}

}  // namespace antipode
