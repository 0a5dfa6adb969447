#include "search/coset/halves/rest_filter.h"

#include <bit>

#include "base/parallel.h"
#include "cube/algebra.h"
#include "search/coset/coset.h"
#include "search/coset/halves/cube_pairs.h"
#include "search/coset/halves/rest_half.h"

namespace antipode::coset {
namespace {

constexpr std::uint64_t numbers_per_cube = 128;

// A cube, and those a half turn away.
std::vector<Cube> wanted_cubes(const PageLayout& layout, std::span<const std::uint64_t> bits) {
    std::vector<Cube> cubes;
    cubes.reserve(bits.size() * pair_turns);
    for (const std::uint64_t bit : bits) {
        const Cube cube = inner_cube(layout.orders(bit));
        cubes.push_back(cube);
        for (std::size_t turn = 0; turn + 1 < pair_turns; ++turn)
            cubes.push_back(cube * move_of(static_cast<PairTurn>(turn)));
    }
    return cubes;
}

}  // namespace

RestFilter::RestFilter(const PageLayout& layout, std::span<const std::uint64_t> bits,
                       unsigned threads)
    : mask_(std::bit_ceil(bits.size() * pair_turns * numbers_per_cube + 1024) - 1),
      words_(AxisSymmetry::count * (mask_ + 1) / 32) {
    const std::vector<Cube> cubes = wanted_cubes(layout, bits);
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
