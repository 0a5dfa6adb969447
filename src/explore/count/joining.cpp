#include "explore/count/joining.h"

namespace antipode::counting {
namespace {

struct SymmetryEdges {
    std::array<Cube, Symmetry::count> inverses;
};

const SymmetryEdges& symmetry_edges() {
    static const SymmetryEdges made = [] {
        SymmetryEdges edges;
        for (const Symmetry s : all_symmetries)
            edges.inverses[s.index()] = inverse(symmetry_cubes[s.index()]);
        return edges;
    }();
    return made;
}

ProductFrame frame_of(const Cube& a, Symmetry s, MoveMask skipped) {
    return {.left      = (a * symmetry_cubes[s.index()]).edges,
            .right     = symmetry_edges().inverses[s.index()].edges,
            .forbidden = image(s, skipped)};
}

}  // namespace

Joining::Joining(const CornerCosets& cosets, std::uint32_t order_class,
                 std::span<const Prefix> prefixes, Junction junction)
    : cosets_(cosets) {
    const Cube corners = cosets.representative(order_class * CornerCosets::twists);
    corners_           = pack_corners(corners.corners);
    joints_.reserve(prefixes.size());
    frames_.reserve(prefixes.size());
    first_frame_.reserve(prefixes.size());
    for (const Prefix& prefix : prefixes)
        add(prefix, corners, junction == Junction::each_once ? prefix.skipped : prefix.cancelling);
    joints_.fill_up();
}

void Joining::add(const Prefix& prefix, const Cube& corners, MoveMask skipped) {
    const Cube          back        = inverse(prefix.cube);
    const auto          found       = cosets_.find_raw(back * corners);
    const Symmetry      s           = found.symmetry;
    const std::uint32_t order_class = found.slot / CornerCosets::twists;
    const Cube          sided       = s.is_mirror() ? kernel::Plain::negate_twists(back) : back;
    joints_.add(symmetry_edges().inverses[s.index()] * sided, s, order_class);
    first_frame_.push_back(static_cast<std::uint32_t>(frames_.size()));
    for (const Symmetry further : cosets_.symmetries(order_class))
        frames_.push_back(frame_of(prefix.cube, s * further, skipped));
}

void Joining::find_lists(Slot slot, const Level& level, JoinedLists& joined) const {
    joined.slots.resize(joints_.padded_size());
    joints_.locate(corners_ | packed_twists()[slot % CornerCosets::twists], joined.slots.data());
    const Level::Place* const places = level.places();
    for (const Slot found : joined.slots) __builtin_prefetch(places + found);
    joined.lists.clear();
    joined.total = 0;
    for (std::uint32_t i = 0; i < joints_.size(); ++i) {
        const Level::Place place = places[joined.slots[i]];
        if (place.count() == 0) continue;
        joined.total += place.count();
        joined.lists.push_back({.states = {level.states() + place.first, place.count()},
                                .frame  = &frames_[first_frame_[i] + place.to_used()],
                                .prefix = i});
    }
}

}  // namespace antipode::counting
