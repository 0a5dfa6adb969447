#include "service/answers/position.h"

#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "service/answers/algebra.h"
#include "service/answers/isomorphs.h"
#include "service/answers/random.h"
#include "service/answers/words.h"
#include "tests/service/positions.h"

namespace antipode::service {
namespace {

using testing::position;

TEST(Position, EveryFormWrittenIsReadBack) {
    RandomPositions positions({.seed = 1, .pool = RandomPool::assembled});
    for (const TargetRow& row : target_rows()) {
        if (is_made_of_turns(row.target.form)) continue;
        const Position drawn = positions.next()->written.position;
        const auto     text  = write_position(drawn, row.target);
        ASSERT_TRUE(text) << row.name;
        EXPECT_EQ(position(*text).cube, drawn.cube) << row.name;
        EXPECT_EQ(position(*text + "  // a comment").cube, drawn.cube) << row.name;
    }
}

TEST(Position, TargetsAreFoundByTheirNames) {
    for (const TargetRow& row : target_rows()) EXPECT_EQ(*parse_target(row.name), row.target);
    EXPECT_FALSE(parse_target("zap"));
    EXPECT_FALSE(parse_style("zip"));
}

TEST(Position, AManeuverMayGoOnAfterAComment) {
    EXPECT_EQ(position("R // first\nU").cube, position("R U").cube);
}

TEST(Position, StickersThatMakeNoCubeComeWithRepairs) {
    const auto broken = broken_stickers("UUUUUUUUFRRRRRRRRRFFUFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB");
    ASSERT_TRUE(broken);
    ASSERT_EQ(broken->repairs.size(), 1u);
    EXPECT_EQ(broken->repairs[0].description.text(), "exchange the stickers U9 and F3");
    EXPECT_FALSE(broken_stickers("R U Q"));
}

TEST(Algebra, WordsAndPositionsMultiplyAlike) {
    const Position word[] = {position("R y M"), position("U2 x F'")};
    const Cube     cubes  = word[0].cube * word[1].cube;
    EXPECT_EQ(compose(word).cube, cubes);
    EXPECT_EQ(antipode::after(*compose(word).maneuver), cubes);
    EXPECT_EQ(antipode::after(*inverse(word[0]).maneuver), antipode::inverse(word[0].cube));
}

TEST(Algebra, ExponentsOfAnySizeAreTakenModuloTheOrder) {
    const Position p = position("R U");
    EXPECT_EQ(power(p, *parse_exponent("105000000000000000000000000")).cube, solved);
    EXPECT_EQ(power(p, *parse_exponent("-105000000000000000000000001")).cube,
              antipode::inverse(p.cube));
    EXPECT_EQ(antipode::after(*power(p, *parse_exponent("52")).maneuver),
              antipode::power(p.cube, 52));
}

TEST(Algebra, OnlyWholeNumbersAreExponents) {
    for (const char* text : {"", "-", "+", "1.5", "two", "0x10", " 1", "--1"})
        EXPECT_FALSE(parse_exponent(text)) << text;
    EXPECT_TRUE(parse_exponent("+7"));
}

TEST(Isomorphs, TheFirstMemberRepresentsTheClass) {
    const auto all = isomorphs(position("R U F"));
    const auto one = representative(position("R U F"));
    EXPECT_EQ(all->members.front(), one->representative);
    EXPECT_EQ(all->members.size(), one->morph);
}

TEST(Words, RotationsAreNamedByTheShortestSequence) {
    for (const char* text : {"", "x", "y2", "z'", "x y"})
        EXPECT_EQ(rotation_text(*parse_rotation(text)), text);
    for (std::size_t i = 0; i < Symmetry::rotations; ++i) {
        const Symmetry s = Symmetry::from_index(i);
        EXPECT_EQ(*parse_rotation(rotation_text(s)), s);
    }
    EXPECT_FALSE(parse_rotation("R"));
    EXPECT_FALSE(parse_rotation("x Q"));
}

TEST(Words, AWordAndItsInverseUndoEachOther) {
    WordRequest request{.maneuver = *position("R M' y U2").maneuver, .invert = true};
    const auto  undone = work_on_word(request);
    ASSERT_TRUE(undone);
    EXPECT_EQ(undone->text, "U2 y' M R'");
    EXPECT_EQ(lengths_text(*undone), "(4f) (5q) (3s) (4e) (2a)");
}

TEST(Random, TheSameSeedDrawsTheSamePositions) {
    RandomPositions a({.seed = 7});
    RandomPositions b({.seed = 7});
    for (int i = 0; i < 10; ++i) EXPECT_EQ(a.next()->written.text, b.next()->written.text);
    EXPECT_FALSE(RandomPositions({.target = {Form::maneuver}}).next());
}

}  // namespace
}  // namespace antipode::service
