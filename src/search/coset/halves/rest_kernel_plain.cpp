#include <array>
#include <bit>

#include "base/cpu.h"
#include "cube/algebra.h"
#include "search/coset/halves/rest_kernel.h"

namespace antipode::coset {
namespace {

std::uint32_t number_behind(const FirstHalf& first, const RestHalf& second) {
    return RestNumber::of(OuterPieces::of(std::bit_cast<Cube>(first) * second.pieces(first)));
}

}  // namespace

void find_rest_plain(const RestSearch& search, RestTaker& taker) {
    std::array<RestHit, hits_at_a_time> hits;
    std::size_t                         count = 0;
    for (std::uint32_t i = 0; i < search.first.size(); ++i) {
        const FirstHalf&    first = search.first[i];
        const std::uint32_t end   = search.second.starts[first.place + 1];
        for (std::uint32_t at = search.second.starts[first.place]; at < end; ++at) {
            if (!search.wanted.has(number_behind(first, search.second.halves[at]))) continue;
            hits[count++] = {i, at};
            if (count < hits.size()) continue;
            taker.take(hits.data(), count);
            count = 0;
        }
    }
    taker.take(hits.data(), count);
}

FindRest fastest_find_rest() { return cpu().byte_matrices ? find_rest_avx512 : find_rest_plain; }

}  // namespace antipode::coset
