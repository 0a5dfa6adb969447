#include "search/coset/explore.h"

#include <algorithm>

#include "search/coset/explorer.h"

namespace antipode::coset {
namespace {

// How far to search so that passes do the rest.
unsigned searched_for(unsigned distance, Metric metric) {
    const unsigned passes = metric == Metric::qtm ? 8 : 5;
    const unsigned usual  = metric == Metric::qtm ? 19 : 16;
    return std::max(std::min(distance, usual), distance > passes ? distance - passes : 0U);
}

}  // namespace

CosetRequest all_within(unsigned distance, Metric metric, CosetRequest request) {
    request.exact_to = searched_for(distance, metric);
    request.last     = distance;
    return request;
}

CosetRequest exactly_to(unsigned distance, Metric metric, CosetRequest request) {
    const unsigned farthest = greatest_distance(metric);
    request.exact_to        = distance;
    request.last            = distance < searched_for(farthest, metric) ? distance : farthest;
    return request;
}

CosetRequest to_the_end(Metric metric, CosetRequest request) {
    return exactly_to(greatest_distance(metric), metric, request);
}

std::uint64_t needed_memory() { return CosetMap::bytes; }

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
