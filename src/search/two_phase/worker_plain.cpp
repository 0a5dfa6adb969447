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
    return plain::work_by_rules(tables, race, lists, assignment);
}

}  // namespace antipode::two_phase
