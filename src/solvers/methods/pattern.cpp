#include "solvers/methods/pattern.h"

#include <atomic>
#include <bit>

#include "base/parallel.h"
#include "coordinates/classes.h"
#include "cube/algebra.h"

namespace antipode::methods {
namespace {

using SixSlots = std::array<std::uint8_t, SixEdgesPattern::pieces>;

// Each slot counts among those not yet taken.
std::uint32_t row_of_slots(const SixSlots& slots) {
    std::uint32_t row   = 0;
    std::uint32_t taken = 0;
    for (std::uint32_t i = 0; i < slots.size(); ++i) {
        const std::uint32_t below = taken & ((1U << slots[i]) - 1);
        row = row * (12 - i) + slots[i] - static_cast<std::uint32_t>(std::popcount(below));
        taken |= 1U << slots[i];
    }
    return row;
}

SixSlots slots_of_row(std::uint32_t row) {
    SixSlots digits{};
    for (std::uint32_t i = 6; i-- > 0; row /= 12 - i)
        digits[i] = static_cast<std::uint8_t>(row % (12 - i));
    SixSlots      slots{};
    std::uint32_t taken = 0;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        std::uint8_t slot = 0;
        for (std::uint8_t skipped = 0;; ++slot) {
            if ((taken >> slot & 1) != 0) continue;
            if (skipped++ == digits[i]) break;
        }
        slots[i] = slot;
        taken |= 1U << slot;
    }
    return slots;
}

// Where a turn takes the edge of each slot, and whether it flips it.
struct EdgeShift {
    std::array<std::uint8_t, edge_count> to{};
    std::array<std::uint8_t, edge_count> flipped{};
};

EdgeShift edge_shift(Move m) {
    EdgeShift shift;
    for (std::size_t to = 0; to < edge_count; ++to) {
        const Cubie from            = move_cube(m).edges[to];
        shift.to[from.piece()]      = static_cast<std::uint8_t>(to);
        shift.flipped[from.piece()] = static_cast<std::uint8_t>(from.orientation());
    }
    return shift;
}

std::uint32_t moved_row(const SixSlots& slots, const EdgeShift& shift) {
    SixSlots      moved{};
    std::uint32_t flips = 0;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        moved[i] = shift.to[slots[i]];
        flips |= std::uint32_t{shift.flipped[slots[i]]} << i;
    }
    return row_of_slots(moved) * SixEdgesPattern::columns + flips;
}

// The bytes that are packed in the end. Several threads write at once, always the
// same value where they meet.
class Levels {
public:
    static constexpr std::uint8_t unknown = 15;

    explicit Levels(std::size_t size) : bytes_(size, unknown) {}

    std::uint8_t get(std::size_t state) {
        return std::atomic_ref(bytes_[state]).load(std::memory_order_relaxed);
    }
    void set(std::size_t state, std::uint8_t level) {
        std::atomic_ref(bytes_[state]).store(level, std::memory_order_relaxed);
    }
    std::vector<std::uint8_t> packed() const {
        std::vector<std::uint8_t> nibbles((bytes_.size() + 1) / 2);
        for (std::size_t i = 0; i < bytes_.size(); ++i)
            nibbles[i / 2] = static_cast<std::uint8_t>(nibbles[i / 2] | bytes_[i] << (4 * (i % 2)));
        return nibbles;
    }

private:
    std::vector<std::uint8_t> bytes_;
};

// One level after the other. As long as few states are known they tell their
// neighbours; when few are unknown, those ask theirs.
template <class Pattern>
class PatternFill {
public:
    static constexpr std::size_t size = std::size_t{Pattern::rows} * Pattern::columns;

    PatternFill(const Pattern& pattern, std::size_t home, const PatternBuild& build)
        : pattern_(pattern), build_(build), levels_(size) {
        levels_.set(home, 0);
    }

    std::optional<std::vector<std::uint8_t>> run() {
        std::uint64_t known = 1;
        std::uint64_t last  = 1;
        for (std::uint8_t level = 0; last != 0; ++level) {
            const bool                 is_asking = size - known < last;
            std::atomic<std::uint64_t> fresh{0};
            parallel_for(Pattern::rows, {build_.threads, 256},
                         [&](std::size_t from, std::size_t to) {
                             if (build_.stop.stop_requested()) return;
                             std::uint64_t count = 0;
                             for (std::size_t row = from; row < to; ++row)
                                 count += is_asking ? ask(row, level) : tell(row, level);
                             fresh += count;
                         });
            if (build_.stop.stop_requested()) return std::nullopt;
            last = fresh;
            known += last;
        }
        return levels_.packed();
    }

private:
    // With several threads two may set the same state: the count is then a little
    // too high, which only decides when to change sides.
    std::uint64_t tell(std::size_t row, std::uint8_t level) {
        std::array<std::uint16_t, Pattern::columns> columns;
        std::size_t                                 found = 0;
        for (std::size_t column = 0; column < Pattern::columns; ++column)
            if (levels_.get(row * Pattern::columns + column) == level)
                columns[found++] = static_cast<std::uint16_t>(column);
        if (found == 0) return 0;
        std::uint64_t fresh = 0;
        for (const Move m : all_moves) {
            const std::size_t base = pattern_.row_after(row, m) * Pattern::columns;
            for (std::size_t i = 0; i < found; ++i) {
                const std::size_t next = base + pattern_.column_after(row, columns[i], m);
                if (levels_.get(next) != Levels::unknown) continue;
                levels_.set(next, static_cast<std::uint8_t>(level + 1));
                ++fresh;
            }
        }
        return fresh;
    }

    std::uint64_t ask(std::size_t row, std::uint8_t level) {
        std::uint64_t fresh = 0;
        for (std::size_t column = 0; column < Pattern::columns; ++column) {
            const std::size_t state = row * Pattern::columns + column;
            if (levels_.get(state) != Levels::unknown || !has_neighbour(row, column, level))
                continue;
            levels_.set(state, static_cast<std::uint8_t>(level + 1));
            ++fresh;
        }
        return fresh;
    }

    bool has_neighbour(std::size_t row, std::size_t column, std::uint8_t level) {
        for (const Move m : all_moves)
            if (levels_.get(pattern_.row_after(row, m) * Pattern::columns
                            + pattern_.column_after(row, column, m))
                == level)
                return true;
        return false;
    }

    const Pattern&      pattern_;
    const PatternBuild& build_;
    Levels              levels_;
};

}  // namespace

CornerPattern::CornerPattern() : orders_(move_table<CornerOrder>()) {
    for (const auto& row : move_table<CornerTwist>())
        for (std::size_t m = 0; m < Move::count; ++m) twists_[m].push_back(row[m]);
}

std::size_t CornerPattern::state_of(const Cube& cube) const {
    return CornerOrder::of(cube).value() * columns + CornerTwist::of(cube).value();
}

SixEdgesPattern::SixEdgesPattern() : after_(rows) {
    std::array<EdgeShift, Move::count> shifts;
    for (const Move m : all_moves) shifts[m.index()] = edge_shift(m);
    for (std::uint32_t row = 0; row < rows; ++row) {
        const SixSlots slots = slots_of_row(row);
        for (std::size_t m = 0; m < Move::count; ++m) after_[row][m] = moved_row(slots, shifts[m]);
    }
}

std::uint32_t SixEdgesPattern::state_of(const Cube& cube, std::size_t first_piece) const {
    SixSlots      slots{};
    std::uint32_t flips = 0;
    for (std::size_t slot = 0; slot < edge_count; ++slot) {
        const std::size_t number = cube.edges[slot].piece() - first_piece;
        if (number >= pieces) continue;
        slots[number] = static_cast<std::uint8_t>(slot);
        flips |= static_cast<std::uint32_t>(cube.edges[slot].orientation()) << number;
    }
    return row_of_slots(slots) * columns + flips;
}

template <class Pattern>
std::optional<PatternDistances> PatternDistances::filled(const Pattern& pattern, std::size_t home,
                                                         const PatternBuild& build) {
    auto nibbles = PatternFill<Pattern>(pattern, home, build).run();
    if (!nibbles) return std::nullopt;
    return PatternDistances(*std::move(nibbles));
}

std::optional<PatternDistances> PatternDistances::of(const CornerPattern& pattern,
                                                     const PatternBuild&  build) {
    return filled(pattern, pattern.state_of(solved), build);
}

std::optional<PatternDistances> PatternDistances::of(const SixEdgesPattern& pattern,
                                                     const PatternBuild&    build) {
    return filled(pattern, pattern.state_of(solved, build.first_piece), build);
}

std::vector<std::uint64_t> PatternDistances::histogram() const {
    std::vector<std::uint64_t> counts(16);
    for (std::size_t i = 0; i < size(); ++i) ++counts[at(i)];
    while (counts.back() == 0) counts.pop_back();
    return counts;
}

}  // namespace antipode::methods
