#include "base/target_region.h"
#include "bench/kernels.h"
#include "cube/isomorphs.h"

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx2")

#include "cube/kernel/avx2.h"
// The templates must be compiled in this region, or the kernel is not inlined.
#include "bench/kernel_loops.h"

namespace antipode::bench {

using kernel::Avx2;

const KernelLoops avx2_loops = {Avx2::name, compose_chain<Avx2>, compose_stream<Avx2>,
                                invert_stream<Avx2>, kernel::representative_avx2};

}  // namespace antipode::bench

ANTIPODE_TARGET_END

#else

namespace antipode::bench {
const KernelLoops avx2_loops = {};  // never called: no processor of this kind has AVX2
}  // namespace antipode::bench

#endif
