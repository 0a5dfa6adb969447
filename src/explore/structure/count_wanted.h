// How many positions are wanted, and how many classes of them, exactly.
//
// How many positions a subgroup of the isomorphisms leaves as they are, at least, is counted
// for each subgroup that matters (explore/structure/fixed_count.h). How many have exactly
// that group follows from the largest downwards, by taking away what larger groups have. A
// position with group H is in a class of |K| / |H ∩ K|, if K are the isomorphisms that make
// positions the same: so numbers of classes need no list either.
#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "base/natural.h"
#include "explore/structure/symmetry_types.h"
#include "explore/structure/wanted.h"

namespace antipode::structure {

struct WantedCount {
    Natural positions;
    Natural classes;

    friend bool operator==(const WantedCount&, const WantedCount&) = default;
};

// Nothing where that cannot be told without going through positions: where there are
// several parts, where something is asked that has to be tested, where an image of a wanted
// position need not be wanted, or where it takes too much memory or was stopped.
std::optional<WantedCount> count_wanted(const WantedSet& wanted, const std::stop_token& stop = {});

// How many positions there are of each type of symmetry and antisymmetry.
struct TypeCount {
    Natural positions;        // that one group of the type leaves as they are
    Natural exact_positions;  // and no larger one
    Natural classes_exactly;
    Natural classes_at_least;
};

// Of the 33 types of symmetry, where "exactly" says nothing about antisymmetries, or of the
// 65 of antisymmetry, in the order of explore/structure/symmetry_types.h.
std::vector<TypeCount> count_types(std::span<const SymmetryType> types, const IsomorphismSet& same,
                                   const Demands& demands = {});

// Positions that are demanded, in all parts together: no fewer than are wanted.
std::optional<Natural> count_demanded(const WantedSet& wanted, const std::stop_token& stop = {});

// The same whatever the faces look like, which is known at once.
Natural count_without_faces(WantedSet wanted);

}  // namespace antipode::structure
