// The bits of a coset, twice: as they are, and as the next pass makes them.
//
// It has the pages of the whole coset, or of the small one: then neighbours that it does not
// have are blank.
//
// Which of the two halves is current is known for even and odd pages separately: in
// quarter turns a distance belongs to pages of one parity, and only these change.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "base/mapping.h"
#include "search/coset/coset.h"
#include "search/coset/prepass.h"

namespace antipode::coset {

class CosetMap {
public:
    static std::uint64_t bytes(Extent held);

    // Empty, in memory of a map before this one if that is given. Nothing when there is not
    // enough, or when it was stopped.
    struct Setting {
        const PageLayout& layout;
        Extent            held    = Extent::whole;
        unsigned          threads = 1;
        std::stop_token   stop    = {};
    };
    static std::optional<CosetMap> make(const Setting& setting, std::optional<Mapping>& reserve);

    // When the map is not needed any more.
    Mapping release() { return std::move(memory_); }

    const PageLayout& layout() const { return *layout_; }

    // The pages that it has, in increasing order; and where each lies among them.
    std::span<const std::uint32_t>    held() const { return held_; }
    const std::vector<std::uint32_t>& slots() const { return slots_; }

    std::byte*       page(std::uint32_t number) { return half(number, current(number)); }
    const std::byte* page(std::uint32_t number) const { return half(number, current(number)); }
    std::byte*       next_page(std::uint32_t number) { return half(number, 1 - current(number)); }

    // As it was before the last exchange, unless something was written there since.
    const std::byte* page_before(std::uint32_t number) const {
        return half(number, 1 - current(number));
    }

    // The first bytes of all current pages of a parity, by slot, as if the others were there
    // too.
    std::byte* pages_of(unsigned parity) { return start(current_[parity]); }

    // After a pass: what was next is current.
    void exchange(unsigned parity) { current_[parity] ^= 1; }

    // Gives the memory of the other half back, until a pass writes there again.
    void forget_next();

    // With the pages that a following one will need.
    PageSources sources(std::uint32_t number, std::uint32_t following) const;

    bool has(std::uint64_t bit) const {
        return is_set(page(static_cast<std::uint32_t>(bit / bits_per_page)), bit % bits_per_page);
    }
    bool had(std::uint64_t bit) const {
        return is_set(page_before(static_cast<std::uint32_t>(bit / bits_per_page)),
                      bit % bits_per_page);
    }

private:
    CosetMap(const Setting& setting, Mapping memory);

    static bool is_set(const std::byte* page, std::uint64_t bit) {
        return (static_cast<unsigned>(page[bit / 8]) >> (bit % 8) & 1) != 0;
    }

    unsigned   current(std::uint32_t page) const { return current_[layout_->is_odd(page) ? 1 : 0]; }
    std::byte* start(unsigned which) const { return start_ + which * half_bytes_; }
    std::byte* half(std::uint32_t page, unsigned which) const {
        return start(which) + std::uint64_t{slots_[page]} * page_bytes;
    }

    const PageLayout*          layout_;
    std::vector<std::uint32_t> held_;
    std::vector<std::uint32_t> slots_;  // by page; one behind the last where it is not held
    Mapping                    memory_;
    std::byte*                 start_;
    std::uint64_t              half_bytes_;
    std::array<unsigned, 2>    current_{};
};

}  // namespace antipode::coset
