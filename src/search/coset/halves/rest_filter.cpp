#include "search/coset/halves/rest_filter.h"

#include <algorithm>
#include <bit>

#include "base/parallel.h"
#include "cube/algebra.h"
#include "search/coset/coset.h"
#include "search/coset/halves/cube_pairs.h"
#include "search/coset/halves/rest_half.h"

namespace antipode::coset {
namespace {

// So that the filter fits in the cache that a core has for itself, of many cubes it is wrong more
// often: what it lets through costs less than waiting for it.
constexpr std::uint64_t most_numbers_per_cube  = 128;
constexpr std::uint64_t least_numbers_per_cube = 8;
constexpr std::uint64_t numbers_in_cache       = 1U << 22;

std::uint64_t numbers(std::uint64_t cubes) {
    const std::uint64_t few = std::bit_ceil(cubes * least_numbers_per_cube + 1024);
    return std::clamp(numbers_in_cache, few, std::bit_ceil(cubes * most_numbers_per_cube + 1024));
}

std::size_t half_turns(RestFilter::Words words) {
    return words == RestFilter::Words::of_both_directions ? pair_turns - 1 : 0;
}

// A cube, and those a half turn away.
std::vector<Cube> wanted_cubes(const PageLayout& layout, std::span<const std::uint64_t> bits,
                               RestFilter::Words words) {
    std::vector<Cube> cubes;
    cubes.reserve(bits.size() * (1 + half_turns(words)));
    for (const std::uint64_t bit : bits) {
        const Cube cube = inner_cube(layout.orders(bit));
        cubes.push_back(cube);
        for (std::size_t turn = 0; turn < half_turns(words); ++turn)
            cubes.push_back(cube * move_of(static_cast<PairTurn>(turn)));
    }
    return cubes;
}

}  // namespace

RestFilter::RestFilter(const PageLayout& layout, std::span<const std::uint64_t> bits, Words words,
                       unsigned threads)
    : mask_(numbers(bits.size() * (1 + half_turns(words))) - 1),
      words_(AxisSymmetry::count * (mask_ + 1) / 32) {
    const std::vector<Cube> cubes = wanted_cubes(layout, bits, words);
    parallel_for(AxisSymmetry::count, {threads}, [&](std::size_t axis, std::size_t) {
        const Cube&    seen  = symmetry_cubes[symmetry(axis_symmetry(axis)).index()];
        std::uint32_t* words = words_.data() + axis * (mask_ + 1) / 32;
        for (const Cube& cube : cubes) {
            const std::uint32_t number = RestNumber::of(OuterPieces::of(cube * seen));
            words[(number & mask_) / 32] |= 1U << (number % 32);
        }
    });
}

}  // namespace antipode::coset
