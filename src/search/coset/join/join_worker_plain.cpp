#include <algorithm>
#include <array>
#include <vector>

#include "base/cpu.h"
#include "coordinates/kernel/plain.h"
#include "cube/algebra.h"
#include "search/coset/join/join.h"

namespace antipode::coset {
namespace plain {
namespace {

using Kernel = kernel::PlainCoordinates;

#include "search/coset/join/join_worker.inc"

}  // namespace
}  // namespace plain

std::unique_ptr<JoinWorker> join_worker_plain(const JoinedWords& words, const JoinTarget& target) {
    return std::make_unique<plain::Worker>(words, target);
}

std::unique_ptr<JoinWorker> join_worker(const JoinedWords& words, const JoinTarget& target) {
    const bool has_vectors = cpu().avx2 && cpu().bmi2;
    return (has_vectors ? join_worker_avx2 : join_worker_plain)(words, target);
}

}  // namespace antipode::coset
