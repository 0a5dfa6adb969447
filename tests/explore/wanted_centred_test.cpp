// Positions with the twists of their centres, put together by structure: as many as are
// counted, and those that a plain search through all twists finds.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "explore/structure/count_wanted.h"
#include "explore/structure/enumerate.h"
#include "explore/structure/fixed_count.h"
#include "explore/structure/symmetry_types.h"
#include "tests/support/wanted.h"

namespace antipode {
namespace {

using structure::enumerate;
using structure::WantedPosition;
using testing::centred_wanted;
using testing::first_image;
using testing::wanted;

CentredCube centred(const WantedPosition& position) {
    return with_centres(position.cube, position.centres);
}

std::string having(const SymmetryType& type) { return "symmetric('" + type.name + "')"; }

// All types that have no more positions with centres than this.
std::vector<SymmetryType> small_types(std::uint64_t most) {
    std::vector<SymmetryType> small;
    for (const auto types : {symmetry_types(), antisymmetry_types(), self_inverse_types()})
        for (const SymmetryType& type : types)
            if (*structure::count_fixed({.with_centres = true}, type.group) <= Natural(most))
                small.push_back(type);
    return small;
}

TEST(WantedWithCentres, AreListedAsTheyAreCounted) {
    const auto types = small_types(60'000);
    EXPECT_GT(types.size(), 40U);
    for (const SymmetryType& type : types)
        for (const IsomorphismSet& same : {only_identity(), symmetries_only(), all_isomorphisms()})
            for (const std::string& condition :
                 {having(type), "label == '" + type.name + "' and " + having(type)}) {
                const auto list  = centred_wanted(condition, same);
                const auto count = count_wanted(list);
                ASSERT_TRUE(count) << condition;
                EXPECT_EQ(Natural(enumerate(list, {.threads = 2}).classes), count->classes)
                    << condition;
            }
}

// Those of all twists of the positions with which the condition is true.
std::vector<CentredCube> looked_through(const CubeCondition& condition, std::string_view pieces) {
    std::vector<CentredCube> all;
    enumerate(
        wanted(pieces, only_identity()), {}, {.on_found = [&](const WantedPosition& position) {
            for (unsigned bits = 0; bits < 4096; ++bits) {
                const CentredCube turned{position.cube, CentreTwists::from_bits(bits), all_centres};
                if (is_reachable(turned) && condition.holds(turned)) all.push_back(turned);
            }
        }});
    return all;
}

// A condition about pieces alone, which is true wherever the other one is.
struct Plain {
    std::string_view pieces;
    std::string_view condition;
};

TEST(WantedWithCentres, AreThoseOfAllTwistsThatSatisfyTheCondition) {
    for (const Plain& row :
         {Plain{"symmetric('Td')", "symmetric('Td')"},
          {"symmetric('D3d')", "symmetric('D3d')"},
          {"symmetric('T')", "symmetry == 'T'"},
          {"symmetric('Oh')", "symmetric('Oh') or symmetric('D4') and symmetric('Oh')"},
          {"symmetric('Oh')", "symmetric('D3') and is_solved"},
          {"symmetric('Oh')", "is_solved and order == 4 and symmetries >= 4"},
          {"symmetric('Oh')", "is_solved and centre(U) == 1 and centre(F) == 3"},
          {"symmetric('Oh')", "is_solved and twisted_centres == 1 or is_solved and self_inverse"},
          {"shows(all, 'dot')", "shows(all, 'dot') and symmetric('S6')"},
          {"symmetric('D3d')", "symmetric('D3d') and continuous"}}) {
        const auto condition = *parse_condition(row.condition, all_centres);
        const auto cubes     = looked_through(condition, row.pieces);
        EXPECT_FALSE(cubes.empty()) << row.condition;
        for (const IsomorphismSet& same :
             {only_identity(), symmetries_only(), all_isomorphisms()}) {
            std::set<std::string> every;
            for (const CentredCube& cube : cubes) every.insert(first_image(cube, same));
            std::set<std::string> told;
            enumerate(centred_wanted(row.condition, same), {.threads = 2},
                      {.on_found = [&](const WantedPosition& position) {
                          std::set<std::string> images;
                          for (const Isomorphism each : members_of(same))
                              images.insert(
                                  to_text(structure::isomorph(centred(position), each), Form::zip));
                          EXPECT_EQ(images.size(), position.class_size);
                          EXPECT_TRUE(condition.holds(centred(position)));
                          EXPECT_TRUE(told.insert(first_image(centred(position), same)).second);
                      }});
            EXPECT_EQ(told, every) << row.condition;
        }
    }
}

}  // namespace
}  // namespace antipode
