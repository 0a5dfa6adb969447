#include "explore/count/prefixes.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace antipode::counting {
namespace {

constexpr MoveMask bit_of(Move m) { return MoveMask{1} << m.index(); }

bool comes_before(const Prefix& a, const Prefix& b) {
    return std::memcmp(&a.cube, &b.cube, sizeof(Cube)) < 0;
}

bool is_same(const Prefix& a, const Prefix& b) { return a.cube == b.cube; }

// The place of the cube in the level, or its size.
std::size_t place_in(const std::vector<Prefix>& level, const Cube& cube) {
    const Prefix wanted = {.cube = cube};
    const auto   found  = std::lower_bound(level.begin(), level.end(), wanted, comes_before);
    if (found == level.end() || !is_same(*found, wanted)) return level.size();
    return static_cast<std::size_t>(found - level.begin());
}

bool has(const std::vector<Prefix>& level, const Cube& cube) {
    return place_in(level, cube) < level.size();
}

}  // namespace

std::span<const Move> unit_moves(Metric metric) {
    static const std::vector<Move> quarters = [] {
        std::vector<Move> moves;
        for (const Move m : all_moves)
            if (m.turn() != Turn::half) moves.push_back(m);
        return moves;
    }();
    assert(metric == Metric::htm || metric == Metric::qtm);
    if (metric == Metric::qtm) return quarters;
    return all_moves;
}

Prefixes::Prefixes(Metric metric, unsigned depth, const std::stop_token& stop) : levels_(1) {
    const auto moves = unit_moves(metric);
    levels_[0].push_back({.cube = solved});
    for (unsigned length = 1; length <= depth; ++length) add_level(moves, stop);
    for (std::size_t length = 0; length <= depth; ++length) mark_skipped(moves, length, stop);
}

// A neighbour of a level is in it, one level before, or one after.
void Prefixes::add_level(std::span<const Move> moves, const std::stop_token& stop) {
    const std::vector<Prefix>& last = levels_.back();
    std::vector<Prefix>        next;
    next.reserve(last.size() * moves.size());
    for (const Prefix& a : last) {
        if (stop.stop_requested()) break;
        for (const Move m : moves) {
            const Cube cube = a.cube * m;
            if (has(last, cube) || (levels_.size() > 1 && has(levels_.end()[-2], cube))) continue;
            next.push_back({.cube = cube});
        }
    }
    std::sort(next.begin(), next.end(), comes_before);
    next.erase(std::unique(next.begin(), next.end(), is_same), next.end());
    next.shrink_to_fit();
    levels_.push_back(std::move(next));
}

void Prefixes::mark_skipped(std::span<const Move> moves, std::size_t length,
                            const std::stop_token& stop) {
    std::vector<Prefix>& level = levels_[length];
    for (std::size_t i = 0; i < level.size() && !stop.stop_requested(); ++i)
        for (const Move m : moves) {
            const Cube longer = level[i].cube * m;
            if (has(level, longer) || (length > 0 && has(levels_[length - 1], longer))) {
                level[i].cancelling |= bit_of(m);
                continue;
            }
            const bool is_found_earlier = std::ranges::any_of(
                moves, [&](Move last) { return place_in(level, longer * inverse(last)) < i; });
            if (is_found_earlier) level[i].skipped |= bit_of(m);
        }
    for (Prefix& a : level) a.skipped |= a.cancelling;
}

MoveMask image(Symmetry s, MoveMask moves) {
    MoveMask result = 0;
    for (const Move m : all_moves)
        if ((moves & bit_of(m)) != 0) result |= bit_of(image(s, m));
    return result;
}

}  // namespace antipode::counting
