#include "explore/count/distinct_keys.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace antipode::counting {
namespace {

constexpr std::size_t usual_fill       = 1024;  // of a bucket, at most
constexpr unsigned    most_bucket_bits = 11;    // more streams than the cache has lines for
constexpr std::size_t most_capacity    = 65535;
constexpr unsigned    places_per_key   = 8;

}  // namespace

void DistinctKeys::start(std::size_t at_most) {
    bucket_bits_ =
        std::min(static_cast<unsigned>(std::bit_width(at_most / usual_fill)), most_bucket_bits);
    // Buckets that could be fuller than a number of 16 bits: rather more buckets.
    while ((at_most >> bucket_bits_) > most_capacity / 3) ++bucket_bits_;
    const std::size_t fill = (at_most >> bucket_bits_) + 1;
    table_bits_            = static_cast<unsigned>(std::bit_width(places_per_key * fill));
    table_.resize(std::size_t{1} << table_bits_);
    buckets_.assign(std::size_t{1} << bucket_bits_, {});
    set_capacity(2 * fill + 64);
    if (keys_.size() >= needed()) return;
    keys_ = {};  // before the larger one is there, not after
    keys_.resize(needed() + needed() / 8);
}

// Buckets lie an odd number of cache lines apart, or their ends would all compete for
// the same few lines.
void DistinctKeys::set_capacity(std::size_t capacity) {
    constexpr std::size_t line = 64 / sizeof(Key);
    capacity_                  = capacity;
    stride_                    = ((capacity + line - 1) / line | 1) * line;
}

// Mixed keys spread so evenly that this is never seen with real ones.
void DistinctKeys::grow() {
    if (capacity_ == most_capacity) throw std::length_error("keys that are not spread");
    const std::size_t before = stride_;
    set_capacity(std::min(2 * capacity_, most_capacity));
    if (keys_.size() < needed()) keys_.resize(needed());
    for (std::size_t i = buckets_.size(); i-- > 1;)
        std::copy_backward(
            keys_.begin() + static_cast<std::ptrdiff_t>(i * before),
            keys_.begin() + static_cast<std::ptrdiff_t>(i * before + buckets_[i].count),
            keys_.begin() + static_cast<std::ptrdiff_t>(i * stride_ + buckets_[i].count));
}

void DistinctKeys::add(std::span<const Key> keys) {
    const unsigned shift = 63 - bucket_bits_;
    for (const Key key : keys) {
        const Key         mixed  = key * mixer;
        const std::size_t number = mixed >> 1 >> shift;
        if (buckets_[number].count == capacity_) grow();
        keys_[number * stride_ + buckets_[number].count++] = mixed;
    }
}

void DistinctKeys::rest_is_new() {
    for (Bucket& bucket : buckets_) bucket.new_from = bucket.count;
}

template <class Visit>
void DistinctKeys::visit_bucket(Bucket bucket, const Key* keys, const Visit& visit) {
    std::uint16_t* const table = table_.data();
    std::fill_n(table, std::size_t{1} << table_bits_, std::uint16_t{0});
    others_.clear();
    const auto settle = [&](std::uint32_t first, std::uint32_t last, const auto& settled) {
        for (std::uint32_t i = first; i < last; ++i) {
            std::uint16_t& place = table[place_of(keys[i])];
            if (place == 0) {
                place = static_cast<std::uint16_t>(i + 1);
                settled(keys[i]);
            } else if (keys[place - 1] != keys[i]) {
                others_.push_back(static_cast<std::uint16_t>(i));
            }
        }
    };
    settle(0, bucket.new_from, [](Key) {});
    settle(bucket.new_from, bucket.count, visit);
    visit_others(bucket, keys, visit);
}

// Another hash, and places for all that come.
template <class Visit>
void DistinctKeys::visit_others(Bucket bucket, const Key* keys, const Visit& visit) {
    const std::size_t size = std::bit_ceil(2 * others_.size() + 1);
    const std::size_t mask = size - 1;
    if (table_.size() < size) table_.resize(size);
    std::uint16_t* const table = table_.data();
    std::fill_n(table, size, std::uint16_t{0});
    for (const std::uint16_t i : others_) {
        std::size_t place = (keys[i] ^ keys[i] >> 29) * mixer >> 32 & mask;
        while (table[place] != 0 && keys[table[place] - 1] != keys[i]) place = (place + 1) & mask;
        if (table[place] != 0) continue;
        table[place] = static_cast<std::uint16_t>(i + 1);
        if (i >= bucket.new_from) visit(keys[i]);
    }
}

template <class Visit>
void DistinctKeys::visit_new(const Visit& visit) {
    for (std::size_t i = 0; i < buckets_.size(); ++i)
        visit_bucket(buckets_[i], keys_.data() + i * stride_, visit);
}

std::uint64_t DistinctKeys::count_new() {
    std::uint64_t count = 0;
    visit_new([&](Key) { ++count; });
    return count;
}

void DistinctKeys::collect_new(std::vector<Key>& keys) {
    keys.clear();
    visit_new([&](Key mixed) { keys.push_back(mixed * unmixer); });
}

}  // namespace antipode::counting
