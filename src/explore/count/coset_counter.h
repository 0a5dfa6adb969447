// Counts the positions at one distance, coset by coset.
//
//     CosetCounter counter({cosets, metric, levels, prefixes}, 12);
//     counter.go_to_class(order_class);
//     for (each slot of the class) counter.positions(slot)
//
// Every thread has a counter of its own; what it counts with is shared.
#pragma once

#include <chrono>
#include <optional>

#include "explore/count/distinct_keys.h"
#include "explore/count/joining.h"

namespace antipode::counting {

// What levels are counted with: the stored ones, and the short positions to put before
// the last of them.
struct LevelSources {
    const CornerCosets&    cosets;
    Metric                 metric;
    std::span<const Level> levels;
    const Prefixes&        prefixes;

    unsigned stored() const { return static_cast<unsigned>(levels.size()) - 1; }
};

// Where the time goes.
struct CountingTimes {
    std::chrono::nanoseconds multiplying{};    // finding lists and making keys of products
    std::chrono::nanoseconds deduplicating{};  // counting what is new among the keys

    CountingTimes& operator+=(const CountingTimes& other) {
        multiplying += other.multiplying;
        deduplicating += other.deduplicating;
        return *this;
    }
};

class CosetCounter {
public:
    // For positions at this distance, farther than the stored levels and at most as
    // much farther as there are prefixes.
    CosetCounter(const LevelSources& sources, unsigned distance);

    // To be called before any slot of the class; takes some time where that is another.
    void go_to_class(std::uint32_t order_class);

    std::uint64_t positions(Slot slot);
    // The same, with their edges.
    const std::vector<Key>& edges(Slot slot);

    const CountingTimes& times() const { return times_; }

private:
    // Positions of one length that are products.
    struct Part {
        unsigned               prefix_length;
        std::optional<Joining> joining = std::nullopt;
        JoinedLists            joined  = {};
    };

    static std::vector<unsigned> shorter_lengths(const LevelSources& sources, unsigned distance);

    void gather(Slot slot);
    void add_products(const Part& part);
    void add_stored(std::span<const EdgeState> states);
    void flush();

    LevelSources          sources_;
    Products              products_ = products();
    std::vector<unsigned> stored_;  // shorter lengths that may come up, of stored levels
    std::vector<Part>     parts_;   // and of others; the last part is what is counted
    std::vector<Key>      keys_;
    Key*                  end_         = nullptr;
    std::uint32_t         order_class_ = CornerCosets::classes;  // none yet
    DistinctKeys          distinct_;
    std::vector<Key>      collected_;
    CountingTimes         times_;
};

}  // namespace antipode::counting
