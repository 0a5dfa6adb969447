#include "explore/count/unit_counter.h"

namespace antipode::counting {
namespace {

std::vector<Symmetry> members_but_identity(const SymmetrySet& set) {
    std::vector<Symmetry> members;
    for (const Symmetry s : all_symmetries)
        if (s != Symmetry{} && set[s.index()]) members.push_back(s);
    return members;
}

std::vector<Symmetry> members_of(const SymmetrySet& set) {
    std::vector<Symmetry> members;
    for (const Symmetry s : all_symmetries)
        if (set[s.index()]) members.push_back(s);
    return members;
}

using Edges = std::array<Cubie, edge_count>;

Cubie edge_after(Cubie moved, Cubie source) {
    return {moved.piece(), moved.orientation() ^ source.orientation()};
}

// What conjugating by s puts into this slot; one at a time, since most images differ
// from what is wanted in the first few slots.
Cubie conjugate_edge(const Edges& edges, Symmetry s, std::size_t slot) {
    static const auto inverses = [] {
        std::array<Cube, Symmetry::count> cubes;
        for (const Symmetry each : all_symmetries)
            cubes[each.index()] = inverse(symmetry_cubes[each.index()]);
        return cubes;
    }();
    const Cubie source = symmetry_cubes[s.index()].edges[slot];
    const Cubie middle = edge_after(edges[source.piece()], source);
    return edge_after(inverses[s.index()].edges[middle.piece()], middle);
}

bool is_fixed(const Edges& edges, Symmetry s) {
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        if (conjugate_edge(edges, s, slot) != edges[slot]) return false;
    return true;
}

// Whether the edges, then their image, are at home.
bool is_inverted(const Edges& edges, Symmetry s) {
    for (std::size_t slot = 0; slot < edge_count; ++slot) {
        const Cubie image = conjugate_edge(edges, s, slot);
        if (edge_after(edges[image.piece()], image) != Cubie(slot, 0)) return false;
    }
    return true;
}

}  // namespace

ClassTally::ClassTally(const CornerCosets& cosets, const CosetWork& work, Classes classes)
    : weight_(work.weight), has_classes_(classes == Classes::counted) {
    if (!has_classes_) return;
    fixing_    = members_but_identity(cosets.stabilizer(work.slot));
    inverting_ = members_of(cosets.inverters(work.slot));
}

void ClassTally::add(const Edges& edges) {
    ++positions_;
    for (const Symmetry s : fixing_) symmetric_ += is_fixed(edges, s) ? 1U : 0U;
    for (const Symmetry s : inverting_) antisymmetric_ += is_inverted(edges, s) ? 1U : 0U;
}

Tally ClassTally::tally() const {
    if (!has_classes_) return {.positions = weight_ * positions_};
    return {.positions     = weight_ * positions_,
            .symmetric     = weight_ * (positions_ + symmetric_),
            .antisymmetric = weight_ * antisymmetric_};
}

std::optional<Tally> UnitCounter::count(Unit unit, const Watch& watch) {
    Tally sum;
    counter_.go_to_class(Units::order_class(unit));
    for (const CosetWork& work : units_.cosets(unit)) {
        if (watch.gate != nullptr && watch.gate->is_paused()) watch.gate->wait(watch.stop);
        if (watch.stop.stop_requested()) return std::nullopt;
        ClassTally tally(sources_.cosets, work, classes_);
        if (tally.wants_edges())
            for (const Key key : counter_.edges(work.slot)) tally.add(edges_of(key));
        else
            tally.add_positions(counter_.positions(work.slot));
        sum += tally.tally();
    }
    return sum;
}

Tally stored_tally(const CornerCosets& cosets, const Level& level, const CosetWork& work,
                   Classes classes) {
    const auto list = level.list(work.slot);
    if (list.empty()) return {};
    ClassTally tally(cosets, work, classes);
    if (tally.wants_edges())
        for (const EdgeState& state : list) tally.add(state.edges);
    else
        tally.add_positions(list.size());
    return tally.tally();
}

}  // namespace antipode::counting
