#include "explore/where/wanted.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "cube/facelets.h"
#include "cube/random_cube.h"
#include "cube/symmetry_operation.h"
#include "explore/find.h"
#include "explore/structure/count_wanted.h"
#include "explore/structure/enumerate.h"
#include "explore/structure/relations.h"
#include "explore/structure/symmetry_types.h"
#include "tests/support/wanted.h"

namespace antipode {
namespace {

using structure::count_wanted;
using structure::enumerate;
using structure::WantedCount;
using structure::WantedPosition;
using testing::first_image;
using testing::wanted;

struct KnownCount {
    std::string_view condition;
    std::uint64_t    positions;
    std::uint64_t    classes;  // of 48
};

void PrintTo(const KnownCount& row, std::ostream* out) { *out << row.condition; }

class KnownCounts : public ::testing::TestWithParam<KnownCount> {};

TEST_P(KnownCounts, AreFound) {
    const auto& [condition, positions, classes] = GetParam();
    EXPECT_EQ(enumerate(wanted(condition, only_identity()), {.threads = 2}).classes, positions);
    EXPECT_EQ(enumerate(wanted(condition, symmetries_only()), {.threads = 2}).classes, classes);
}

INSTANTIATE_TEST_SUITE_P(
    Explorer, KnownCounts,
    ::testing::Values(
        KnownCount{"shows(all, 'dot')", 8, 1}, KnownCount{"shows(all, \"aba/bab/aba\")", 17, 3},
        KnownCount{"shows(all, 'plus')", 14, 2}, KnownCount{"shows(all, 'aaa/bbb/aaa')", 12, 1},
        KnownCount{"shows(all, 'stripe') and continuous", 0, 0},
        KnownCount{"shows(all, 'square')", 8, 1}, KnownCount{"shows(all, 'solid|dot')", 12, 3},
        KnownCount{"shows(all, 'solid') or shows(all, 'dot')", 9, 2},
        KnownCount{"symmetry == 'D3d'", 4 * 12, 12},
        KnownCount{"is_solved or order == 2 and symmetric('Oh')", 4, 4}));

// What can be said about classes without a list is what a list has.
TEST(WantedPositions, AreCountedAsTheyAreEnumerated) {
    for (const std::string_view condition :
         {"symmetric('C3') and parity == 'odd'", "symmetry == 'D4h' and not self_inverse",
          "antisymmetries > 0 and symmetric('D2 (face)')", "label == 'S6{D3d}'",
          "corners_solved and edges_placed", "edges_solved and symmetric('C2 (a)')", "morph <= 4",
          "symmetries >= 6 and corners_placed", "colours(all, 1, 2) and symmetries >= 8"}) {
        for (const IsomorphismSet& same : {symmetries_only(), only_identity()}) {
            const auto list  = wanted(condition, same);
            const auto count = count_wanted(list);
            ASSERT_TRUE(count) << condition;
            EXPECT_EQ(Natural(enumerate(list, {.threads = 2}).classes), count->classes)
                << condition;
        }
    }
}

// Whatever way a condition is taken apart, what is told satisfies it, once per class.
TEST(WantedPositions, SatisfyTheCondition) {
    for (const std::string_view text :
         {"symmetric('D3') and order == 6", "shows(UD, 'dot') and shows(RLFB, 'stripe|solid')",
          "symmetric('Th') or symmetric('D3d')", "not shows(U, 'solid') and symmetric('D4h')",
          "home(UF, DBL) and symmetric('D3')",
          "oriented(UF) and symmetric('D4') and not placed(UF)",
          "antisymmetric('1') and symmetries >= 12", "symmetric('URF') and label == 'D3{I}'",
          "not colours(U, 2) and symmetries >= 16", "symmetry == 'T' and continuous",
          "(shows(U, 'U../.../...') or shows(D, 'plus')) and symmetries >= 12"}) {
        const auto condition = parse_condition(text);
        ASSERT_TRUE(condition) << text;
        for (const IsomorphismSet& same : {symmetries_only(), all_isomorphisms()}) {
            std::set<std::string> every;
            enumerate(wanted(text, only_identity()), {},
                      {.on_found = [&](const WantedPosition& position) {
                          EXPECT_TRUE(condition->holds(position.cube));
                          every.insert(first_image(position.cube, same));
                      }});
            std::set<std::string> told;
            enumerate(wanted(text, same), {}, {.on_found = [&](const WantedPosition& position) {
                          EXPECT_TRUE(condition->holds(position.cube));
                          EXPECT_TRUE(told.insert(first_image(position.cube, same)).second);
                      }});
            EXPECT_EQ(told, every) << text;
        }
    }
}

TEST(WantedPositions, AreThoseThatWordsFind) {
    for (const std::string_view text :
         {"symmetric('C4v')", "shows(UD, 'solid') and symmetries >= 4", "symmetry == 'D4'"}) {
        const auto            condition = *parse_condition(text);
        std::set<std::string> told;
        enumerate(wanted(text, all_isomorphisms()), {},
                  {.on_found = [&](const WantedPosition& position) {
                      told.insert(first_image(position.cube, all_isomorphisms()));
                  }});
        for (const Found& found : find_positions({.condition = condition, .depth = 4}).found)
            EXPECT_TRUE(told.contains(first_image(found.cube, all_isomorphisms()))) << text;
    }
}

TEST(WantedPositions, ThatWerePlantedAreFound) {
    Random random(20261117);
    for (const std::string_view type : {"D3", "C4h", "S6", "C4v{D4h}"}) {
        const auto&           group = find_symmetry_type(type)->group;
        std::vector<Cube>     planted;
        structure::WantedPart part;
        part.subgroups = {group};
        enumerate({.parts = {part}}, {}, {.on_found = [&](const WantedPosition& position) {
                      if (random.below(500) == 0) planted.push_back(position.cube);
                  }});
        for (const Cube& cube : planted) {
            std::string condition = "symmetric('" + std::string(type) + "')";
            for (Face face : all_faces)
                condition += " and shows(" + std::string(1, letter(face)) + ", '"
                             + to_text(pattern_of(facelets_of(cube), face)) + "')";
            bool is_found = false;
            enumerate(wanted(condition, only_identity()), {},
                      {.on_found = [&](const WantedPosition& position) {
                          is_found = is_found || position.cube == cube;
                      }});
            EXPECT_TRUE(is_found) << condition;
        }
    }
}

TEST(ConditionText, IsReadAsTheSameCondition) {
    for (const std::string_view text :
         {"order == 1260", "-order + 2 * (3 + 4) % 5 < 0",
          "not (true or false) and not not self_inverse", "(order == 3) == (morph < 48)",
          "home(UF, BDL) or placed(RU)", "oriented(FR)", "shows(DU, '=aba/bab/a.U|dot')",
          "colours(all, 2, 1)", "symmetric('cs(B)') or label == 's6{d3d}'", "symmetric('FU y\\'')",
          "symmetric(\"FU y' FRU\")", "antisymmetric('-1')", "isomorphic_to('R U')",
          "1 - (2 - 3) == 2", "cycles_of(edges, 3) >= 2 and only_changes(D)",
          "zip == \"[9;9;0;0]\""}) {
        const auto condition = parse_condition(text);
        if (!condition) continue;
        const std::string written = to_text(*condition);
        const auto        again   = parse_condition(written);
        ASSERT_TRUE(again) << written;
        EXPECT_EQ(to_text(*again), written);
        Random random(7);
        for (int i = 0; i < 50; ++i) {
            const Cube cube = random_reachable(random);
            EXPECT_EQ(condition->holds(cube), again->holds(cube)) << written;
        }
    }
    EXPECT_EQ(to_text(*parse_condition("not(order==3)and(morph<8 or!true)")),
              "not order == 3 and (morph < 8 or not true)");
    EXPECT_EQ(to_text(*parse_condition("shows(DU,'dot')")), "shows(UD, \"aaa/aba/aaa\")");
}

TEST(SymmetryTypes, AreAllThere) {
    EXPECT_EQ(symmetry_types().size(), 33U);
    EXPECT_EQ(antisymmetry_types().size(), 65U);
    std::set<std::string> names;
    for (const auto types : {symmetry_types(), antisymmetry_types(), self_inverse_types()})
        for (const SymmetryType& type : types) {
            EXPECT_TRUE(names.insert(type.name).second) << type.name;
            EXPECT_EQ(find_symmetry_type(type.name)->group, type.group);
            EXPECT_EQ(closure(type.group), type.group);
        }
    for (std::size_t i = 0; i < symmetry_types().size(); ++i)
        EXPECT_EQ(symmetry_types()[i].name, symmetry_classes[i].name);
}

TEST(SymmetryOperations, HaveNames) {
    std::set<std::string> names;
    for (Symmetry s : all_symmetries) {
        EXPECT_TRUE(names.insert(name_of_operation(s)).second);
        EXPECT_EQ(find_operation(name_of_operation(s)), s);
    }
    EXPECT_EQ(find_operation("DB"), find_operation("UF"));
    EXPECT_EQ(find_operation("DBL"), find_operation("URF'"));
    EXPECT_EQ(find_operation("-x2"), mirror_lr);
    EXPECT_FALSE(find_operation("w"));
}

}  // namespace
}  // namespace antipode
