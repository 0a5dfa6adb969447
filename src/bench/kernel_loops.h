// The inner loops that are measured, written once for all kernels.
//
// Include this file where a kernel's functions can be called: for a vector
// kernel that is inside its target region, after every other header.
#pragma once

namespace antipode::bench {

// A chain, in which each composition waits for the one before: its latency.
template <class Kernel>
Cube compose_chain(const Cube* cubes, std::size_t count, Cube start) {
    for (std::size_t i = 0; i < count; ++i) start = Kernel::compose(start, cubes[i]);
    return start;
}

// Independent compositions: what the processor does when nothing waits. `results`
// has room for `count`, and stays in the nearest cache.
template <class Kernel>
void compose_stream(const Cube* cubes, std::size_t count, const Cube& then, Cube* results) {
    for (std::size_t i = 0; i < count; ++i) results[i] = Kernel::compose(cubes[i], then);
}

template <class Kernel>
void invert_stream(const Cube* cubes, std::size_t count, Cube* results) {
    for (std::size_t i = 0; i < count; ++i) results[i] = Kernel::inverse(cubes[i]);
}

}  // namespace antipode::bench
