// Building the phase-one table.
//
// The state is a row (class) and a place in it (twist). A turn takes a whole row
// to one other row and permutes the places, by one of 18 x 16 permutations: so
// the search works row by row, and all it touches at a time fits in the cache.
// Early levels push from the few states reached to their neighbours; when most
// states left are about to be reached it is cheaper that these look whether a
// neighbour was reached just before.
#include "tables/phase_one.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <memory>
#include <mutex>

#include "base/parallel.h"
#include "tables/phase_one_steps.h"

namespace antipode::phase_one {
namespace {

constexpr std::uint8_t unreached = 0xff;

// Rows are written by several threads at once, but only ever from `unreached`
// to the same value, so relaxed bytes are enough.
std::uint8_t read(std::uint8_t& cell) {
    return std::atomic_ref(cell).load(std::memory_order_relaxed);
}
void write(std::uint8_t& cell, std::uint8_t value) {
    std::atomic_ref(cell).store(value, std::memory_order_relaxed);
}

template <class Turns>
class Builder {
public:
    explicit Builder(const BuildContext& context)
        : context_(context),
          cells_(std::make_unique<std::uint8_t[]>(entry_count)),
          newest_in_(row_count, never) {
        std::fill_n(cells_.get(), entry_count, unreached);
    }

    BuildEnd fill_distances() {
        cells_[0]           = 0;
        newest_in_[0]       = 0;
        std::uint64_t found = 1;
        for (std::uint64_t left = entry_count - 1; found != 0; ++depth_) {
            if (context_.stop.stop_requested()) return BuildEnd::stopped;
            // An unreached state often meets a reached neighbour early, so pulling
            // costs about a quarter of what it seems to.
            found = found * 4 < left ? level(&Builder::push_row) : level(&Builder::pull_row);
            left -= std::min(found, left);
            context_.on_progress(
                0.5 * (1 - static_cast<double>(left) / static_cast<double>(entry_count)));
        }
        return BuildEnd::complete;
    }

    BuildEnd write_entries(std::uint32_t* out) const {
        std::mutex  reporting;
        std::size_t rows_done = 0;
        parallel_for(
            row_count, {context_.threads, grain}, [&](std::size_t first, std::size_t last) {
                if (context_.stop.stop_requested()) return;
                for (std::size_t row = first; row < last; ++row)
                    write_row(row, out + row * row_size);
                const std::lock_guard lock(reporting);
                rows_done += last - first;
                context_.on_progress(0.5 + 0.5 * static_cast<double>(rows_done) / row_count);
            });
        return context_.stop.stop_requested() ? BuildEnd::stopped : BuildEnd::complete;
    }

private:
    static constexpr std::size_t  grain = 32;
    static constexpr std::uint8_t never = 0xfe;

    std::uint8_t* row_cells(std::size_t row) const { return cells_.get() + row * row_size; }

    static constexpr bool has(std::size_t m) { return Turns::turns >> m & 1; }

    std::uint64_t level(std::uint64_t (Builder::*row_step)(std::size_t)) {
        std::atomic<std::uint64_t> found{0};
        parallel_for(row_count, {context_.threads, grain},
                     [&](std::size_t first, std::size_t last) {
                         std::uint64_t here = 0;
                         for (std::size_t row = first; row < last; ++row)
                             here += (this->*row_step)(row);
                         found += here;
                     });
        return found;
    }

    // The places of a row that hold `value`.
    std::size_t list_places(std::size_t row, std::uint8_t value, Row& places) const {
        std::uint8_t* cells = row_cells(row);
        std::size_t   count = 0;
        for (std::uint32_t t = 0; t < row_size; ++t) {
            places[count] = static_cast<std::uint16_t>(t);
            count += read(cells[t]) == value;
        }
        return count;
    }

    // Marks the neighbours of this row's newest states; counts the fresh ones.
    // Two threads may both count a state they reach at the same moment; the count
    // only steers the choice between pushing and pulling.
    std::uint64_t push_row(std::size_t row) {
        if (read(newest_in_[row]) < depth_ || read(newest_in_[row]) == never) return 0;
        Row               places;
        const std::size_t count = list_places(row, depth_, places);
        std::uint64_t     fresh = 0;
        for (std::size_t m = 0; m < Move::count && count != 0; ++m) {
            if (!has(m)) continue;
            const auto    to    = steps_.step(row, m);
            std::uint8_t* cells = row_cells(to.row);
            for (std::size_t i = 0; i < count; ++i) {
                const std::uint16_t place = to.after[places[i]];
                if (read(cells[place]) == unreached) fresh += reach(to.row, place);
            }
        }
        return fresh;
    }

    // A symmetric representative has several places that mean the same state.
    std::uint64_t reach(std::uint32_t row, std::uint16_t place) {
        std::uint8_t*       cells      = row_cells(row);
        const std::uint16_t stabiliser = steps_.classes.stabiliser(row);
        const auto          depth      = static_cast<std::uint8_t>(depth_ + 1);
        std::uint64_t       fresh      = 0;
        for (unsigned rest = stabiliser; rest != 0; rest &= rest - 1) {
            std::uint8_t& cell = cells[steps_.image[place][std::countr_zero(rest)]];
            fresh += read(cell) == unreached;
            write(cell, depth);
        }
        write(newest_in_[row], depth);
        return fresh;
    }

    // Reaches this row's own states that have a neighbour of the newest level.
    std::uint64_t pull_row(std::size_t row) {
        Row           waiting;
        std::size_t   left  = list_places(row, unreached, waiting);
        const auto    start = left;
        std::uint8_t* own   = row_cells(row);
        for (std::size_t m = 0; m < Move::count && left != 0; ++m) {
            if (!has(m)) continue;
            const auto    to    = steps_.step(row, m);
            std::uint8_t* cells = row_cells(to.row);
            std::size_t   kept  = 0;
            for (std::size_t i = 0; i < left; ++i) {
                const std::uint16_t place = waiting[i];
                const bool          hit   = read(cells[to.after[place]]) == depth_;
                if (hit) write(own[place], static_cast<std::uint8_t>(depth_ + 1));
                waiting[kept] = place;
                kept += !hit;
            }
            left = kept;
        }
        if (left != start) write(newest_in_[row], static_cast<std::uint8_t>(depth_ + 1));
        return start - left;
    }

    using Bytes = std::array<std::uint8_t, row_size>;
    using Masks = std::array<TurnMask, row_size>;

    // First the neighbours' distances are collected, which no processor does
    // faster than one by one; comparing them is left to vector instructions.
    void write_row(std::size_t row, std::uint32_t* out) const {
        Masks               nearer{};
        Masks               level{};
        const std::uint8_t* own = row_cells(row);
        for (unsigned f = 0; f < 6; ++f) {
            Bytes nearer_turns{};
            Bytes level_turns{};
            for (unsigned i = 0; i < 3; ++i)
                if (has(3 * f + i)) compare(row, 3 * f + i, i, nearer_turns, level_turns);
            for (std::uint32_t t = 0; t < row_size; ++t) {
                nearer[t] |= TurnMask{nearer_turns[t]} << (3 * f);
                level[t] |= TurnMask{level_turns[t]} << (3 * f);
            }
        }
        for (std::uint32_t t = 0; t < row_size; ++t)
            out[t] = Turns::encode(own[t], nearer[t], level[t]);
    }

    // Sets bit `bit` where turn m goes nearer, or stays as far.
    void compare(std::size_t row, std::size_t m, unsigned bit, Bytes& nearer, Bytes& level) const {
        const auto          to    = steps_.step(row, m);
        const std::uint8_t* cells = row_cells(to.row);
        const std::uint8_t* own   = row_cells(row);
        Bytes               there;
        for (std::uint32_t t = 0; t < row_size; ++t) there[t] = cells[to.after[t]];
        for (std::uint32_t t = 0; t < row_size; ++t) {
            nearer[t] = static_cast<std::uint8_t>(nearer[t] | (there[t] < own[t]) << bit);
            level[t]  = static_cast<std::uint8_t>(level[t] | (there[t] == own[t]) << bit);
        }
    }

    const BuildContext&             context_;
    Steps                           steps_;
    std::unique_ptr<std::uint8_t[]> cells_;      // distances, row by row
    std::vector<std::uint8_t>       newest_in_;  // by row: the greatest distance in it so far
    std::uint8_t                    depth_ = 0;
};

template <class Turns>
BuildEnd build(std::span<std::byte> out, const BuildContext& context) {
    assert(out.size() == bytes);
    Builder<Turns> builder(context);
    if (builder.fill_distances() == BuildEnd::stopped) return BuildEnd::stopped;
    return builder.write_entries(reinterpret_cast<std::uint32_t*>(out.data()));
}

}  // namespace

Result<BuildEnd> build_half_turns(std::span<std::byte> out, const BuildContext& context,
                                  const TableSource&) {
    return build<HalfTurns>(out, context);
}
Result<BuildEnd> build_quarter_turns(std::span<std::byte> out, const BuildContext& context,
                                     const TableSource&) {
    return build<QuarterTurns>(out, context);
}

// A class stands for 16 / |stabiliser| unreduced values of flips and slice.
std::vector<std::uint64_t> histogram(std::span<const std::byte> table, unsigned threads) {
    assert(table.size() == bytes);
    const auto*           entries = reinterpret_cast<const std::uint32_t*>(table.data());
    const SymmetryClasses classes = flip_slice_classes();
    std::array<std::atomic<std::uint64_t>, 32> totals{};
    parallel_for(row_count, {threads, 256}, [&](std::size_t first, std::size_t last) {
        std::array<std::uint64_t, 32> here{};
        for (std::size_t row = first; row < last; ++row) {
            const auto fixing = std::popcount(classes.stabiliser(static_cast<std::uint32_t>(row)));
            const auto weight = AxisSymmetry::count / static_cast<unsigned>(fixing);
            for (std::uint32_t t = 0; t < row_size; ++t)
                here[distance(entries[row * row_size + t]) & 31] += weight;
        }
        for (std::size_t d = 0; d < here.size(); ++d) totals[d] += here[d];
    });
    std::vector<std::uint64_t> counts(totals.begin(), totals.end());
    while (!counts.empty() && counts.back() == 0) counts.pop_back();
    return counts;
}

}  // namespace antipode::phase_one
