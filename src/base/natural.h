// Natural numbers without a limit, as far as group orders need them: the cube
// group alone is twice as large as a 64-bit word holds.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace antipode {

class Natural {
public:
    Natural(std::uint64_t value = 0);

    Natural& operator*=(std::uint32_t factor);
    Natural& operator*=(const Natural& factor);
    Natural& operator+=(const Natural& more);
    Natural& operator-=(const Natural& less);  // which must not be larger
    // Divides in place and returns the remainder.
    std::uint32_t divide(std::uint32_t divisor);

    std::string decimal() const;

    friend Natural operator*(Natural a, const Natural& b) { return a *= b; }
    friend Natural operator+(Natural a, const Natural& b) { return a += b; }
    friend Natural operator-(Natural a, const Natural& b) { return a -= b; }

    friend bool                 operator==(const Natural&, const Natural&) = default;
    friend std::strong_ordering operator<=>(const Natural& a, const Natural& b);

private:
    void drop_leading_zeros();

    std::vector<std::uint32_t> digits_;  // base 2^32, least first, no leading zero
};

}  // namespace antipode
