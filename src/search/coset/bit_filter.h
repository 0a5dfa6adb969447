// Whether a bit of a coset may be one of a list: quick to ask, and wrong about one in twenty
// that are not.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace antipode::coset {

class BitFilter {
public:
    explicit BitFilter(const std::vector<std::uint64_t>& bits)
        : shift_(64 - static_cast<unsigned>(std::bit_width(bits.size() * 16 + 64))),
          words_((std::size_t{1} << (64 - shift_)) / 64) {
        for (const std::uint64_t bit : bits)
            words_[place(bit) / 64] |= std::uint64_t{1} << (place(bit) % 64);
    }

    bool may_have(std::uint64_t bit) const {
        return (words_[place(bit) / 64] >> (place(bit) % 64) & 1) != 0;
    }

private:
    // The upper bits of a product with an odd number depend on all bits of the factor.
    std::uint64_t place(std::uint64_t bit) const { return bit * 0x9e3779b97f4a7c15 >> shift_; }

    unsigned                   shift_;
    std::vector<std::uint64_t> words_;
};

// Whether a bit is one of a list, for sure. The list is in increasing order, and stays where it is.
class WantedBits {
public:
    explicit WantedBits(const std::vector<std::uint64_t>& bits) : bits_(bits), filter_(bits) {}

    bool has(std::uint64_t bit) const {
        return filter_.may_have(bit) && std::ranges::binary_search(bits_, bit);
    }

private:
    const std::vector<std::uint64_t>& bits_;
    BitFilter                         filter_;
};

}  // namespace antipode::coset
