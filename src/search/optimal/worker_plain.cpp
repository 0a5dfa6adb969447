#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "coordinates/kernel/split_plain.h"
#include "search/optimal/worker.h"

namespace antipode::optimal {
namespace plain {
namespace {

using Kernel = kernel::PlainSplit;

#include "search/optimal/worker.inc"

}  // namespace
}  // namespace plain

void work_plain(const Work& work) { plain::Worker(work).run(); }

}  // namespace antipode::optimal
