#include "bench/kernels.h"

#include "base/cpu.h"
#include "bench/kernel_loops.h"
#include "cube/isomorphs.h"
#include "cube/kernel/plain.h"

namespace antipode::bench {

namespace {

using kernel::Plain;

constexpr KernelLoops plain_loops = {Plain::name, compose_chain<Plain>, compose_stream<Plain>,
                                     invert_stream<Plain>, kernel::representative_plain};

}  // namespace

std::vector<KernelLoops> kernel_loops() {
    std::vector<KernelLoops> loops = {plain_loops};
    if (cpu().avx2) loops.push_back(avx2_loops);
    return loops;
}

}  // namespace antipode::bench
