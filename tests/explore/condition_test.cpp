#include "explore/where/condition.h"

#include <gtest/gtest.h>

#include "explore/facts.h"
#include "tests/explore/cubes.h"

namespace antipode {
namespace {

using testing::any_cube;
using testing::cube;
using testing::papers_word;

bool holds(std::string_view condition, const Cube& position) {
    return parse_condition(condition)->holds(position);
}

struct WrongCondition {
    std::string_view text;
    std::size_t      column;
};

TEST(CubeCondition, NumbersAreComparedAndCalculatedWith) {
    const Cube p = papers_word("RW");
    EXPECT_TRUE(holds("order == 105", p));
    EXPECT_TRUE(holds("order % 5 == 0 and order % 2 == 1", p));
    EXPECT_TRUE(holds("order - 5 * 20 == 5", p));
    EXPECT_TRUE(holds("-order < 0 and 2 + 3 * 4 == 14", p));
    EXPECT_FALSE(holds("order != 105 or morph > 48", p));
}

TEST(CubeCondition, AndBindsTighterThanOrAndNotTighterThanBoth) {
    EXPECT_TRUE(holds("true or false and false", solved));
    EXPECT_FALSE(holds("(true or false) and false", solved));
    EXPECT_TRUE(holds("not false or true", solved));
    EXPECT_FALSE(holds("not (false or true)", solved));
    EXPECT_TRUE(holds("!false && !(false || false)", solved));
}

TEST(CubeCondition, TextsAreCompared) {
    EXPECT_TRUE(holds("symmetry == \"Oh\" and label == 'Oh{I}'", solved));
    EXPECT_TRUE(holds("parity == \"odd\" and zip == '[1230;1497392;1716;544]'", cube("R")));
}

TEST(CubeCondition, TheLayersOfALGrAreNotMereTurns) {
    EXPECT_TRUE(holds("only_changes(D)", cube("R F D F' D' R'")));
    EXPECT_FALSE(holds("only_changes(U)", cube("R F D F' D' R'")));
    EXPECT_FALSE(holds("only_changes(D)", cube("D2")));
    EXPECT_TRUE(holds("solved_outside(D)", cube("D2")));
    EXPECT_FALSE(holds("only_changes(D)", solved));
}

TEST(CubeCondition, ThreeCyclesChangeNothingElse) {
    EXPECT_TRUE(holds("is_three_cycle(corners) and edges_solved", papers_word("gPDpGPdp")));
    EXPECT_TRUE(holds("is_three_cycle(edges)", cube("[M', U2]")));
    EXPECT_FALSE(holds("is_three_cycle(edges)", papers_word("gPDpGPdp")));
    EXPECT_FALSE(holds("is_three_cycle(corners)", cube("(URF UFL ULB+)")));
}

TEST(CubeCondition, AgreesWithTheFactsAboutAnyPosition) {
    EXPECT_TRUE(rc::check([] {
        const Cube  c     = *any_cube();
        const Facts facts = facts_of(c);
        RC_ASSERT(holds("order == " + std::to_string(facts.order), c));
        RC_ASSERT(holds("morph == " + std::to_string(facts.morph), c));
        RC_ASSERT(holds("reachable", c) == facts.reachable);
        RC_ASSERT(holds("self_inverse", c) == facts.self_inverse);
        RC_ASSERT(holds("label == \"" + facts.label + "\"", c));
        RC_ASSERT(holds("pos_ref == \"" + to_text(facts.pos_ref) + "\"", c));
        RC_ASSERT(holds("cycles(corners) == " + std::to_string(facts.corner_cycles.size()), c));
        RC_ASSERT(holds("cycles(edges) == " + std::to_string(facts.edge_cycles.size()), c));
    }));
}

TEST(CubeCondition, EveryNameKeepsItsAnswerUnderTheSymmetriesItClaims) {
    for (const char* text :
         {"order == 6", "corners_oriented", "edges_oriented", "only_changes(D)", "home(UF)",
          "home(DBL)", "symmetry == \"C1\"", "cycles_of(edges, 3) == 1", "zip == \"[9;9;0;0]\""}) {
        const auto condition = parse_condition(text);
        ASSERT_TRUE(condition) << text;
        for (const char* word : {"R U R' U'", "R F D F' D' R'", "R2 U2", "F R", "D", "U D L2"})
            for (Symmetry s : all_symmetries)
                if (condition->keeps()[s.index()]) {
                    EXPECT_EQ(condition->holds(cube(word)),
                              condition->holds(conjugate(cube(word), s)))
                        << text << " " << word;
                }
    }
}

TEST(CubeCondition, KnowsWhichPiecesMustBeHome) {
    EXPECT_EQ(parse_condition("corners_solved and order == 2")->needs().corners,
              PieceSet::all_corners);
    EXPECT_TRUE(parse_condition("corners_solved or order == 2")->needs().is_empty());
    EXPECT_TRUE(parse_condition("not corners_solved")->needs().is_empty());
    EXPECT_EQ(parse_condition("only_changes(D)")->needs(), outside(layer_of(Face::D)));
    EXPECT_EQ(parse_condition("corners_solved or is_three_cycle(edges)")->needs(),
              (PieceSet{PieceSet::all_corners, 0}));
}

TEST(CubeCondition, EveryErrorNamesItsColumn) {
    constexpr WrongCondition wrong[] = {
        {"ordr == 3", 1},
        {"order = 3", 7},
        {"order == ", 10},
        {"order and true", 1},
        {"order < 'a'", 7},
        {"symmetry < 'a'", 10},
        {"only_changes(X)", 14},
        {"only_changes D", 14},
        {"is_three_cycle(face)", 16},
        {"home(UX)", 6},
        {"cycles_of(edges, 13)", 18},
        {"cycles_of(edges)", 16},
        {"(order == 3", 12},
        {"order == 3)", 11},
        {"order == 'abc", 10},
        {"order == 99999999999999999999", 10},
        {"order == 3 order", 12},
        {"isomorphic_to('Q')", 15},
        {"not order", 5},
        {"-reachable < 1", 2},
        {"", 1},
        {"order == 3 and", 15},
        {"order == \xff", 10},
    };
    for (const WrongCondition& one : wrong) {
        const auto parsed = parse_condition(one.text);
        ASSERT_FALSE(parsed) << one.text;
        const std::string column = "column " + std::to_string(one.column);
        EXPECT_NE(parsed.error().message.text().find(column), std::string::npos)
            << one.text << ": " << parsed.error().message.text();
    }
}

TEST(CubeCondition, DeepNestingIsRefusedAndNotSuffered) {
    const std::string deep(100'000, '(');
    EXPECT_FALSE(parse_condition(deep + "true"));
    EXPECT_FALSE(parse_condition(std::string(100'000, '!') + "true"));
    EXPECT_FALSE(parse_condition(std::string(100'000, '-') + "1 == 1"));
}

}  // namespace
}  // namespace antipode
