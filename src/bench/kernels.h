// The measured loops of bench/kernel_loops.h, compiled for each kernel.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "cube/cube.h"

namespace antipode::bench {

struct KernelLoops {
    std::string_view name;
    Cube (*compose_chain)(const Cube* cubes, std::size_t count, Cube start);
    void (*compose_stream)(const Cube* cubes, std::size_t count, const Cube& then, Cube* results);
    void (*invert_stream)(const Cube* cubes, std::size_t count, Cube* results);
    Cube (*representative)(const Cube& cube);
};

extern const KernelLoops avx2_loops;  // only to be called where the processor has AVX2

// Those this processor can run, the plain one first.
std::vector<KernelLoops> kernel_loops();

}  // namespace antipode::bench
