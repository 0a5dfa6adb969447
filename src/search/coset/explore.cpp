#include "search/coset/explore.h"

#include <algorithm>

#include "search/coset/explorer.h"
#include "search/coset/join/join.h"

namespace antipode::coset {
namespace {

// How far to search so that passes do the rest, and how many of the words one turn longer
// help them. Of one coset 114,611 cubes were left at 20 with a twentieth of the words of 16
// face turns, 30,311 with 0.15 of them and 4254 with 0.3; they are solved one by one.
struct UsualSearch {
    unsigned passes;
    unsigned depth;
    double   helped;
};
// From here on it is told how far the rest is at most.
constexpr unsigned deepest_usual(Metric metric) { return metric == Metric::qtm ? 19 : 16; }

UsualSearch usual_search(Metric metric) {
    return metric == Metric::qtm ? UsualSearch{8, 19, 0} : UsualSearch{5, 15, 0.4};
}

}  // namespace

CosetRequest all_within(unsigned distance, Metric metric, CosetRequest request) {
    const UsualSearch usual  = usual_search(metric);
    const unsigned    needed = distance > usual.passes ? distance - usual.passes : 0;
    request.exact_to         = std::max(std::min(distance, usual.depth), needed);
    request.helped           = request.exact_to == usual.depth ? usual.helped : 0;
    request.last             = distance;
    return request;
}

CosetRequest exactly_to(unsigned distance, Metric metric, CosetRequest request) {
    const unsigned farthest = greatest_distance(metric);
    request.exact_to        = distance;
    request.last            = distance < deepest_usual(metric) ? distance : farthest;
    return request;
}

CosetRequest to_the_end(Metric metric, CosetRequest request) {
    return exactly_to(greatest_distance(metric), metric, request);
}

Extent held_extent(Metric metric, const CosetRequest& request) {
    constexpr unsigned long_words = 16;
    const bool         is_joined =
        request.extent == Extent::small && metric != Metric::qtm && request.exact_to >= long_words;
    return is_joined ? Extent::small : Extent::whole;
}

bool are_words_halved(Metric metric, const CosetRequest& request) {
    return held_extent(metric, request) == Extent::whole && metric == Metric::htm
           && request.exact_to >= shortest_halved;
}

std::uint64_t needed_memory(Metric metric, const CosetRequest& request) {
    const Extent        held  = held_extent(metric, request);
    const std::uint64_t words = are_words_halved(metric, request) ? WordHalves::needed_memory : 0;
    return CosetMap::bytes(held) + (held == Extent::small ? Join::needed_memory : words);
}

std::uint64_t CosetAnswer::found() const {
    std::uint64_t sum = 0;
    for (const CosetLevel& level : levels) sum += level.cubes;
    return sum;
}

Result<CosetAnswer> explore_coset(const two_phase::Tables& tables, const CosetRequest& request,
                                  const CosetWatch& watch) {
    return Explorer(tables, request, watch).run();
}

}  // namespace antipode::coset
