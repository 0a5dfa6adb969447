#include "explore/cube_group.h"

#include <algorithm>

#include "cube/facelet_permutation.h"
#include "cube/papers.h"
#include "explore/messages.h"
#include "group/centre.h"
#include "group/orbits.h"
#include "group/word_finder.h"

namespace antipode {
namespace {

CentreSet counted_in(std::span<const CentredCube> generators) {
    return generators.empty() ? no_centres : generators.front().counted;
}

std::size_t points_of(CentreSet counted) {
    return counted.empty() ? sticker_count : centred_point_count;
}

Permutation permutation_of(const CentredCube& cube) {
    return cube.counted.empty() ? facelet_permutation(cube.cube) : centred_permutation(cube);
}

StabilizerChain chain_of(std::span<const CentredCube> generators) {
    std::vector<Permutation> permutations;
    for (const CentredCube& cube : generators) permutations.push_back(permutation_of(cube));
    return StabilizerChain(points_of(counted_in(generators)), permutations);
}

std::vector<CentredCube> plain_ones(const std::vector<Cube>& cubes) {
    std::vector<CentredCube> plain;
    for (const Cube& cube : cubes) plain.push_back({cube, {}, no_centres});
    return plain;
}

std::size_t facelet_at_point(Point point) {
    return point < sticker_count ? facelet_of(point) : (point - sticker_count) / 4 * 9 + 4;
}

// The slots of the papers, in their order, as stickers.
std::vector<std::vector<Point>> slots_of(PieceKind kind) {
    std::vector<std::vector<Point>> slots;
    const auto                      add = [&](const auto& facelets) {
        std::vector<Point> points;
        for (std::size_t facelet : facelets) points.push_back(point_of(facelet));
        slots.push_back(std::move(points));
    };
    if (kind == PieceKind::corner)
        for (std::size_t i = 0; i < corner_count; ++i)
            add(corner_facelets[papers_numbering.corners[i].piece()]);
    else
        for (std::size_t i = 0; i < edge_count; ++i)
            add(edge_facelets[papers_numbering.edges[i].piece()]);
    return slots;
}

// The slots that one piece can be brought to: those its first sticker can reach.
std::vector<std::size_t> slots_reached(const std::vector<std::vector<Point>>& slots,
                                       std::size_t from, std::span<const Permutation> generators) {
    const std::vector<Point> orbit = orbit_of(slots[from][0], generators);
    std::vector<std::size_t> reached;
    for (std::size_t slot = 0; slot < slots.size(); ++slot)
        if (std::ranges::find_first_of(orbit, slots[slot]) != orbit.end())
            reached.push_back(slot + 1);
    return reached;
}

PieceAction action_on(PieceKind kind, std::span<const Permutation> generators) {
    const std::vector<std::vector<Point>> slots = slots_of(kind);
    PieceAction                           action;
    std::vector<Point>                    all;
    for (std::size_t slot = 0; slot < slots.size(); ++slot) {
        all.insert(all.end(), slots[slot].begin(), slots[slot].end());
        std::vector<std::size_t> orbit = slots_reached(slots, slot, generators);
        if (orbit.front() == slot + 1) action.orbits.push_back(std::move(orbit));
    }
    action.transitive          = action.orbits.size() == 1;
    action.stickers_transitive = is_transitive_on(generators, all);
    return action;
}

std::vector<std::vector<std::size_t>> moving_facelets(std::span<const Permutation> generators,
                                                      std::size_t                  points) {
    std::vector<std::vector<std::size_t>> result;
    for (const std::vector<Point>& orbit : orbits(generators, points)) {
        if (orbit.size() == 1) continue;
        std::vector<std::size_t>& facelets = result.emplace_back();
        for (Point point : orbit) facelets.push_back(facelet_at_point(point));
        // A centre that turns is one facelet, whichever way its arrow points.
        facelets.erase(std::unique(facelets.begin(), facelets.end()), facelets.end());
    }
    return result;
}

}  // namespace

CubeGroup::CubeGroup(const std::vector<Cube>& generators) : CubeGroup(plain_ones(generators)) {}

CubeGroup::CubeGroup(std::vector<CentredCube> generators)
    : generators_(std::move(generators)),
      counted_(counted_in(generators_)),
      chain_(chain_of(generators_)) {}

bool CubeGroup::contains(const CentredCube& cube) const {
    return chain_.contains(permutation_of(cube));
}

Result<Word> CubeGroup::word(const CentredCube& cube) const {
    if (!contains(cube)) return Error{.message = explore_message<"position-not-in-group">()};
    const Result<WordFinder> finder = WordFinder::prepare(chain_);
    if (!finder) return finder.error();
    return finder->word(permutation_of(cube));
}

GroupReport report_of(const CubeGroup& group) {
    const std::span<const Permutation> generators = group.stickers().generators();
    const Centre                       centre     = centre_of(group.stickers());
    GroupReport                        report;
    report.order        = group.order();
    report.abelian      = is_abelian(generators);
    report.centre_order = centre.order;
    for (const Permutation& p : centre.generators)
        report.centre_generators.push_back(group.counted().empty()
                                               ? CentredCube{cube_from(p), {}, no_centres}
                                               : centred_cube_from(p, group.counted()));
    report.corners        = action_on(PieceKind::corner, generators);
    report.edges          = action_on(PieceKind::edge, generators);
    report.sticker_orbits = moving_facelets(generators, points_of(group.counted()));
    return report;
}

}  // namespace antipode
