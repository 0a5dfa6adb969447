// Filling a table: warps walk all words from their nodes, 32 positions at a time, and mark the
// ends.
#pragma once

#include "search/batch/walk.h"

namespace antipode::gpu {

inline constexpr unsigned warp_size  = 32;
inline constexpr unsigned walk_stack = 8192;  // nodes of a warp: 32 * 15 more at each of 10 levels

struct WalkWork {
    batch::Canvas          canvas;
    const batch::WalkNode* nodes;
    std::uint32_t          count;
    std::uint32_t          distance;
    batch::WalkNode*       stacks;  // walk_stack for each warp
    std::uint32_t*         next;
    volatile int*          stop;  // the program's wish
};

// Copies the small tables, which every lookup reads, into memory that the block shares.
__device__ inline void share(batch::SmallTables& shared, const batch::SmallTables& from) {
    const auto* source = reinterpret_cast<const std::uint32_t*>(&from);
    auto*       target = reinterpret_cast<std::uint32_t*>(&shared);
    for (unsigned i = threadIdx.x; i < sizeof shared / 4; i += blockDim.x) target[i] = source[i];
    __syncthreads();
}
static_assert(sizeof(batch::SmallTables) % 4 == 0, "copied word by word");

// The number of this lane among those that have something, and how many have.
__device__ inline unsigned rank_among(unsigned lanes, unsigned lane) {
    return __popc(lanes & ((1U << lane) - 1));
}

__global__ void __launch_bounds__(256) walk(WalkWork work) {
    __shared__ batch::SmallTables small;
    share(small, *work.canvas.view.small);
    work.canvas.view.small = &small;
    const unsigned   lane  = threadIdx.x % warp_size;
    const unsigned   warp  = (blockIdx.x * blockDim.x + threadIdx.x) / warp_size;
    batch::WalkNode* stack = work.stacks + std::uint64_t{warp} * walk_stack;
    unsigned         size  = 0;
    for (;;) {
        if (size == 0) {
            std::uint32_t first = 0;
            if (lane == 0) first = *work.stop != 0 ? work.count : atomicAdd(work.next, warp_size);
            first = __shfl_sync(~0U, first, 0);
            if (first >= work.count) return;
            size = min(warp_size, work.count - first);
            if (lane < size) stack[lane] = work.nodes[first + lane];
            __syncwarp();
        }
        const unsigned  count    = min(warp_size, size);
        const bool      has_node = lane < count;
        batch::WalkNode node{};
        size -= count;
        if (has_node) node = stack[size + lane];
        __syncwarp();
        if (has_node && node.left == 0) batch::mark(work.canvas, node.words, work.distance);
        const std::uint32_t steps = has_node && node.left > 0 ? node.steps : 0;
        for (unsigned step = 0; step < batch::face_turns; ++step) {
            const bool     goes  = steps >> step & 1;
            const unsigned lanes = __ballot_sync(~0U, goes);
            if (lanes == 0) continue;
            batch::WalkNode child;
            if (goes) {
                child.words = batch::turned(node.words, small.steps[step]);
                child.left  = node.left - 1;
            }
            if (goes && child.left == 0) batch::mark(work.canvas, child.words, work.distance);
            // Nodes of one walk have the same length, except where two parcels of nodes meet.
            const bool     stays  = goes && child.left > 0;
            const unsigned pushed = __ballot_sync(~0U, stays);
            if (stays) {
                child.state                            = small.next[node.state][step];
                child.steps                            = small.allowed[child.state];
                stack[size + rank_among(pushed, lane)] = child;
            }
            size += __popc(pushed);
            __syncwarp();
        }
    }
}

// Entries by code.
__global__ void count_codes(const std::uint32_t* words, std::uint64_t entries,
                            unsigned long long* counts) {
    unsigned long long  own[4] = {};
    const std::uint64_t all    = (entries + 15) / 16;
    for (std::uint64_t i = blockIdx.x * std::uint64_t{blockDim.x} + threadIdx.x; i < all;
         i += std::uint64_t{gridDim.x} * blockDim.x) {
        const std::uint32_t word  = words[i];
        const std::uint64_t left  = entries - 16 * i;
        const std::uint32_t valid = left >= 16 ? 0x55555555U : 0x55555555U & ((1U << 2 * left) - 1);
        const std::uint32_t low   = word & valid;
        const std::uint32_t high  = word >> 1 & valid;
        own[3] += __popc(low & high);
        own[2] += __popc(high & ~low);
        own[1] += __popc(low & ~high);
        own[0] += __popc(valid & ~low & ~high);
    }
    for (unsigned code = 0; code < 4; ++code) atomicAdd(&counts[code], own[code]);
}

// Reads lines anywhere, eight at a time.
__global__ void read_lines(const std::uint32_t* words, std::uint64_t count, unsigned rounds,
                           std::uint32_t* out) {
    std::uint64_t at =
        (blockIdx.x * std::uint64_t{blockDim.x} + threadIdx.x) * 0x9e3779b97f4a7c15U + 1;
    std::uint32_t sum = 0;
    for (unsigned i = 0; i < rounds; ++i) {
        std::uint32_t read[8];
        for (unsigned j = 0; j < 8; ++j) {
            at      = at * 6364136223846793005U + 1442695040888963407U;
            read[j] = __ldg(words + __umul64hi(at, count));
        }
        for (unsigned j = 0; j < 8; ++j) sum ^= read[j];
    }
    if (sum == 0x12345678) *out = sum;
}

}  // namespace antipode::gpu
