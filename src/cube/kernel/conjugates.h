// All 48 conjugates of a position at once, for building tables.
#pragma once

#include <array>

#include "cube/algebra.h"

namespace antipode::kernel {

// out[s] = conjugate(a, s), by the fastest kernel the processor has.
void conjugate_all(const Cube& a, std::array<Cube, Symmetry::count>& out);

}  // namespace antipode::kernel
