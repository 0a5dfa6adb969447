#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "base/cpu.h"
#include "coordinates/kernel/plain.h"
#include "cube/algebra.h"
#include "search/coset/leaf_search.h"

namespace antipode::coset {
namespace plain {
namespace {

using Kernel = kernel::PlainCoordinates;

#include "search/coset/leaf_search.inc"

}  // namespace
}  // namespace plain

bool search_leaves_plain(const LeafSearch& search, const LeafUnit& unit, LeafSink& sink) {
    return plain::LeafWorker(search, sink).run(unit);
}

bool search_leaves(const LeafSearch& search, const LeafUnit& unit, LeafSink& sink) {
    const bool has_vectors = cpu().avx2 && cpu().bmi2;
    return (has_vectors ? search_leaves_avx2 : search_leaves_plain)(search, unit, sink);
}

}  // namespace antipode::coset
