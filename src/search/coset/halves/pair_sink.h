// Takes pairs of cubes: sets their bits in the map, many of a part of it at a time; or lists them
// where there is no map, all or those that are wanted.
//
// A map is larger than the caches, and a bit that is set by itself costs a line of memory to be
// read and written. With 32768 pairs of one part, which has 113 000 lines, some lines are there
// already.
#pragma once

#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

#include "base/huge_array.h"
#include "search/coset/bit_filter.h"
#include "search/coset/halves/cube_pairs.h"

namespace antipode::coset {

// The map of a whole coset, shared by all threads. One at a time sets bits of a part.
class PairMap {
public:
    PairMap(const CubePairs& pairs, std::byte* pages)
        : pairs_(pairs), words_(reinterpret_cast<std::uint64_t*>(pages)), locks_(pairs.parts()) {}

    const CubePairs& pairs() const { return pairs_; }

    // How many of their bits were not set before.
    std::uint64_t set(std::uint32_t part, std::span<const std::uint32_t> pairs);

private:
    static_assert(bits_per_page % 64 == 0);
    static constexpr std::uint64_t words_per_page = bits_per_page / 64;

    struct Bit {
        std::uint64_t* word;
        std::uint32_t  bit;
    };
    static constexpr std::size_t at_a_time = 32;  // pairs
    struct Block {
        std::array<Bit, 2 * at_a_time> bits;
        std::size_t                    count = 0;
    };
    using PageStarts = std::array<std::uint64_t*, CubePairs::most_pages>;
    void request(std::uint32_t part, std::span<const std::uint32_t> pairs, const PageStarts& starts,
                 Block& block) const;

    const CubePairs&        pairs_;
    std::uint64_t*          words_;
    std::vector<std::mutex> locks_;
};

class PairSink {
public:
    // Without a map the bits are listed. If only some are wanted, these must be all images of each
    // other under the symmetries that words are looked for up to.
    PairSink(const CubePairs& pairs, PairMap* map, const WantedBits* wanted = nullptr)
        : pairs_(pairs),
          map_(map),
          wanted_(wanted),
          count_(pairs.parts(), 0),
          waiting_(map != nullptr ? count_.size() * room : 0) {}
    PairSink(const PairSink&)            = delete;
    PairSink& operator=(const PairSink&) = delete;
    ~PairSink() { flush(); }

    // Whether they are taken: of cubes that are not, their images are not wanted either.
    bool add(const InnerOrders& g, PairTurn turn) {
        const CubePairs::Number number = pairs_.number(g, turn);
        leaves_ += turn == PairTurn::none ? 1U : 2U;
        if (wanted_ != nullptr && !is_wanted(number)) return false;
        if (map_ != nullptr)
            set(number);
        else
            list(number);
        return true;
    }

    // Nothing waits any more.
    void flush() {
        for (std::uint32_t part = 0; part < count_.size(); ++part) set_part(part);
    }

    std::uint64_t                     leaves() const { return leaves_; }
    std::uint64_t                     newly_set() const { return newly_set_; }
    const std::vector<std::uint64_t>& listed() const { return listed_; }

private:
    static constexpr std::uint32_t room = 1U << 15;

    void set(const CubePairs::Number& number) {
        std::uint32_t& count                              = count_[number.part];
        waiting_[std::size_t{number.part} * room + count] = number.pair;
        if (++count == room) set_part(number.part);
    }
    void set_part(std::uint32_t part) {
        if (count_[part] == 0) return;
        newly_set_ += map_->set(part, {waiting_.data() + std::size_t{part} * room, count_[part]});
        count_[part] = 0;
    }
    void list(const CubePairs::Number& number);
    bool is_wanted(const CubePairs::Number& number) const;

    // Of a pair, or of a cube by itself.
    template <class Take>
    void each_bit(const CubePairs::Number& number, Take take) const;

    const CubePairs&           pairs_;
    PairMap*                   map_;
    const WantedBits*          wanted_;   // or all are
    std::vector<std::uint32_t> count_;    // by part
    HugeArray<std::uint32_t>   waiting_;  // so many of each
    std::vector<std::uint64_t> listed_;
    std::uint64_t              leaves_    = 0;
    std::uint64_t              newly_set_ = 0;
};

}  // namespace antipode::coset
