#include "service/answers/group.h"

#include <gtest/gtest.h>

#include "service/json.h"
#include "tests/service/positions.h"

namespace antipode::service {
namespace {

using testing::position;

TEST(Group, AListInOneTextIsManyGenerators) {
    const auto list = read_generators(" <R, [R,U], (F D)2>", {});
    ASSERT_TRUE(list);
    ASSERT_EQ(list->size(), 3u);
    EXPECT_EQ((*list)[1].name, "[R,U]");
    EXPECT_EQ(read_generators("R U", {})->size(), 1u);
}

TEST(Group, AWrongGeneratorOfAListIsPointedAtInTheWholeText) {
    const auto list = read_generators("<R, Q>", {});
    ASSERT_FALSE(list);
    EXPECT_EQ(list.error().place->offset, 4u);
    EXPECT_NE(list.error().message.text().find("column 5"), std::string::npos);
}

TEST(Group, WordsAreManeuversThatMakeThePosition) {
    const Group group(*read_generators("<R U, F2, Rw', M>", {}));
    for (const char* text : {"R U F2", "(R U)3 L2 F2", "R' L F2 U' R'", ""}) {
        const auto word = group.word(position(text));
        ASSERT_TRUE(word) << text;
        EXPECT_EQ(position(*word).cube, position(text).cube) << *word;
    }
}

TEST(Group, GeneratorsThatTurnTheWholeCubeAreNamedByTheirFaceTurns) {
    const Group group(*read_generators("<Rw, M2, R // a comment>", {}));
    EXPECT_EQ(group.report().generators, (std::vector<std::string>{"L", "R2 L2", "R"}));
}

TEST(Group, PositionsWithoutAManeuverGetNumbers) {
    std::vector<Generator> generators = *read_generators("R", {});
    generators.push_back(read_generators("[9;9;0;0]", {})->front());
    const Group group(generators);
    EXPECT_EQ(group.report().generators, (std::vector<std::string>{"R", "g2"}));
    EXPECT_EQ(*group.word(position("[9;9;0;0]")), "g2");
}

TEST(Group, AnswersInJsonWithTheOrderInFull) {
    const Json json = to_json(Group(*read_generators("<U,R,F,D,L,B>", {})).report());
    EXPECT_EQ(json["order"], "43252003274489856000");
    EXPECT_EQ(json["corners"]["transitive"], true);
}

}  // namespace
}  // namespace antipode::service
