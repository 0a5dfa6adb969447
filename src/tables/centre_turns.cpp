#include "tables/centre_turns.h"

#include "cube/algebra.h"

namespace antipode::centre_parity {
namespace {

constexpr std::uint32_t first_slice_edge = 8;

void fill_rows(CentreTurns& turns, const phase_one::Steps& steps) {
    for (std::uint32_t row = 0; row < phase_one::row_count; ++row) {
        const Cube cube =
            FlipSlice::representative(Index<FlipSlice>(steps.classes.representative(row)));
        const bool was_odd = slice_is_odd(cube);
        for (const Move m : all_moves) {
            const auto to   = steps.row_after[row][m.index()];
            const Cube seen = conjugate(cube * m, symmetry(to.symmetry()));
            const auto odd  = static_cast<std::uint32_t>(slice_is_odd(seen) != was_odd);
            turns.row_after[row][m.index()] = {to.number() << 5 | odd << 4
                                               | static_cast<std::uint32_t>(to.symmetry().index())};
        }
    }
}

void fill_products(CentreTurns& turns) {
    for (std::size_t a = 0; a < AxisSymmetry::count; ++a)
        for (std::size_t b = 0; b < AxisSymmetry::count; ++b) {
            const Symmetry both = symmetry(axis_symmetry(a)) * symmetry(axis_symmetry(b));
            std::uint8_t   i    = 0;
            while (symmetry(axis_symmetry(i)) != both) ++i;
            turns.product[a][b] = i;
        }
}

}  // namespace

bool slice_is_odd(const Cube& cube) {
    std::array<std::size_t, 4> order{};
    std::size_t                found = 0;
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        if (cube.edges[slot].piece() >= first_slice_edge) order[found++] = cube.edges[slot].piece();
    unsigned inversions = 0;
    for (std::size_t i = 0; i < order.size(); ++i)
        for (std::size_t j = i + 1; j < order.size(); ++j) inversions += order[j] < order[i];
    return inversions % 2 != 0;
}

void fill_centre_turns(CentreTurns& turns, const phase_one::Steps& steps) {
    fill_rows(turns, steps);
    fill_products(turns);
    const auto twist = move_table<CornerTwist>();
    for (std::size_t t = 0; t < CornerTwist::size; ++t) turns.twist_after[t] = twist[t];
    for (const Move m : all_moves)
        for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
            for (unsigned way = 0; way < ways; ++way)
                turns.way_after[m.index()][s][way] =
                    static_cast<std::uint8_t>(twisted(m, axis_symmetry(s), way));
}

}  // namespace antipode::centre_parity
