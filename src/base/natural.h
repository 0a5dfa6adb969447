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
    // Divides in place and returns the remainder.
    std::uint32_t divide(std::uint32_t divisor);

    std::string decimal() const;

    friend bool                 operator==(const Natural&, const Natural&) = default;
    friend std::strong_ordering operator<=>(const Natural& a, const Natural& b);

private:
    std::vector<std::uint32_t> digits_;  // base 2^32, least first, no leading zero
};

}  // namespace antipode
