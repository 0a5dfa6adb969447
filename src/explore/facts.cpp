#include "explore/facts.h"

#include "cube/isomorphs.h"
#include "cube/symmetry_class.h"

namespace antipode {
namespace {

ThreeCycles three_cycles_of(const Permutation& permutation) {
    const auto cycles = three_cycles(permutation);
    if (!cycles) return std::nullopt;
    std::vector<PieceCycle> numbered;
    for (const Cycle& cycle : *cycles) {
        PieceCycle from_one;
        for (Point point : cycle) from_one.pieces.push_back(point + std::size_t{1});
        numbered.push_back(std::move(from_one));
    }
    return numbered;
}

void add_reachability(Facts& facts) {
    facts.reachable = is_reachable(facts.cube);
    facts.trace     = trace_of(facts.cube);
    if (facts.reachable) return;
    facts.reason  = why_unreachable(facts.cube);
    facts.repairs = smallest_repairs(facts.facelets);
}

void add_permutations(Facts& facts) {
    const Permutation corners = corner_permutation(facts.transcription);
    const Permutation edges   = edge_permutation(facts.transcription);
    facts.corner_parity       = parity(corners);
    facts.edge_parity         = parity(edges);
    facts.corner_three_cycles = three_cycles_of(corners);
    facts.edge_three_cycles   = three_cycles_of(edges);
    facts.corner_cycles       = cycles_of(facts.cube, PieceKind::corner);
    facts.edge_cycles         = cycles_of(facts.cube, PieceKind::edge);
    facts.order               = order_of(with_centres(facts.cube, facts.centres));
}

void add_symmetry(Facts& facts) {
    const CentredCube cube           = with_centres(facts.cube, facts.centres);
    const SymmetrySet symmetries     = symmetries_of(cube);
    const SymmetrySet antisymmetries = antisymmetries_of(cube);
    facts.morph        = 2 * Symmetry::count / (symmetries.count() + antisymmetries.count());
    facts.symmetry     = symmetry_class(symmetries).name;
    facts.antisymmetry = antisymmetry_name(symmetries, antisymmetries);
    facts.self_inverse = inverse(cube) == cube;
    facts.label        = symmetry_label(symmetries, antisymmetries);
    // The class has the zips of the plain one, if more often.
    facts.pos_ref = zip_of(representative(facts.cube));
}

}  // namespace

Facts facts_of(const Cube& cube, const Centres& centres) {
    Facts facts;
    facts.cube          = cube;
    facts.centres       = centres;
    facts.facelets      = facelets_of(cube);
    facts.transcription = transcription_of(cube);
    facts.zip           = zip_of(cube);
    add_reachability(facts);
    add_permutations(facts);
    add_symmetry(facts);
    return facts;
}

}  // namespace antipode
