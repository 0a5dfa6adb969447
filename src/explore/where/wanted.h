// A condition, taken apart for the enumeration by structure.
//
//     const auto condition = parse_condition("symmetric(\"C3\") and shows(all, \"dot\")");
//     const structure::WantedSet wanted = wanted_positions(*condition, symmetries_only());
//     enumerate(wanted, …), count_wanted(wanted)
//
// And, or and not are brought into the form "or of ands". Of each "and", what concerns
// pieces and faces becomes demands; what concerns symmetry becomes a choice of subgroups one
// of which has to leave the position as it is; the rest is tested at the end.
#pragma once

#include "explore/structure/wanted.h"
#include "explore/where/condition.h"

namespace antipode {

// Of reachable positions, and of those that corners_alone and edges_alone add to them;
// `same` says which ones count as one.
structure::WantedSet wanted_positions(const CubeCondition& condition, const IsomorphismSet& same);

}  // namespace antipode
