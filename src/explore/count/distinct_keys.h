// How many different keys there are among millions, and how many of them are new.
//
//     DistinctKeys keys;
//     keys.start(at_most);
//     keys.add(known);  keys.rest_is_new();  keys.add(others);
//     keys.count_new()                  // of `others`, and not in `known`
//
// Keys are dealt out into buckets of about a thousand, by a mixed key, so that what is
// random access later happens in the first-level cache. A bucket has a small table:
// for each value of some more bits of the mixed key, the first key with that value.
// Nearly all keys find their place empty, which settles them; a few find themselves,
// and the few others are looked at once more at the end. Mixing multiplies by an odd
// number, which loses nothing: equal mixed keys are equal keys.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "explore/count/edges.h"

namespace antipode::counting {

class DistinctKeys {
public:
    void start(std::size_t at_most);
    void add(std::span<const Key> keys);
    void rest_is_new();

    std::uint64_t count_new();

    // The same, and writes them down.
    void collect_new(std::vector<Key>& keys);

private:
    static constexpr Key mixer   = 0x9e3779b97f4a7c15;
    static constexpr Key unmixer = 0xf1de83e19937733d;
    static_assert(mixer * unmixer == 1);

    struct Bucket {
        std::uint32_t count    = 0;
        std::uint32_t new_from = 0;
    };

    void        set_capacity(std::size_t capacity);
    void        grow();
    std::size_t needed() const { return stride_ << bucket_bits_; }  // keys

    std::size_t place_of(Key mixed) const { return mixed << bucket_bits_ >> (64 - table_bits_); }

    template <class Visit>
    void visit_new(const Visit& visit);
    template <class Visit>
    void visit_bucket(Bucket bucket, const Key* keys, const Visit& visit);
    template <class Visit>
    void visit_others(Bucket bucket, const Key* keys, const Visit& visit);

    unsigned                   bucket_bits_ = 0;
    unsigned                   table_bits_  = 0;
    std::size_t                capacity_    = 0;  // of a bucket
    std::size_t                stride_      = 0;
    std::vector<Bucket>        buckets_;
    std::vector<Key>           keys_;
    std::vector<std::uint16_t> table_;   // 1 + the number of the key
    std::vector<std::uint16_t> others_;  // numbers of keys that found another in their place
};

}  // namespace antipode::counting
