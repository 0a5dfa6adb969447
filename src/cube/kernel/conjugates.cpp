#include "cube/kernel/conjugates.h"

#include "base/cpu.h"
#include "base/target_region.h"

#if ANTIPODE_X86
#include <immintrin.h>
#endif

namespace antipode::kernel {
namespace {

using Cubes = std::array<Cube, Symmetry::count>;

const Cubes& inverse_symmetry_cubes() {
    static const Cubes inverses = [] {
        Cubes cubes;
        for (std::size_t s = 0; s < cubes.size(); ++s) cubes[s] = inverse(symmetry_cubes[s]);
        return cubes;
    }();
    return inverses;
}

void conjugate_all_plain(const Cube& a, Cubes& out) {
    for (Symmetry s : all_symmetries) out[s.index()] = conjugate(a, s);
}

}  // namespace
}  // namespace antipode::kernel

#if ANTIPODE_X86

ANTIPODE_TARGET_BEGIN("avx2")

#include "cube/kernel/avx2.h"

namespace antipode::kernel {
namespace {

void conjugate_all_avx2(const Cube& a, Cubes& out) {
    const Cubes&  inverses = inverse_symmetry_cubes();
    const __m256i sides[2] = {Avx2::load(a), Avx2::negate_twists(Avx2::load(a))};
    for (std::size_t s = 0; s < Symmetry::count; ++s) {
        const __m256i side = sides[s >= Symmetry::rotations];
        out[s]             = Avx2::cube(Avx2::compose(Avx2::compose(Avx2::load(inverses[s]), side),
                                                      Avx2::load(symmetry_cubes[s])));
    }
}

}  // namespace
}  // namespace antipode::kernel

ANTIPODE_TARGET_END

#endif

void antipode::kernel::conjugate_all(const Cube& a, Cubes& out) {
#if ANTIPODE_X86
    if (cpu().avx2) return conjugate_all_avx2(a, out);
#endif
    conjugate_all_plain(a, out);
}
