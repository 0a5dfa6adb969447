#include "solvers/methods/reid.h"

#include <algorithm>

#include "cube/algebra.h"
#include "solvers/methods/deepening.h"

namespace antipode::methods {

ReidSpace::ReidSpace(std::shared_ptr<const two_phase::Solver> solver)
    : solver_(std::move(solver)),
      axes_{Symmetry{}, rotation_x, rotation_z},
      twists_(move_table<CornerTwist>()),
      flips_(move_table<EdgeFlip>()),
      slices_(move_table<SlicePlace>()) {
    for (std::size_t axis = 0; axis < axes_.size(); ++axis)
        for (const Move m : all_moves)
            seen_as_[axis][m.index()] = static_cast<std::uint8_t>(image(axes_[axis], m).index());
}

ReidSpace::State ReidSpace::start(const Cube& cube) const {
    State state{};
    for (std::size_t axis = 0; axis < axes_.size(); ++axis) {
        const Cube seen = conjugate(cube, axes_[axis]);
        state[axis]     = {static_cast<std::uint16_t>(CornerTwist::of(seen).value()),
                           static_cast<std::uint16_t>(EdgeFlip::of(seen).value()),
                           static_cast<std::uint16_t>(SlicePlace::of(seen).value())};
    }
    return state;
}

ReidSpace::State ReidSpace::after(const State& state, Move m) const {
    State next{};
    for (std::size_t axis = 0; axis < next.size(); ++axis) {
        const std::size_t turn = seen_as_[axis][m.index()];
        const View&       view = state[axis];
        next[axis]             = {twists_[view.twist][turn], flips_[view.flip][turn],
                                  slices_[view.slice][turn]};
    }
    return next;
}

unsigned ReidSpace::distance(const View& view) const {
    const two_phase::Tables& tables = solver_->tables();
    const SmallTables&       small  = tables.small();
    const std::uint32_t      place =
        small.flip_slice_place[std::uint32_t{view.slice} * EdgeFlip::size + view.flip];
    return phase_one::distance(tables.phase_one_entry((place >> 4) * CornerTwist::size
                                                      + small.twist_image[view.twist][place & 15]));
}

bool ReidSpace::exceeds(const State& state, unsigned left) const {
    const unsigned first = distance(state[0]);
    if (first > left) return true;
    const unsigned second = distance(state[1]);
    if (second > left) return true;
    const unsigned third = distance(state[2]);
    if (third > left) return true;
    return left != 0 && first == left && second == left && third == left;
}

unsigned ReidSpace::bound(const State& state) const {
    const std::array distances   = {distance(state[0]), distance(state[1]), distance(state[2])};
    const auto [least, greatest] = std::ranges::minmax(distances);
    return greatest + (least == greatest && greatest != 0 ? 1 : 0);
}

Solution Reid::solve_in_phases(const Cube& cube, const Limits& limits, const Watch& watch) const {
    return solve_by_deepening(space_, cube, limits, watch);
}

}  // namespace antipode::methods
