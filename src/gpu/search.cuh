// A round of a batch on a card: warps expand 32 nodes at a time, each lane one.
//
// All lanes make the same turn at the same time, so that its data is the same for all. Children
// that are near enough wait in memory that the warp shares until there are 32 of them: then their
// other sides are looked up, again all lanes together. What is left goes onto the warp's stack.
#pragma once

#include "gpu/walk.cuh"
#include "search/batch/executor.h"
#include "search/batch/pool.h"

namespace antipode::gpu {

inline constexpr unsigned warps_in_block = 4;
// Of a warp's stack, a power of two: 26 levels of at most 32 * 15 children more.
inline constexpr unsigned stack_size = 16384;
inline constexpr unsigned max_found  = 1U << 20;

// What a round counts and finds.
struct Tally {
    std::uint32_t      next;   // start
    std::uint32_t      found;  // words; those beyond max_found are lost
    unsigned long long lookups;
    unsigned long long nodes;
};

struct SearchWork {
    batch::View         view;
    batch::Words        solved;
    const batch::Node*  cubes;  // by slot
    const batch::Start* starts;
    std::uint32_t       count;
    const std::uint8_t* wants_all;   // by slot
    std::uint32_t*      is_over;     // by slot
    unsigned long long* lookups_of;  // by root
    batch::FoundWord*   words;
    batch::Node*        stacks;
    batch::Pool*        pool;
    Tally*              tally;
    volatile int*       stop;  // in the card's memory: that of the program is far
};

// A child whose one side is near enough: the lane of its parent, the step, and the bound.
struct Survivor {
    std::uint16_t lane : 5;
    std::uint16_t step : 5;
    std::uint16_t bound : 6;
};

struct WarpMemory {
    batch::Node nodes[warp_size];
    Survivor    waiting[2 * warp_size + 3 * warp_size];
};

class Warp {
public:
    __device__ Warp(const SearchWork& work, WarpMemory& memory, unsigned warp)
        : work_(work),
          small_(*work.view.small),
          memory_(memory),
          stack_(work.stacks + std::uint64_t{warp} * stack_size),
          lane_(threadIdx.x % warp_size) {}

    __device__ void run() {
        for (unsigned turn = 0;; ++turn) {
            if (turn % 64 == 0 && is_stopped()) break;
            if (turn % 1024 == 0) report();
            if (size() < warp_size && !is_dry_) refill();
            if (size() == 0) {
                if (!is_dry_) continue;
                if (!take_parcel()) break;
            }
            expand();
            if (turn % 4 == 0) leave_some();
        }
        report();
    }

private:
    __device__ unsigned size() const { return top_ - bottom_; }
    __device__ batch::Node& at(unsigned i) const { return stack_[i & (stack_size - 1)]; }

    __device__ bool is_stopped() const {
        int stop = 0;
        if (lane_ == 0) stop = *work_.stop;
        return __shfl_sync(~0U, stop, 0) != 0;
    }

    __device__ void refill() {
        std::uint32_t first = 0;
        if (lane_ == 0) first = atomicAdd(&work_.tally->next, warp_size);
        first                        = __shfl_sync(~0U, first, 0);
        is_dry_                      = first + warp_size >= work_.count;
        const std::uint32_t i        = first + lane_;
        bool                is_there = i < work_.count && first < work_.count;
        batch::Node         node;
        if (is_there) {
            const batch::Start start = work_.starts[i];
            node = batch::root_of(work_.cubes[start.root / batch::roots_in_slot], start, small_);
        }
        push(node, is_there);
    }

    __device__ void push(const batch::Node& node, bool is_there) {
        const unsigned lanes = __ballot_sync(~0U, is_there);
        if (is_there) at(top_ + rank_among(lanes, lane_)) = node;
        top_ += __popc(lanes);
        __syncwarp();
    }

    __device__ bool take_parcel() {
        if (lane_ == 0) batch::become_idle(*work_.pool);
        for (;;) {
            std::uint32_t parcel = batch::no_parcel;
            if (lane_ == 0) parcel = batch::reserve_full(*work_.pool);
            parcel = __shfl_sync(~0U, parcel, 0);
            if (parcel != batch::no_parcel) {
                if (lane_ == 0) batch::become_busy(*work_.pool);
                __threadfence();
                batch::Parcel& from = work_.pool->parcels[parcel & (work_.pool->size - 1)];
                push(from.nodes[lane_], lane_ < from.count);
                __threadfence();
                __syncwarp();
                if (lane_ == 0) batch::hand_back(*work_.pool, parcel);
                return true;
            }
            int over = 0;
            if (lane_ == 0) over = batch::is_over(*work_.pool) || *work_.stop != 0;
            if (__shfl_sync(~0U, over, 0) != 0) return false;
            __nanosleep(2000);
        }
    }

    // The oldest nodes have the largest subtrees.
    __device__ void leave_some() {
        if (size() < 2 * batch::parcel_nodes) return;
        std::uint32_t parcel = batch::no_parcel;
        if (lane_ == 0 && batch::has_hungry(*work_.pool))
            parcel = batch::reserve_empty(*work_.pool);
        parcel = __shfl_sync(~0U, parcel, 0);
        if (parcel == batch::no_parcel) return;
        __threadfence();
        batch::Parcel& to = work_.pool->parcels[parcel & (work_.pool->size - 1)];
        to.nodes[lane_]   = at(bottom_ + lane_);
        if (lane_ == 0) to.count = batch::parcel_nodes;
        bottom_ += batch::parcel_nodes;
        __threadfence();
        __syncwarp();
        if (lane_ == 0) batch::hand_in(*work_.pool, parcel);
    }

    __device__ void expand() {
        const unsigned count    = min(warp_size, size());
        bool           has_node = lane_ < count;
        batch::Node    node{};
        top_ -= count;
        if (has_node) {
            node = at(top_ + lane_);
            has_node =
                *(volatile std::uint32_t*)&work_.is_over[node.root / batch::roots_in_slot] == 0;
        }
        if (has_node && node.left == 0) {
            finish(node);
            has_node = false;
        }
        if (has_node) {
            batch::choose_side(node, small_);
            memory_.nodes[lane_] = node;
            ++nodes_;
        }
        __syncwarp();
        const std::uint32_t steps = has_node ? batch::steps_of(node, small_) : 0;
        if (steps != 0) {
            lookups_ += __popc(steps);
            atomicAdd(&work_.lookups_of[node.root], __popc(steps));
        }
        for (unsigned face = 0; face < 6; ++face) {
            look_at_face(node, steps >> 3 * face & 7, 3 * face);
            while (waiting_ >= warp_size) look_at_others(warp_size);
        }
        if (waiting_ > 0) look_at_others(waiting_);
    }

    // The three turns of a face: their entries are asked for together.
    __device__ void look_at_face(const batch::Node& node, std::uint32_t turns, unsigned first) {
        if (__ballot_sync(~0U, turns != 0) == 0) return;
        batch::Words  words[3];
        std::uint64_t entries[3];
        std::uint32_t read[3];
        for (unsigned i = 0; i < 3; ++i) {
            words[i]   = batch::turned(i == 0 ? node.x : words[i - 1], small_.steps[first]);
            entries[i] = 0;
            read[i]    = 0;
            if (turns >> i & 1) {
                entries[i] = batch::entry_of(work_.view, words[i]);
                read[i]    = __ldg(work_.view.entries + (entries[i] >> 4));
            }
        }
        for (unsigned i = 0; i < 3; ++i) {
            unsigned bound = batch::too_far;
            if (turns >> i & 1)
                bound =
                    batch::bound_of(work_.view, entries[i], read[i] >> 2 * (entries[i] & 15) & 3,
                                    node.left - 1U, words[i]);
            const unsigned lanes = __ballot_sync(~0U, bound != batch::too_far);
            if (bound != batch::too_far) {
                Survivor& survivor = memory_.waiting[waiting_ + rank_among(lanes, lane_)];
                survivor.lane      = lane_;
                survivor.step      = first + i;
                survivor.bound     = bound;
            }
            waiting_ += __popc(lanes);
        }
        __syncwarp();
    }

    // The last survivors, one for each lane.
    __device__ void look_at_others(unsigned count) {
        const bool  is_there = lane_ < count;
        bool        is_near  = false;
        batch::Node child{};
        waiting_ -= count;
        if (is_there) {
            const Survivor     survivor = memory_.waiting[waiting_ + lane_];
            const batch::Node& parent   = memory_.nodes[survivor.lane];
            child   = batch::child_of(parent, survivor.step, survivor.bound, small_);
            is_near = batch::other_side_is_near(child, survivor.step, work_.view);
            if ((small_.keeping_steps >> survivor.step & 1) == 0) {
                ++lookups_;
                atomicAdd(&work_.lookups_of[child.root], 1ULL);
            }
        }
        __syncwarp();
        push(child, is_near);
    }

    __device__ void finish(const batch::Node& node) {
        if (!batch::is_solved(node.x, work_.solved)) return;
        const std::uint32_t slot = node.root / batch::roots_in_slot;
        if (work_.wants_all[slot] == 0 && atomicExch(&work_.is_over[slot], 1U) != 0) return;
        const std::uint32_t i = atomicAdd(&work_.tally->found, 1U);
        if (i < max_found) work_.words[i] = {node.root, node.made, {node.path[0], node.path[1]}};
    }

    __device__ void report() {
        atomicAdd(&work_.tally->lookups, lookups_);
        atomicAdd(&work_.tally->nodes, nodes_);
        lookups_ = nodes_ = 0;
    }

    const SearchWork&         work_;
    const batch::SmallTables& small_;
    WarpMemory&               memory_;
    batch::Node*              stack_;
    unsigned                  lane_;
    unsigned                  bottom_  = 0;
    unsigned                  top_     = 0;
    unsigned                  waiting_ = 0;  // survivors
    bool                      is_dry_  = false;
    unsigned long long        lookups_ = 0;
    unsigned long long        nodes_   = 0;
};

__global__ void __launch_bounds__(warp_size* warps_in_block, 6) search(SearchWork work) {
    __shared__ batch::SmallTables small;
    __shared__ WarpMemory         memory[warps_in_block];
    share(small, *work.view.small);
    work.view.small     = &small;
    const unsigned warp = threadIdx.x / warp_size;
    Warp(work, memory[warp], blockIdx.x * warps_in_block + warp).run();
}

__global__ void bounds(batch::View view, const batch::Words* positions, std::uint32_t count,
                       std::uint8_t* out) {
    const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) out[i] = static_cast<std::uint8_t>(batch::distance_bound(view, positions[i]));
}

}  // namespace antipode::gpu
