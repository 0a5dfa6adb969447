// Every position has exactly one type of symmetry and antisymmetry, so that numbers by type add up
// to what is known of all.
#include <gtest/gtest.h>

#include <algorithm>

#include "explore/structure/count_wanted.h"
#include "explore/structure/symmetry_types.h"
#include "explore/theory/fixed_positions.h"
#include "explore/theory/isomorphism_group.h"

namespace antipode::structure {
namespace {

Natural quotient(Natural number, std::uint32_t divisor) {
    EXPECT_EQ(number.divide(divisor), 0U);
    return number;
}

IsomorphismSet cyclic_group(Isomorphism generator) {
    IsomorphismSet set;
    set[generator.index()] = true;
    return closure(set);
}

// By counting orbits: the mean over all isomorphisms of the positions that each leaves as they
// are. No type of symmetry occurs in it.
Natural classes_by_orbits() {
    Natural fixed;
    for (std::size_t i = 0; i < Isomorphism::count; ++i)
        fixed += fixed_positions(cyclic_group(Isomorphism(i))).reachable;
    return quotient(fixed, Isomorphism::count);
}

// Positions whose isomorphisms to themselves are one of these groups, and no larger one.
WantedSet exactly(const std::vector<IsomorphismSet>& conjugates) {
    WantedPart part;
    part.subgroups  = {conjugates.front()};
    part.keeps      = all_isomorphisms();
    part.group_fits = [conjugates](const IsomorphismSet& group) {
        return std::ranges::find(conjugates, group) != conjugates.end();
    };
    return {.parts = {part}, .same = all_isomorphisms()};
}

TEST(SymmetrySums, ClassesOf96ByAntisymmetryAreThoseOfOrbitCounting) {
    Natural     classes;
    Natural     positions;
    std::size_t types = 0;
    for (const auto& kind : {symmetry_types(), antisymmetry_types(), self_inverse_types()})
        for (const SymmetryType& type : kind) {
            const auto count = count_wanted(exactly(conjugates_of(type.group)));
            // A class has as many positions as its group goes into the 96.
            const auto size = static_cast<std::uint32_t>(Isomorphism::count / type.group.count());
            EXPECT_EQ(quotient(count->positions, size), count->classes) << type.name;
            classes += count->classes;
            positions += count->positions;
            ++types;
        }
    EXPECT_EQ(types, 33 + 65 + 33U);
    EXPECT_EQ(classes, classes_by_orbits());
    EXPECT_EQ(classes.decimal(), "450541810590509978");
    EXPECT_EQ(positions.decimal(), "43252003274489856000");
}

// Published with Cube Explorer, and the number of its classes.
TEST(SymmetrySums, PositionsWithAnySymmetryAreAsManyAsPublished) {
    const auto types  = symmetry_types();
    const auto counts = count_types(types, symmetries_only());
    Natural    symmetric;
    Natural    classes;
    for (std::size_t i = 0; i < types.size(); ++i) {
        classes += counts[i].classes_exactly;
        if (types[i].group.count() == 1) continue;
        const auto groups = static_cast<std::uint32_t>(conjugates_of(types[i].group).size());
        symmetric += counts[i].exact_positions * Natural(groups);
    }
    EXPECT_EQ(symmetric.decimal(), "164604041664");
    EXPECT_EQ(classes.decimal(), "901083404981813616");
}

}  // namespace
}  // namespace antipode::structure
