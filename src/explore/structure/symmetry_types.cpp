#include "explore/structure/symmetry_types.h"

#include <algorithm>

#include "cube/symmetry_operation.h"
#include "notation/characters.h"

namespace antipode {
namespace {

// People look at U and at the corner URF first.
std::size_t uprightness(const IsomorphismSet& group) {
    static const Symmetry third = *find_operation("URF");
    std::size_t           count = 0;
    for (const Isomorphism each : members_of(group)) {
        const Face up = image(each.symmetry(), Face::U);
        count += (up == Face::U || up == Face::D ? 2 : 0) + (each.symmetry() == third ? 1 : 0);
    }
    return count;
}

IsomorphismSet standard_of(const IsomorphismSet& group) {
    const auto conjugates = conjugates_of(group);
    return *std::ranges::max_element(conjugates, {}, uprightness);
}

struct AllTypes {
    std::vector<SymmetryType> plain;
    std::vector<SymmetryType> anti;
    std::vector<SymmetryType> self_inverse;
};

std::size_t class_rank(std::string_view name) {
    const auto row = std::ranges::find(symmetry_classes, name, &SymmetryClass::name);
    return static_cast<std::size_t>(row - symmetry_classes.begin());
}

// By the class of all their symmetries together, then by that of the symmetries proper.
std::pair<std::size_t, std::size_t> type_rank(const SymmetryType& type) {
    const SymmetrySet proper = symmetries_in(type.group);
    return {class_rank(symmetry_class(proper | antisymmetries_in(type.group)).name),
            class_rank(symmetry_class(proper).name)};
}

AllTypes find_types() {
    const auto& subgroups = isomorphism_subgroups();
    AllTypes    types;
    for (std::size_t i = 0; i < subgroups.size(); ++i) {
        if (subgroup_classes()[i] != i) continue;
        const SymmetrySet  anti = antisymmetries_in(subgroups[i]);
        const SymmetryType type{label_of(subgroups[i]), standard_of(subgroups[i])};
        (anti.none() ? types.plain : anti[0] ? types.self_inverse : types.anti).push_back(type);
    }
    for (auto* list : {&types.plain, &types.anti, &types.self_inverse})
        std::ranges::sort(*list, {}, type_rank);
    return types;
}

const AllTypes& all_types() {
    static const AllTypes types = find_types();
    return types;
}

std::string squeezed(std::string_view name) {
    std::string letters;
    for (char c : name)
        if (c != ' ') letters += lowered(c);
    return letters;
}

}  // namespace

std::span<const SymmetryType> symmetry_types() { return all_types().plain; }
std::span<const SymmetryType> antisymmetry_types() { return all_types().anti; }
std::span<const SymmetryType> self_inverse_types() { return all_types().self_inverse; }

const SymmetryType* find_symmetry_type(std::string_view name) {
    const std::string wanted = squeezed(name);
    for (const auto types : {symmetry_types(), antisymmetry_types(), self_inverse_types()})
        for (const SymmetryType& type : types)
            if (squeezed(type.name) == wanted) return &type;
    return nullptr;
}

std::string label_of(const IsomorphismSet& group) {
    return symmetry_label(symmetries_in(group), antisymmetries_in(group));
}

SymmetrySet symmetries_in(const IsomorphismSet& group) {
    SymmetrySet set;
    for (Symmetry s : all_symmetries) set[s.index()] = group[Isomorphism(s, false).index()];
    return set;
}

SymmetrySet antisymmetries_in(const IsomorphismSet& group) {
    return symmetries_in(group >> Symmetry::count);
}

IsomorphismSet isomorphisms_with(const SymmetrySet& symmetries, const SymmetrySet& antisymmetries) {
    IsomorphismSet set;
    for (Symmetry s : all_symmetries) {
        set[Isomorphism(s, false).index()] = symmetries[s.index()];
        set[Isomorphism(s, true).index()]  = antisymmetries[s.index()];
    }
    return set;
}

Symmetry arranging_rotation(const IsomorphismSet& group) {
    const SymmetrySet proper = symmetries_in(group);
    const SymmetrySet upright =
        symmetries_in(find_symmetry_type(symmetry_class(proper).name)->group);
    const auto& standard = find_symmetry_type(label_of(group))->group;
    Symmetry    best;
    int         best_rank = -1;
    for (Symmetry s : all_symmetries) {
        if (s.is_mirror()) continue;
        // A position that is conjugated by s has the group s⁻¹ G s.
        const IsomorphismSet turned = conjugated(group, inverse(Isomorphism(s, false)));
        const int rank = (symmetries_in(turned) == upright ? 2 : 0) + (turned == standard ? 1 : 0);
        if (rank > best_rank) best = s;
        best_rank = std::max(best_rank, rank);
    }
    return best;
}

Symmetry arranging_rotation(const Cube& cube) {
    return arranging_rotation(isomorphisms_with(symmetries_of(cube), antisymmetries_of(cube)));
}

std::vector<IsomorphismSet> conjugates_of(const IsomorphismSet& group) {
    std::vector<IsomorphismSet> all;
    for (Symmetry s : all_symmetries) {
        const IsomorphismSet one = conjugated(group, Isomorphism(s, false));
        if (std::ranges::find(all, one) == all.end()) all.push_back(one);
    }
    return all;
}

}  // namespace antipode
