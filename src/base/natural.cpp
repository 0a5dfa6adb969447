#include "base/natural.h"

#include <algorithm>
#include <cassert>

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

Natural& Natural::operator*=(const Natural& factor) {
    Natural product;
    for (auto digit = factor.digits_.rbegin(); digit != factor.digits_.rend(); ++digit) {
        if (!product.digits_.empty()) product.digits_.insert(product.digits_.begin(), 0);
        product += Natural(*this) *= *digit;
    }
    return *this = std::move(product);
}

Natural& Natural::operator+=(const Natural& more) {
    digits_.resize(std::max(digits_.size(), more.digits_.size()));
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < digits_.size(); ++i) {
        carry += std::uint64_t{digits_[i]} + (i < more.digits_.size() ? more.digits_[i] : 0);
        digits_[i] = static_cast<std::uint32_t>(carry);
        carry >>= 32;
    }
    if (carry != 0) digits_.push_back(static_cast<std::uint32_t>(carry));
    return *this;
}

Natural& Natural::operator-=(const Natural& less) {
    assert(*this >= less);
    std::uint32_t borrow = 0;
    for (std::size_t i = 0; i < digits_.size(); ++i) {
        const std::uint64_t taken =
            std::uint64_t{i < less.digits_.size() ? less.digits_[i] : 0} + borrow;
        borrow     = digits_[i] < taken ? 1 : 0;
        digits_[i] = static_cast<std::uint32_t>((std::uint64_t{borrow} << 32) + digits_[i] - taken);
    }
    drop_leading_zeros();
    return *this;
}

void Natural::drop_leading_zeros() {
    while (!digits_.empty() && digits_.back() == 0) digits_.pop_back();
}

std::uint32_t Natural::divide(std::uint32_t divisor) {
    std::uint64_t remainder = 0;
    for (auto digit = digits_.rbegin(); digit != digits_.rend(); ++digit) {
        remainder = (remainder << 32) | *digit;
        *digit    = static_cast<std::uint32_t>(remainder / divisor);
        remainder %= divisor;
    }
    drop_leading_zeros();
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
