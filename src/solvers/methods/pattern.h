// Pattern databases: the turns that a part of the pieces needs, for every way that
// part can be placed.
//
// States are rows of columns: where the pieces are is the row, how they are turned
// the column. A turn takes a whole row to a whole row, so filling goes along rows
// and stays in the cache. Distances are kept two to a byte.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "cube/cube.h"
#include "notation/move.h"

namespace antipode::methods {

// All eight corners: 40320 orders times 2187 twists.
class CornerPattern {
public:
    static constexpr std::size_t rows    = 40320;
    static constexpr std::size_t columns = 2187;

    CornerPattern();

    std::size_t row_after(std::size_t row, Move m) const { return orders_[row][m.index()]; }
    std::size_t column_after(std::size_t, std::size_t column, Move m) const {
        return twists_[m.index()][column];
    }
    std::size_t state_of(const Cube& cube) const;

private:
    std::vector<std::array<std::uint16_t, Move::count>> orders_;
    // By turn, so that going along a row reads one small table.
    std::array<std::vector<std::uint16_t>, Move::count> twists_;
};

// Six edges: 12!/6! ways to place them times 2^6 flips. Which six is said where a
// state is read; turns treat all edges alike.
class SixEdgesPattern {
public:
    static constexpr std::uint32_t pieces  = 6;
    static constexpr std::uint32_t rows    = 665280;  // 12 * 11 * 10 * 9 * 8 * 7
    static constexpr std::uint32_t columns = 64;

    SixEdgesPattern();

    std::size_t row_after(std::size_t row, Move m) const {
        return after_[row][m.index()] / columns;
    }
    std::size_t column_after(std::size_t row, std::size_t column, Move m) const {
        return (after_[row][m.index()] ^ column) % columns;
    }
    // Both at once: a state is columns * row + column.
    std::uint32_t after(std::uint32_t state, Move m) const {
        return after_[state / columns][m.index()] ^ state % columns;
    }
    // Of the edges first_piece … first_piece + 5.
    std::uint32_t state_of(const Cube& cube, std::size_t first_piece) const;

private:
    // The row afterwards, and which of the six are flipped on the way.
    std::vector<std::array<std::uint32_t, Move::count>> after_;
};

struct PatternBuild {
    unsigned        threads     = 1;
    std::size_t     first_piece = 0;  // of six edges: where they are home
    std::stop_token stop        = {};
};

class PatternDistances {
public:
    unsigned at(std::size_t state) const { return nibbles_[state / 2] >> (4 * (state % 2)) & 15; }
    std::size_t size() const { return nibbles_.size() * 2; }
    // States at distance 0, 1, 2, ….
    std::vector<std::uint64_t> histogram() const;

    // Nothing if the build was stopped.
    static std::optional<PatternDistances> of(const CornerPattern& pattern,
                                              const PatternBuild&  build);
    static std::optional<PatternDistances> of(const SixEdgesPattern& pattern,
                                              const PatternBuild&    build);

private:
    explicit PatternDistances(std::vector<std::uint8_t> nibbles) : nibbles_(std::move(nibbles)) {}
    template <class Pattern>
    static std::optional<PatternDistances> filled(const Pattern& pattern, std::size_t home,
                                                  const PatternBuild& build);

    std::vector<std::uint8_t> nibbles_;
};

}  // namespace antipode::methods
