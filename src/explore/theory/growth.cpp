#include "explore/theory/growth.h"

#include <algorithm>
#include <bitset>

#include "cube/isomorphs.h"
#include "cube/kernel/conjugates.h"
#include "cube/papers.h"
#include "explore/corner_buckets.h"
#include "explore/count/plan.h"
#include "notation/succession.h"

namespace antipode {
namespace {

using CornerSet = std::bitset<corner_ranks>;

struct ByZip {
    bool operator()(const std::pair<Zip, Cube>& a, const std::pair<Zip, Cube>& b) const {
        return a.first < b.first;
    }
};

using Representatives = std::vector<std::pair<Zip, Cube>>;  // by zip, each once

// By a quarter turn, of a representative and of its inverse.
constexpr std::size_t neighbours_of_class = 24;

void add_images(const Cube& cube, CornerSet& corners) {
    std::array<Cube, Symmetry::count> images;
    for (const Cube& side : {cube, inverse(cube)}) {
        kernel::conjugate_all(side, images);
        for (const Cube& image : images) corners.set(rank_of(corner_order(image)));
    }
}

DepthCount count_of(const Representatives& classes, const std::stop_token& stop) {
    DepthCount count;
    CornerSet  corners;
    count.classes = classes.size();
    for (const auto& [zip, cube] : classes) {
        if (stop.stop_requested()) break;
        count.positions += morph(cube);
        add_images(cube, corners);
    }
    count.corner_permutations = corners.count();
    return count;
}

// A neighbour of a class is the class of a neighbour of its representative or of
// the inverse of that. Quarter turns change the parity, so neighbours are one nearer
// or one farther.
Representatives farther(const Representatives& classes, const Representatives& nearer,
                        const std::stop_token& stop) {
    Representatives next;
    next.reserve(neighbours_of_class * classes.size());
    for (const auto& [zip, cube] : classes) {
        if (stop.stop_requested()) return {};
        for (const Cube& side : {cube, inverse(cube)})
            for (Move move : all_moves) {
                if (move.turn() == Turn::half) continue;
                const Cube neighbour = representative(side * move);
                next.emplace_back(zip_of(neighbour), neighbour);
            }
    }
    std::ranges::sort(next, ByZip{});
    const auto repeated = std::unique(
        next.begin(), next.end(), [](const auto& a, const auto& b) { return a.first == b.first; });
    next.erase(repeated, next.end());
    std::erase_if(next, [&](const auto& entry) {
        return std::ranges::binary_search(nearer, entry, ByZip{});
    });
    return next;
}

}  // namespace

std::vector<Natural> canonical_words(Metric metric, std::size_t length) {
    const Succession     succession(metric);
    std::vector<Natural> ending(Succession::states);  // words by the state they end in
    ending[Succession::start] = Natural(1);
    std::vector<Natural> counts;
    for (std::size_t n = 0; n <= length; ++n) {
        Natural              sum;
        std::vector<Natural> longer(Succession::states);
        for (std::uint8_t state = 0; state < Succession::states; ++state) {
            sum += ending[state];
            for (std::size_t move = 0; move < Move::count; ++move)
                if ((succession.allowed(state) >> move & 1) != 0)
                    longer[succession.next(state, move)] += ending[state];
        }
        counts.push_back(sum);
        ending = std::move(longer);
    }
    return counts;
}

std::size_t counting_bound(const std::vector<Natural>& terms, const Natural& positions) {
    Natural     sum;
    std::size_t length = 0;
    for (; length < terms.size(); ++length) {
        sum += terms[length];
        if (sum >= positions) break;
    }
    return length;
}

std::vector<DepthCount> counts_by_depth(std::size_t depth, const std::stop_token& stop) {
    Representatives         nearer;
    Representatives         classes = {{zip_of(solved), solved}};
    std::vector<DepthCount> counts  = {count_of(classes, {})};
    while (counts.size() <= depth && !stop.stop_requested()) {
        Representatives next = farther(classes, nearer, stop);
        nearer               = std::move(classes);
        classes              = std::move(next);
        const auto count     = count_of(classes, stop);
        if (!stop.stop_requested()) counts.push_back(count);
    }
    return counts;
}

std::optional<Error> too_much_to_count_by_depth(std::size_t depth) {
    if (depth == 0) return std::nullopt;
    const auto   last_but_one = static_cast<unsigned>(depth - 1);
    const double classes =
        counting::expected_positions(Metric::qtm, last_but_one) / (2 * Symmetry::count);
    return counting::beyond_memory(
        static_cast<unsigned>(depth),
        classes * neighbours_of_class * sizeof(Representatives::value_type));
}

}  // namespace antipode
