#include "solvers/goals/reach.h"

#include <algorithm>
#include <array>
#include <bitset>

#include "cube/algebra.h"
#include "cube/facelet_permutation.h"
#include "cube/geometry.h"

namespace antipode::goals {
namespace reach_detail {

constexpr std::size_t centre(Face face) { return 9 * index(face) + 4; }

Permutation with_centres(const Permutation& stickers) {
    std::vector<Point> images(facelet_count);
    for (std::size_t i = 0; i < facelet_count; ++i)
        images[i] = static_cast<Point>(is_centre(i) ? i : facelet_of(stickers[point_of(i)]));
    return Permutation(std::move(images));
}

Permutation of_symmetry(Symmetry s) {
    const FaceletMap map = symmetry_map(s);
    return Permutation(std::vector<Point>(map.begin(), map.end()));
}

// As it happens in space.
Permutation of_turn(HandTurn turn) {
    const TableMoves made = on_the_table(Maneuver{turn});
    return with_centres(facelet_permutation(after(made.moves))) * of_symmetry(made.held);
}

std::vector<Permutation> turns_of(const StepChoice& steps) {
    std::vector<Permutation> turns;
    for (const Move m : steps.turns.faces.turns()) turns.push_back(of_turn(hand_turn(m)));
    for (const HandTurn slice : steps.turns.slice_turns()) turns.push_back(of_turn(slice));
    return turns;
}

std::size_t first_sticker(OrbitKind kind, std::size_t piece) {
    return kind == OrbitKind::corners ? corner_facelets[piece][0] : edge_facelets[piece][0];
}

bool is_home(const Goal& goal, OrbitKind kind, std::size_t piece) {
    return goal.of(kind, piece) == PieceGoal{slot(piece), true};
}

bool are_all_home(const Goal& goal, OrbitKind kind) {
    for (std::size_t piece = 0; piece < slots_of(kind); ++piece)
        if (!is_home(goal, kind, piece)) return false;
    return true;
}

// Facelets of the kinds of which every piece comes home, and the centres.
std::vector<Point> facelets_of_whole_kinds(const Goal& goal) {
    std::vector<Point> facelets;
    for (std::size_t i = 0; i < facelet_count; ++i) {
        const std::size_t place = i % 9;
        const OrbitKind   kind  = place % 2 == 0 ? OrbitKind::corners : OrbitKind::edges;
        if (is_centre(i) || are_all_home(goal, kind)) facelets.push_back(static_cast<Point>(i));
    }
    return facelets;
}

}  // namespace reach_detail

Reach::Reach(const Goal& goal, const StepChoice& steps)
    : turns_(reach_detail::turns_of(steps)), seen_(reach_detail::facelets_of_whole_kinds(goal)) {
    for (const OrbitKind kind : orbit_kinds)
        for (std::size_t piece = 0; piece < slots_of(kind); ++piece)
            if (reach_detail::is_home(goal, kind, piece))
                homes_.push_back(reach_detail::first_sticker(kind, piece));
    std::vector<Permutation> generators;
    for (const Permutation& turn : turns_) generators.push_back(within_group(turn));
    group_ = std::make_unique<StabilizerChain>(seen_.size(), generators);
}

// Renumbered, as only some facelets are seen.
Permutation Reach::within_group(const Permutation& all) const {
    std::vector<Point> images;
    for (const Point facelet : seen_)
        images.push_back(
            static_cast<Point>(std::ranges::lower_bound(seen_, all[facelet]) - seen_.begin()));
    return Permutation(std::move(images));
}

bool Reach::may_meet(const Cube& cube) const {
    const Permutation position = reach_detail::with_centres(facelet_permutation(cube));
    for (std::size_t i = 0; i < Symmetry::rotations; ++i)
        if (may_meet(position, reach_detail::of_symmetry(Symmetry::from_index(i)))) return true;
    return false;
}

// Some word w of the turns makes of the cube the solved one, held so: cube w = held.
bool Reach::may_meet(const Permutation& cube, const Permutation& held) const {
    if (!group_->contains(within_group(inverse(cube) * held))) return false;
    return std::ranges::all_of(homes_,
                               [&](std::size_t home) { return can_take_home(home, cube, held); });
}

// One sticker with two centres, which tell how the cube is held: breadth-first.
bool Reach::can_take_home(std::size_t facelet, const Permutation& cube,
                          const Permutation& held) const {
    using Places                           = std::array<Point, 3>;
    const std::size_t               up     = reach_detail::centre(Face::U);
    const std::size_t               front  = reach_detail::centre(Face::F);
    const Places                    wanted = {held[facelet], held[up], held[front]};
    std::vector<Places>             places = {{cube[facelet], cube[up], cube[front]}};
    std::bitset<facelet_count * 36> known;
    const auto number = [](const Places& p) { return (p[0] * 6 + p[1] / 9) * 6 + p[2] / 9; };
    known.set(static_cast<std::size_t>(number(places[0])));
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] == wanted) return true;
        for (const Permutation& turn : turns_) {
            const Places next = {turn[places[i][0]], turn[places[i][1]], turn[places[i][2]]};
            const auto   bit  = static_cast<std::size_t>(number(next));
            if (known.test(bit)) continue;
            known.set(bit);
            places.push_back(next);
        }
    }
    return false;
}

}  // namespace antipode::goals
