// Building the table.
//
// Levels are total distances: a state that takes `more` turns than its pieces alone, which
// are `distance` away, is on level distance + more. At each level those that may be on it
// look whether a neighbour is on the level before. The phase-one entry tells of each turn
// whether the pieces go nearer, so the neighbours' distances need not be read. A state that
// takes three turns more is never on a shortest way of one that takes fewer more, so three
// levels of each entry are all there is to be done.
#include "tables/centre_parity.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>

#include "base/parallel.h"
#include "tables/phase_one_steps.h"
#include "tables/registry.h"

namespace antipode::centre_parity {
namespace {

using phase_one::row_count;
using phase_one::row_size;
using phase_one::TurnMask;

constexpr unsigned max_more     = 2;
constexpr unsigned max_distance = 13;  // of the pieces, in either metric

// Sets before a turn that a symmetry sees: a way is in the result if what it becomes is in the
// set. A byte of the set at a time.
class SetsBefore {
public:
    explicit SetsBefore(const CentreTurns& turns) : parts_(Move::count) {
        for (std::size_t m = 0; m < Move::count; ++m)
            for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
                for (unsigned way = 0; way < ways; ++way)
                    add(m, s, way, turns.way_after[m][s][way]);
    }

    WaySet find(std::size_t m, RowAfter to, WaySet set) const {
        const auto& parts = parts_[m][to.symmetry()];
        if (to.exchange() != 0) set = std::rotl(set, odd_ways);
        return parts[0][set & 255] | parts[1][set >> 8 & 255] | parts[2][set >> 16 & 255]
               | parts[3][set >> 24];
    }

private:
    void add(std::size_t m, std::size_t s, unsigned way, unsigned after) {
        for (unsigned byte = 0; byte < 256; ++byte)
            if (byte >> after % 8 & 1) parts_[m][s][after / 8][byte] |= WaySet{1} << way;
    }

    using Parts = std::array<std::array<WaySet, 256>, ways / 8>;
    std::vector<std::array<Parts, AxisSymmetry::count>> parts_;
};

template <class Turns>
class Builder {
public:
    Builder(std::span<std::byte> out, const std::uint32_t* pieces, const BuildContext& context)
        : context_(context),
          turns_(fill_appendix(*reinterpret_cast<Appendix*>(out.data() + entry_bytes))),
          before_(turns_),
          pieces_(pieces),
          out_(reinterpret_cast<Entry*>(out.data())) {
        std::fill_n(out_, phase_one::entry_count, ~Entry{0});
        out_[0] &= ~(Entry{1} | Entry{1} << ways);  // home, and so are the side centres
    }

    BuildEnd run() {
        constexpr unsigned levels = max_distance + max_more + 1;
        for (level_ = 1; level_ < levels; ++level_) {
            if (context_.stop.stop_requested()) return BuildEnd::stopped;
            parallel_for(row_count, {context_.threads, 32},
                         [&](std::size_t first, std::size_t last) {
                             if (context_.stop.stop_requested()) return;
                             for (std::size_t row = first; row < last; ++row) fill_row(row);
                         });
            context_.on_progress(static_cast<double>(level_) / levels);
        }
        return context_.stop.stop_requested() ? BuildEnd::stopped : BuildEnd::complete;
    }

private:
    const CentreTurns& fill_appendix(Appendix& appendix) const {
        fill_centre_bounds(appendix.bounds, Turns::metric);
        fill_centre_turns(appendix.turns, steps_);
        fill_centred_completions(appendix.completions, steps_, Succession(Turns::metric));
        return appendix.turns;
    }

    Entry read(std::size_t entry) const {
        return std::atomic_ref(out_[entry]).load(std::memory_order_relaxed);
    }

    struct Waiting {
        std::uint16_t place;
        std::uint8_t  more;
        WaySet        missing;  // not reached at a level before, nor found at this one
        TurnMask      nearer;
        TurnMask      level;  // turns after which the pieces are as far as before
    };
    using WaitingRow = std::array<Waiting, row_size>;

    // The entries of the row that may have something on this level.
    std::size_t list_waiting(std::size_t row, WaitingRow& waiting) const {
        std::size_t count = 0;
        for (std::uint32_t place = 0; place < row_size; ++place) {
            const std::uint32_t entry    = pieces_[row * row_size + place];
            const unsigned      distance = phase_one::distance(entry);
            const unsigned      more     = level_ - distance;
            if (distance > level_ || more > max_more) continue;
            const WaySet missing = ~within(read(row * row_size + place), max_more);
            if (missing == 0) continue;
            const TurnMask nearer = Turns::useful(entry, 0);
            waiting[count++] = {static_cast<std::uint16_t>(place), static_cast<std::uint8_t>(more),
                                missing, nearer, Turns::useful(entry, 1) & ~nearer};
        }
        return count;
    }

    void fill_row(std::size_t row) {
        WaitingRow        waiting;
        const std::size_t count = list_waiting(row, waiting);
        if (count == 0) return;
        for (std::size_t m = 0; m < Move::count; ++m)
            if (Turns::turns >> m & 1) look_along(row, m, std::span(waiting).first(count));
        for (const Waiting& one : std::span(waiting).first(count))
            keep(row * row_size + one.place, one);
    }

    // What the turn leads to must be one level nearer.
    void look_along(std::size_t row, std::size_t m, std::span<Waiting> waiting) const {
        const auto     to    = steps_.step(row, m);
        const RowAfter after = turns_.row_after[row][m];
        for (Waiting& one : waiting) {
            const unsigned farther = (one.nearer >> m & 1) ? 0 : (one.level >> m & 1) ? 1 : 2;
            if (farther > one.more || one.missing == 0) continue;
            const Entry there = read(to.row * std::size_t{row_size} + to.after[one.place]);
            one.missing &= ~before_.find(m, after, within(there, one.more - farther));
        }
    }

    // Bits are only ever cleared, of ways that were not reached before.
    void keep(std::size_t entry, const Waiting& one) {
        const Entry  before = read(entry);
        const WaySet fresh  = ~(within(before, max_more) | one.missing);
        const Entry  low    = one.more % 2 == 0 ? fresh : 0;
        const Entry  high   = one.more < 2 ? Entry{fresh} << ways : 0;
        std::atomic_ref(out_[entry]).store(before & ~(low | high), std::memory_order_relaxed);
    }

    const BuildContext&  context_;
    phase_one::Steps     steps_;
    const CentreTurns&   turns_;
    SetsBefore           before_;
    const std::uint32_t* pieces_;
    Entry*               out_;
    unsigned             level_ = 0;
};

template <class Turns>
Result<BuildEnd> build(std::span<std::byte> out, const BuildContext& context,
                       const Result<Table>& pieces) {
    assert(out.size() == bytes);
    if (!pieces) return pieces.error();
    return Builder<Turns>(out, reinterpret_cast<const std::uint32_t*>(pieces->bytes().data()),
                          context)
        .run();
}

}  // namespace

Result<BuildEnd> build_half_turns(std::span<std::byte> out, const BuildContext& context,
                                  const TableSource& other_tables) {
    return build<phase_one::HalfTurns>(out, context, other_tables(table_named("phase-one-htm")));
}
Result<BuildEnd> build_quarter_turns(std::span<std::byte> out, const BuildContext& context,
                                     const TableSource& other_tables) {
    return build<phase_one::QuarterTurns>(out, context, other_tables(table_named("phase-one-qtm")));
}

// A class stands for 16 / |stabiliser| unreduced values of flips and slice.
std::vector<std::uint64_t> histogram(std::span<const std::byte> table, unsigned threads) {
    assert(table.size() == bytes);
    const Entry*                                         entries = entries_in(table);
    const SymmetryClasses                                classes = flip_slice_classes();
    std::array<std::atomic<std::uint64_t>, max_more + 2> totals{};
    parallel_for(row_count, {threads, 256}, [&](std::size_t first, std::size_t last) {
        std::array<std::uint64_t, max_more + 2> here{};
        for (std::size_t row = first; row < last; ++row) {
            const auto fixing = std::popcount(classes.stabiliser(static_cast<std::uint32_t>(row)));
            const auto weight = AxisSymmetry::count / static_cast<unsigned>(fixing);
            for (std::size_t i = row * row_size; i < (row + 1) * row_size; ++i) {
                unsigned nearer = 0;
                for (unsigned more = 0; more < here.size(); ++more) {
                    const auto reached =
                        static_cast<unsigned>(std::popcount(within(entries[i], more)));
                    here[more] += std::uint64_t{weight} * (reached - nearer);
                    nearer = reached;
                }
            }
        }
        for (std::size_t more = 0; more < here.size(); ++more) totals[more] += here[more];
    });
    return {totals.begin(), totals.end()};
}

}  // namespace antipode::centre_parity
