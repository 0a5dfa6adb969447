#include "explore/structure/fixed_count.h"

#include <unordered_map>

#include "explore/structure/centre_ways.h"
#include "explore/structure/half_walk.h"

namespace antipode::structure {
namespace {

// All that matters for how a cover can be completed.
struct Left {
    Cover      cover;
    FaceStates faces;

    friend bool operator==(const Left& a, const Left& b) {
        return a.cover.slots == b.cover.slots && a.cover.pieces == b.cover.pieces
               && a.cover.turn == b.cover.turn && a.cover.parity == b.cover.parity
               && a.faces == b.faces;
    }
};

struct LeftHash {
    std::size_t operator()(const Left& left) const {
        std::uint64_t hash = std::uint64_t{left.cover.slots} << 32
                             | std::uint64_t{left.cover.pieces} << 16
                             | std::uint64_t{left.cover.turn} << 8 | left.cover.parity;
        for (const std::uint32_t face : left.faces)
            hash = (hash ^ face) * 0x9e3779b97f4a7c15U ^ hash >> 29;
        return static_cast<std::size_t>(hash);
    }
};

// By parity; one if centres do not count.
using WaysOfCentres = std::array<std::uint64_t, 2>;

WaysOfCentres ways_of_centres(const Demands& demands, const IsomorphismSet& subgroup) {
    if (!demands.with_centres) return {1, 1};
    const auto ways = centre_ways(subgroup);
    return {ways[0].size(), ways[1].size()};
}

class JoinedCounter {
public:
    JoinedCounter(const Demands& demands, const IsomorphismSet& subgroup,
                  const std::stop_token& stop)
        : corners_(PieceKind::corner, subgroup, demands),
          edges_(PieceKind::edge, subgroup, demands),
          parities_(demands.parities),
          centres_(ways_of_centres(demands, subgroup)),
          watch_(demands.faces),
          stop_(stop) {}

    std::optional<Natural> count() {
        Natural sum;
        for (const auto& [left, ways] : corner_ends()) {
            const ParitySet beside = parities_.beside(PieceKind::corner, left.cover.parity);
            for (std::uint8_t parity = 0; parity < 2; ++parity) {
                if (!has_parity(beside, parity)) continue;
                const Left start{.cover = {.parity = parity}, .faces = left.faces};
                sum += Natural(ways) * Natural(edge_ways(start))
                       * Natural(centres_[left.cover.parity]);
                if (!has_room()) return std::nullopt;
            }
        }
        return has_room() ? std::optional(sum) : std::nullopt;
    }

private:
    static constexpr std::size_t most_known = 4'000'000;

    using Counts = std::unordered_map<Left, std::uint64_t, LeftHash>;

    bool has_room() const {
        return known_.size() < most_known && !overflow_ && !stop_.stop_requested();
    }

    // How many ways lead to each state that the corners can leave the faces in. Covers are
    // taken by the number of their slots, so that all ways to one are known in time.
    Counts corner_ends() {
        std::array<Counts, corner_count + 1> by_size;
        by_size[0][Left{.cover = {}, .faces = watch_.start()}] = 1;
        for (std::size_t size = 0; size < corner_count; ++size) {
            for (const auto& [left, ways] : by_size[size]) {
                corners_.for_each_next(
                    {.cover = left.cover, .faces = left.faces},
                    {.watch = watch_, .parities = parities_.of(PieceKind::corner)},
                    [&, ways = ways](const HalfCover& next) {
                        const auto slots =
                            static_cast<std::size_t>(std::popcount(next.cover.slots));
                        by_size[slots][Left{next.cover, next.faces}] += ways;
                        overflow_ = overflow_ || by_size[slots].size() > most_known;
                        return has_room();
                    });
                if (!has_room()) return {};
            }
            by_size[size].clear();
        }
        return std::move(by_size[corner_count]);
    }

    // The parity of a cover of edges begins with the one it shall have, so it must end even.
    std::uint64_t edge_ways(const Left& left) {
        const HalfCover half{.cover = left.cover, .faces = left.faces};
        if (edges_.is_whole(half)) return watch_.accepts(left.faces) ? 1 : 0;
        if (const auto known = known_.find(left); known != known_.end()) return known->second;
        std::uint64_t sum = 0;
        edges_.for_each_next(half, {.watch = watch_, .parities = 1}, [&](const HalfCover& next) {
            sum += edge_ways({next.cover, next.faces});
            return has_room();
        });
        known_.emplace(left, sum);
        return sum;
    }

    const HalfWalk         corners_;
    const HalfWalk         edges_;
    const ParityPairs      parities_;
    const WaysOfCentres    centres_;
    FaceWatch              watch_;
    const std::stop_token& stop_;
    Counts                 known_;
    bool                   overflow_ = false;
};

Natural count_apart(const Demands& demands, const IsomorphismSet& subgroup) {
    const auto corners = HalfWalk(PieceKind::corner, subgroup, demands).ways();
    const auto edges   = HalfWalk(PieceKind::edge, subgroup, demands).ways();
    const auto centres = ways_of_centres(demands, subgroup);
    Natural    sum;
    for (std::size_t corner = 0; corner < 2; ++corner)
        for (std::size_t edge = 0; edge < 2; ++edge)
            if (demands.parities.has(corner, edge))
                sum += Natural(corners[corner]) * Natural(edges[edge]) * Natural(centres[corner]);
    return sum;
}

}  // namespace

std::optional<Natural> count_fixed(const Demands& demands, const IsomorphismSet& subgroup,
                                   const std::stop_token& stop) {
    if (demands.continuous) return std::nullopt;
    if (!demands.join_the_halves()) return count_apart(demands, subgroup);
    return JoinedCounter(demands, subgroup, stop).count();
}

}  // namespace antipode::structure
