#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "coordinates/kernel/plain.h"
#include "search/two_phase/inner_search.h"
#include "search/two_phase/worker.h"

namespace antipode::two_phase {
namespace plain {
namespace {

using Kernel = kernel::PlainCoordinates;

#include "search/two_phase/worker.inc"

}  // namespace
}  // namespace plain

WorkDone work_plain(const Tables& tables, Race& race, Lists& lists, const Assignment& assignment) {
    plain::Worker worker(tables, race, lists);
    worker.run(assignment);
    return {worker.nodes(), worker.probes(), worker.finished_rounds(), worker.has_searched_all()};
}

}  // namespace antipode::two_phase
