// How many random lines of memory a second the machine reads from a large table:
// what a search that reads one entry per node can hope for.
#pragma once

#include <cstdint>
#include <span>

#include "bench/stopwatch.h"

namespace antipode::bench {

struct MemoryRate {
    unsigned threads = 1;
    double   chained = 0;  // lines/s of all threads, each read waiting for the one before
    double   batched = 0;  // 32 reads under way at a time
};

MemoryRate measure_memory(std::span<const std::uint32_t> table, unsigned threads, Seconds limit);

}  // namespace antipode::bench
