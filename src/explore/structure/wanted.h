// A set of positions that is wanted, in a form that can be walked and counted by structure.
//
// It is a union of parts. Of a position in a part three things are known: what it demands
// piece by piece (explore/structure/demands.h), what the group of the isomorphisms that
// leave the position as it is must be like, and a test for the rest. explore/where makes
// this of a condition.
#pragma once

#include <functional>
#include <vector>

#include "cube/centres.h"
#include "explore/structure/demands.h"

namespace antipode::structure {

struct WantedPart {
    Demands demands = {};

    // Every position of the part is left as it is by one of these subgroups, up to the
    // isomorphisms of `keeps`.
    std::vector<IsomorphismSet> subgroups = {only_identity()};

    // What is asked of the group of all isomorphisms that leave it as it is.
    std::function<bool(const IsomorphismSet&)> group_fits = [](const IsomorphismSet&) {
        return true;
    };

    // Whether a position is in the part, all things considered. Centres count if they are
    // asked for with Demands::with_centres.
    std::function<bool(const CentredCube&)> is_member = [](const CentredCube&) { return true; };

    // Whether that follows from the demands and group_fits().
    bool is_exact = true;

    // Images of positions in the part under these are in it, too.
    IsomorphismSet keeps = all_isomorphisms();

    // The same where only the group may be another one: of a position in the part, they give
    // images for which everything but group_fits() is true.
    IsomorphismSet keeps_but_for_group = all_isomorphisms();
};

struct WantedSet {
    std::vector<WantedPart> parts;

    // Positions that one of these takes to each other are the same: a subgroup.
    IsomorphismSet same = only_identity();
};

}  // namespace antipode::structure
