#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

#include "base/cpu.h"
#include "coordinates/kernel/plain.h"
#include "cube/algebra.h"
#include "search/coset/halves/first_half.h"
#include "search/coset/halves/rest_kernel.h"
#include "search/coset/halves/word_halves.h"
#include "search/coset/join/join.h"
#include "search/coset/leaf_search.h"

namespace antipode::coset {
namespace plain {
namespace {

struct Kernel : kernel::PlainCoordinates {
    static std::uint32_t rest_number(const Vector& v) { return RestNumber::of(OuterPieces::of(v)); }
};

#include "search/coset/halves/first_halves.inc"
#include "search/coset/halves/half_leaves.inc"
#include "search/coset/halves/halves_worker.inc"
#include "search/coset/halves/rest_worker.inc"
#include "search/coset/join/join_worker.inc"
#include "search/coset/leaf_search.inc"

}  // namespace
}  // namespace plain

namespace {

bool has_vectors() { return cpu().avx2 && cpu().bmi2; }

}  // namespace

bool search_leaves_plain(const LeafSearch& search, const LeafUnit& unit, LeafSink& sink) {
    return plain::LeafWorker(search, sink).run(unit);
}

bool search_leaves(const LeafSearch& search, const LeafUnit& unit, LeafSink& sink) {
    return (has_vectors() ? search_leaves_avx2 : search_leaves_plain)(search, unit, sink);
}

std::unique_ptr<JoinWorker> join_worker_plain(const JoinedWords& words, const JoinTarget& target) {
    return std::make_unique<plain::JoiningWorker>(words, target);
}

std::unique_ptr<JoinWorker> join_worker(const JoinedWords& words, const JoinTarget& target) {
    return (has_vectors() ? join_worker_avx2 : join_worker_plain)(words, target);
}

std::unique_ptr<HalvesWorker> halves_worker_plain(const HalvesOfLength& words, PairSink& sink) {
    return std::make_unique<plain::HalfJoiner>(words, sink);
}

std::unique_ptr<HalvesWorker> halves_worker(const HalvesOfLength& words, PairSink& sink) {
    return (has_vectors() ? halves_worker_avx2 : halves_worker_plain)(words, sink);
}

std::unique_ptr<HalvesWorker> rest_worker_plain(const HalvesOfLength& words,
                                                const RestTarget&     target) {
    return std::make_unique<plain::RestJoiner>(words, target);
}

std::unique_ptr<HalvesWorker> rest_worker(const HalvesOfLength& words, const RestTarget& target) {
    return (has_vectors() ? rest_worker_avx2 : rest_worker_plain)(words, target);
}

}  // namespace antipode::coset
