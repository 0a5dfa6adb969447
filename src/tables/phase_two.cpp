#include "tables/phase_two.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cassert>
#include <memory>
#include <mutex>

#include "base/parallel.h"

namespace antipode::phase_two {
namespace {

// A state in one word, with its whole slice order: 2768 * 40320 * 24 < 2^32.
struct State {
    std::uint32_t corner_class;
    std::uint32_t rim;
    std::uint32_t slice;

    static State unpack(std::uint32_t packed) {
        return {packed / (RimOrder::size * SliceOrder::size),
                packed / SliceOrder::size % RimOrder::size, packed % SliceOrder::size};
    }
    std::uint32_t pack() const {
        return (corner_class * RimOrder::size + rim) * SliceOrder::size + slice;
    }
    std::uint64_t entry() const {
        return (std::uint64_t{corner_class} * RimOrder::size + rim) * (SliceOrder::size / 2)
               + slice / 2;
    }
};

// Levels are completed in order even where half turns cost two: a quarter turn
// changes the parity of the corners and a half turn does not, so what a half
// turn reaches two levels up cannot lie on the level between.
class Builder {
public:
    Builder(std::span<std::byte> table, Metric metric)
        : table_(reinterpret_cast<std::uint8_t*>(table.data())),
          small_(std::make_unique<SmallTables>()),
          costs_(turn_costs(metric)),
          base_(base(metric)) {
        fill_small_tables(*small_, metric);
        std::fill_n(table_, table.size(), std::uint8_t{0xff});
    }

    BuildEnd run(const BuildContext& context) {
        std::vector<std::vector<std::uint32_t>> at_depth(base_ + 5);
        reach({0, 0, 0}, 0, at_depth[0]);
        for (unsigned depth = 0; depth < base_ + 2; ++depth) {
            if (context.stop.stop_requested()) return BuildEnd::stopped;
            expand(at_depth[depth], depth, at_depth, context.threads);
            at_depth[depth] = {};
            // Each level is about six times as large as the one before.
            const double left = static_cast<double>(base_ + 1 - depth);
            context.on_progress(1.0 / (1.0 + left * left * left));
        }
        return BuildEnd::complete;
    }

private:
    static constexpr std::size_t block = 8;  // states whose neighbours are fetched together

    struct Target {
        State    state;
        unsigned cost;
    };
    using Targets = std::array<Target, block * inner_turn_count>;

    void expand(const std::vector<std::uint32_t>& states, unsigned depth,
                std::vector<std::vector<std::uint32_t>>& at_depth, unsigned threads) {
        std::mutex merging;
        parallel_for(states.size(), {threads, 4096}, [&](std::size_t first, std::size_t last) {
            std::array<std::vector<std::uint32_t>, 3> fresh;  // by cost
            for (; first < last; first += block)
                expand_block({&states[first], std::min(block, last - first)}, depth, fresh);
            const std::lock_guard lock(merging);
            for (unsigned cost = 1; cost < fresh.size(); ++cost)
                at_depth[depth + cost].insert(at_depth[depth + cost].end(), fresh[cost].begin(),
                                              fresh[cost].end());
        });
    }

    // Asks for all the neighbours' memory before touching any of it.
    void expand_block(std::span<const std::uint32_t> states, unsigned depth,
                      std::array<std::vector<std::uint32_t>, 3>& fresh) {
        Targets     targets;
        std::size_t count = 0;
        for (std::uint32_t packed : states) {
            const State state = State::unpack(packed);
            for (std::size_t turn = 0; turn < inner_turn_count; ++turn) {
                const unsigned cost = costs_.of(inner_turns[turn]);
                if (depth + cost > base_ + 2) continue;
                targets[count] = {after(state, turn), cost};
                __builtin_prefetch(&table_[targets[count].state.entry() / 4], 1);
                ++count;
            }
        }
        for (std::size_t i = 0; i < count; ++i)
            reach(targets[i].state, depth + targets[i].cost, fresh[targets[i].cost]);
    }

    State after(const State& state, std::size_t turn) const {
        const std::uint32_t corners  = classes_.representative(state.corner_class);
        const std::uint32_t place    = small_->corner_place[small_->corner_after[corners][turn]];
        const std::uint32_t symmetry = place & 15;
        return {place >> 4, small_->rim_image[small_->rim_after[state.rim][turn]][symmetry],
                small_->slice_image[small_->slice_after[state.slice][turn]][symmetry]};
    }

    unsigned level_of(unsigned depth) const { return depth <= base_ ? 0 : depth - base_; }

    // Marks a state and what is the same by the symmetry of its representative.
    void reach(const State& state, unsigned depth, std::vector<std::uint32_t>& fresh) {
        if (!mark(state.entry(), level_of(depth))) return;
        fresh.push_back(state.pack());
        const std::uint16_t stabiliser = classes_.stabiliser(state.corner_class);
        for (std::size_t s = 1; s < AxisSymmetry::count; ++s)
            if (stabiliser >> s & 1)
                mark(State{state.corner_class, small_->rim_image[state.rim][s],
                           small_->slice_image[state.slice][s]}
                         .entry(),
                     level_of(depth));
    }

    // Clears bits only, so that two threads cannot undo each other's work.
    bool mark(std::uint64_t entry, unsigned level) {
        const unsigned                shift = 2 * (entry % 4);
        std::atomic_ref<std::uint8_t> cell(table_[entry / 4]);
        if ((cell.load(std::memory_order_relaxed) >> shift & 3) != far) return false;
        const auto cleared = static_cast<std::uint8_t>((far & ~level) << shift);
        const auto before =
            cell.fetch_and(static_cast<std::uint8_t>(~cleared), std::memory_order_relaxed);
        return (before >> shift & 3) == far;
    }

    std::uint8_t*                table_;
    std::unique_ptr<SmallTables> small_;
    SymmetryClasses              classes_ = corner_classes();
    TurnCosts                    costs_;
    unsigned                     base_;
};

}  // namespace

Result<BuildEnd> build_half_turns(std::span<std::byte> out, const BuildContext& context,
                                  const TableSource&) {
    assert(out.size() == bytes);
    return Builder(out, Metric::htm).run(context);
}
Result<BuildEnd> build_quarter_turns(std::span<std::byte> out, const BuildContext& context,
                                     const TableSource&) {
    assert(out.size() == bytes);
    return Builder(out, Metric::qtm).run(context);
}

// A class stands for 16 / |stabiliser| orders of the corners.
std::vector<std::uint64_t> histogram(std::span<const std::byte> table, unsigned threads) {
    assert(table.size() == bytes);
    const SymmetryClasses                     classes   = corner_classes();
    constexpr std::size_t                     row_bytes = bytes / corner_order_classes;
    std::array<std::atomic<std::uint64_t>, 4> totals{};
    parallel_for(corner_order_classes, {threads, 8}, [&](std::size_t first, std::size_t last) {
        for (std::size_t row = first; row < last; ++row) {
            const auto fixing = std::popcount(classes.stabiliser(static_cast<std::uint32_t>(row)));
            const auto weight = AxisSymmetry::count / static_cast<unsigned>(fixing);
            std::array<std::uint64_t, 4> here{};
            for (std::size_t i = row * row_bytes; i < (row + 1) * row_bytes; ++i)
                for (unsigned shift = 0; shift < 8; shift += 2)
                    ++here[static_cast<unsigned>(table[i]) >> shift & 3];
            for (std::size_t v = 0; v < 4; ++v) totals[v] += here[v] * weight;
        }
    });
    return {totals.begin(), totals.end()};
}

}  // namespace antipode::phase_two
