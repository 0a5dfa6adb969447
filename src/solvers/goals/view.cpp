#include "solvers/goals/view.h"

#include <bit>

#include "cube/algebra.h"
#include "solvers/methods/aspects.h"

namespace antipode::goals {
namespace view_detail {

constexpr unsigned bits_per_piece(OrbitKind kind) { return kind == OrbitKind::corners ? 2 : 1; }

// Every choice of as many of the slots as there are pieces.
std::vector<Slots> choices_of(Slots slots, int count) {
    std::vector<Slots> choices;
    for (unsigned mask = 0; mask <= slots; ++mask)
        if ((mask & ~slots) == 0 && std::popcount(mask) == count)
            choices.push_back(static_cast<Slots>(mask));
    return choices;
}

// Pieces of the set in the slots, all others in the rest. No position needs to be
// reachable for being looked at.
Cube with_pieces_in(Slots pieces, Slots slots, OrbitKind kind) {
    Cube        cube;
    std::size_t inside  = 0;
    std::size_t outside = 0;
    for (std::size_t place = 0; place < slots_of(kind); ++place) {
        const bool   is_inside = (slots >> place & 1) != 0;
        std::size_t& next      = is_inside ? inside : outside;
        while (((pieces >> next & 1) != 0) != is_inside) ++next;
        orbit_of(cube, kind)[place] = Cubie(next++, 0);
    }
    return cube;
}

}  // namespace view_detail

ViewStates::ViewStates(const View& view, const GoalSteps& steps)
    : view_(view), steps_(steps.size()) {
    if (view.kind == View::Kind::places)
        bits_ = view_detail::bits_per_piece(view.orbit)
                * static_cast<unsigned>(std::popcount(view.turned));
    column_mask_ = (std::uint32_t{1} << bits_) - 1;
    explore(steps);
}

std::uint64_t ViewStates::row_key(const Cube& cube) const {
    if (view_.kind == View::Kind::half_turn_corners) return methods::corners_up_to_half_turns(cube);
    std::uint64_t key   = 0;
    const Orbit&  orbit = orbit_of(cube, view_.orbit);
    for (std::size_t place = 0; place < slots_of(view_.orbit); ++place) {
        const Cubie cubie = orbit[place];
        if ((view_.pieces >> cubie.piece() & 1) == 0) continue;
        if (view_.kind == View::Kind::places)
            key |= std::uint64_t{place} << (4 * cubie.piece());
        else
            key |= (1 + (view_.turned != 0 ? cubie.orientation() : 0)) << (2 * place);
    }
    return key;
}

std::uint32_t ViewStates::column(const Cube& cube) const {
    if (bits_ == 0) return 0;
    std::uint32_t  column = 0;
    const unsigned bits   = view_detail::bits_per_piece(view_.orbit);
    for (std::size_t place = 0; place < slots_of(view_.orbit); ++place) {
        const Cubie cubie = orbit_of(cube, view_.orbit)[place];
        if ((view_.turned >> cubie.piece() & 1) == 0) continue;
        const auto before =
            static_cast<unsigned>(std::popcount(view_.turned & ((1U << cubie.piece()) - 1)));
        column |= static_cast<std::uint32_t>(cubie.orientation()) << (bits * before);
    }
    return column;
}

std::uint32_t ViewStates::difference(std::uint32_t a, std::uint32_t b) const {
    return view_.orbit == OrbitKind::edges ? a ^ b : twists_added(a, twists_added(b, b));
}

std::optional<std::uint32_t> ViewStates::find(const Cube& cube) const {
    const std::uint32_t row = index_.find(row_key(cube));
    if (row == KeyIndex::absent) return std::nullopt;
    return row << bits_ | column(cube);
}

std::vector<Cube> ViewStates::goal_cubes() const {
    if (view_.kind != View::Kind::slots) return {solved};
    std::vector<Cube> cubes;
    for (const Slots slots : view_detail::choices_of(view_.goal, std::popcount(view_.pieces)))
        cubes.push_back(view_detail::with_pieces_in(view_.pieces, slots, view_.orbit));
    return cubes;
}

void ViewStates::explore(const GoalSteps& steps) {
    std::vector<Cube> cubes;  // one of each row
    const auto        number = [&](const Cube& cube) {
        const KeyIndex::Inserted row = index_.insert(row_key(cube));
        if (row.is_new) cubes.push_back(cube);
        return row.number;
    };
    for (const Cube& cube : goal_cubes()) goals_.push_back(number(cube) << bits_);
    // New rows come while their neighbours are looked at.
    std::size_t row = 0;
    for (; row < cubes.size(); ++row)
        for (std::size_t step = 0; step < steps_; ++step) {
            const Cube          next  = cubes[row] * steps.cube(static_cast<Step>(step));
            const std::uint32_t added = difference(column(next), column(cubes[row]));
            after_.push_back(number(next) << bits_ | added);
        }
}

}  // namespace antipode::goals
