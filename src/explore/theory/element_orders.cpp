#include "explore/theory/element_orders.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "cube/geometry.h"

namespace antipode {
namespace {

// What matters about one kind of pieces for the order and for reachability.
struct OrbitKind {
    std::uint64_t order  = 1;
    std::size_t   parity = 0;
    std::size_t   turn   = 0;  // sum of the orientations

    friend auto operator<=>(const OrbitKind&, const OrbitKind&) = default;
};

using OrbitCounts = std::map<OrbitKind, std::uint64_t>;

class OrbitCounter {
public:
    OrbitCounter(std::size_t pieces, std::size_t orientations)
        : pieces_(pieces), orientations_(orientations) {
        add_cycles(pieces, pieces);
    }
    OrbitCounts counts() && { return std::move(counts_); }

private:
    // Partitions of the pieces into cycles, the longest first.
    void add_cycles(std::size_t left, std::size_t longest) {
        if (left == 0) return add_turns(0, {1, (pieces_ - lengths_.size()) % 2, 0});
        for (std::size_t length = std::min(left, longest); length > 0; --length) {
            lengths_.push_back(length);
            add_cycles(left - length, length);
            lengths_.pop_back();
        }
    }

    // Each cycle comes round with its pieces turned in some way.
    void add_turns(std::size_t cycle, OrbitKind kind) {
        if (cycle == lengths_.size()) {
            counts_[kind] += permutations() * orientations_within_cycles();
            return;
        }
        for (std::size_t turn = 0; turn < orientations_; ++turn) {
            const std::uint64_t own = lengths_[cycle] * (turn == 0 ? 1 : orientations_);
            add_turns(cycle + 1,
                      {std::lcm(kind.order, own), kind.parity, (kind.turn + turn) % orientations_});
        }
    }

    // n! over the lengths of the cycles and the orders of equal ones.
    std::uint64_t permutations() const {
        std::uint64_t count = 1;
        for (std::uint64_t i = 2; i <= pieces_; ++i) count *= i;
        std::uint64_t equal = 0;
        for (std::size_t i = 0; i < lengths_.size(); ++i) {
            equal = i > 0 && lengths_[i] == lengths_[i - 1] ? equal + 1 : 1;
            count /= lengths_[i] * equal;
        }
        return count;
    }

    // All pieces but one of a cycle are free, then the turn of the cycle fixes it.
    std::uint64_t orientations_within_cycles() const {
        std::uint64_t count = 1;
        for (std::size_t i = lengths_.size(); i < pieces_; ++i) count *= orientations_;
        return count;
    }

    std::size_t              pieces_;
    std::size_t              orientations_;
    std::vector<std::size_t> lengths_;
    OrbitCounts              counts_;
};

}  // namespace

std::vector<OrderCount> element_orders() {
    const OrbitCounts                   corners = OrbitCounter(corner_count, 3).counts();
    const OrbitCounts                   edges   = OrbitCounter(edge_count, 2).counts();
    std::map<std::uint64_t, OrderCount> by_order;
    for (const auto& [corner, corner_ways] : corners)
        for (const auto& [edge, edge_ways] : edges) {
            const std::uint64_t order = std::lcm(corner.order, edge.order);
            const Natural       ways  = Natural(corner_ways) * Natural(edge_ways);
            OrderCount&         count = by_order[order];
            count.order               = order;
            count.all += ways;
            if (corner.parity == edge.parity && corner.turn == 0 && edge.turn == 0)
                count.reachable += ways;
        }
    std::vector<OrderCount> result;
    for (auto& [order, count] : by_order) result.push_back(std::move(count));
    return result;
}

}  // namespace antipode
