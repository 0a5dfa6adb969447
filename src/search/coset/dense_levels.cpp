#include "search/coset/dense_levels.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/parallel.h"
#include "search/coset/map_images.h"

namespace antipode::coset {
namespace {

std::uint64_t word_at(const std::byte* bytes) {
    static_assert(page_bytes % sizeof(std::uint64_t) == 0
                  && std::endian::native == std::endian::little);
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, sizeof(word));
    return word;
}

std::uint32_t bits_in(const std::byte* page) {
    std::uint32_t sum = 0;
    for (std::uint32_t byte = 0; byte < page_bytes; byte += 8)
        sum += static_cast<std::uint32_t>(std::popcount(word_at(page + byte)));
    return sum;
}

}  // namespace

std::unique_ptr<DenseLevels> DenseLevels::make(const Setting&          setting,
                                               std::optional<Mapping>& reserve) {
    auto map =
        CosetMap::make({setting.layout, setting.held, setting.threads, setting.stop}, reserve);
    if (!map) return nullptr;
    return std::unique_ptr<DenseLevels>(new DenseLevels(setting, *std::move(map)));
}

DenseLevels::DenseLevels(const Setting& setting, CosetMap map)
    : setting_(setting),
      map_(std::move(map)),
      order_(pass_order(setting.layout)),
      counted_(pages_of(setting.extent)),
      set_(page_count, 0) {
    std::erase_if(
        order_, [&](std::uint32_t page) { return !std::ranges::binary_search(map_.held(), page); });
}

void DenseLevels::set(std::span<const std::uint64_t> bits) {
    for (const std::uint64_t bit : bits) {
        const auto page = static_cast<std::uint32_t>(bit / bits_per_page);
        if (map_.slots()[page] == map_.held().size() || map_.has(bit)) continue;
        const auto rest = static_cast<std::uint32_t>(bit % bits_per_page);
        map_.page(page)[rest / 8] |= static_cast<std::byte>(1U << (rest % 8));
        ++total_[setting_.layout.is_odd(page) ? 1 : 0];
    }
}

unsigned DenseLevels::parity_at(unsigned distance) const {
    return (distance + (setting_.is_odd ? 1U : 0U)) % 2;
}

bool DenseLevels::changes(unsigned distance, bool is_odd_page) const {
    return setting_.metric != Metric::qtm || parity_at(distance) == (is_odd_page ? 1U : 0U);
}

bool DenseLevels::pass(unsigned distance, const PassOptions& options) {
    std::vector<std::uint32_t> pages;
    std::ranges::copy_if(order_, std::back_inserter(pages), [&](std::uint32_t page) {
        return changes(distance, setting_.layout.is_odd(page));
    });
    if (!make_pass(map_, pages, set_, options)) return false;
    for (unsigned parity = 0; parity < 2; ++parity)
        if (changes(distance, parity == 1)) total_[parity] = 0;
    for (const std::uint32_t page : pages)
        total_[setting_.layout.is_odd(page) ? 1 : 0] += set_[page];
    passed_ = distance;
    return true;
}

void DenseLevels::forget_before() {
    map_.forget_next();
    passed_ = 0;
}

std::byte* DenseLevels::pages_at(unsigned distance) { return map_.pages_of(parity_at(distance)); }

void DenseLevels::note_newly_set(unsigned distance, std::uint64_t bits) {
    total_[parity_at(distance)] += bits;
}

std::uint64_t DenseLevels::count() const {
    if (setting_.extent == setting_.held) return total_[0] + total_[1];
    std::uint64_t sum = 0;
    for (const std::uint32_t page : counted_) sum += bits_in(map_.page(page));
    return sum;
}

// Most words have none that is missing.
std::vector<std::uint64_t> DenseLevels::missing(std::size_t most) const {
    std::vector<std::uint64_t> bits;
    for (const std::uint32_t page : counted_) {
        const std::byte* bytes = map_.page(page);
        for (std::uint32_t byte = 0; byte < page_bytes; byte += 8)
            for (std::uint64_t rest = ~word_at(bytes + byte); rest != 0; rest &= rest - 1) {
                if (bits.size() == most) return bits;
                bits.push_back(std::uint64_t{page} * bits_per_page + std::uint64_t{8} * byte
                               + static_cast<unsigned>(std::countr_zero(rest)));
            }
    }
    return bits;
}

std::vector<std::uint64_t> DenseLevels::newest(unsigned distance, std::size_t most) const {
    std::vector<std::uint64_t> bits;
    if (passed_ != distance) return bits;
    for (const std::uint32_t page : counted_) {
        if (!changes(distance, setting_.layout.is_odd(page))) continue;
        const std::byte* now    = map_.page(page);
        const std::byte* before = map_.page_before(page);
        for (std::uint32_t byte = 0; byte < page_bytes; ++byte)
            for (auto rest = static_cast<std::uint8_t>(now[byte] & ~before[byte]); rest != 0;
                 rest      = static_cast<std::uint8_t>(rest & (rest - 1))) {
                if (bits.size() == most) return bits;
                bits.push_back(std::uint64_t{page} * bits_per_page + std::uint64_t{8} * byte
                               + static_cast<unsigned>(std::countr_zero(rest)));
            }
    }
    return bits;
}

// By trying: a distance that needs a map has a cube in some ten thousand.
std::vector<std::uint64_t> DenseLevels::sample(unsigned distance, std::size_t count,
                                               Random& random) const {
    constexpr std::uint64_t    most_trials = 10'000'000;
    std::vector<std::uint64_t> bits;
    if (passed_ != distance) return bits;
    for (std::uint64_t trial = 0; trial < most_trials && bits.size() < count; ++trial) {
        const std::uint32_t page = counted_[random.below(counted_.size())];
        const std::uint64_t bit = std::uint64_t{page} * bits_per_page + random.below(bits_per_page);
        if (changes(distance, setting_.layout.is_odd(page)) && is_new(bit)) bits.push_back(bit);
    }
    return bits;
}

void DenseLevels::set_images(const CosetSymmetries& symmetries) {
    if (symmetries.count() == 1) return;
    coset::set_images(map_, symmetries, setting_.threads);
    recount();
}

void DenseLevels::recount() {
    const auto held = map_.held();
    parallel_for(held.size(), {.threads = setting_.threads, .grain = 64},
                 [&](std::size_t first, std::size_t last) {
                     for (const std::uint32_t page : held.subspan(first, last - first))
                         set_[page] = bits_in(map_.page(page));
                 });
    total_ = {};
    for (const std::uint32_t page : held)
        total_[setting_.layout.is_odd(page) ? 1 : 0] += set_[page];
}

}  // namespace antipode::coset
