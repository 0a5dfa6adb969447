#include "group/word_finder.h"

#include <gtest/gtest.h>

#include "tests/group/cube_facelets.h"
#include "tests/group/generators.h"

namespace antipode {
namespace {

using testing::consecutive;
using testing::from_cycles;
using testing::maneuver;
using testing::maneuvers;
using testing::six_faces;

constexpr std::size_t small_ball = 5'000;

// Writes random elements as words, checks each by multiplying it out, and gives
// the length of the longest in powers of generators.
std::size_t longest_of_random_words(const std::vector<Permutation>& generators) {
    const StabilizerChain group(generators[0].degree(), generators);
    const WordFinder      finder = WordFinder::prepare(group, small_ball).value();
    Random                random(3);
    std::size_t           longest = 0;
    for (int draw = 0; draw < 10; ++draw) {
        const Permutation element = group.random_element(random);
        const Word        word    = finder.word(element).value();
        EXPECT_EQ(product(word, generators), element);
        longest = std::max(longest, word.size());
    }
    return longest;
}

TEST(WordFinder, WritesAnyCubeInItsSixFaces) {
    EXPECT_LE(longest_of_random_words(six_faces()), 80U);
}

TEST(WordFinder, NeedsFewTurnsForTheSuperflipWithAllItsKnowledge) {
    const auto       faces     = six_faces();
    const auto       superflip = maneuver("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2");
    const WordFinder finder    = WordFinder::prepare(StabilizerChain(48, faces)).value();
    const Word       word      = finder.word(superflip).value();
    EXPECT_EQ(product(word, faces), superflip);
    EXPECT_LE(word.size(), 60U);
}

TEST(WordFinder, WritesAnyElementOfTwoFaces) {
    EXPECT_LE(longest_of_random_words(maneuvers({"R", "U"})), 25U);
}

TEST(WordFinder, WritesAnyElementOfTheSquareGroup) {
    const auto squares = maneuvers({"U2", "R2", "F2", "D2", "L2", "B2"});
    EXPECT_LE(longest_of_random_words(squares), 20U);
}

TEST(WordFinder, ManagesGeneratorsThatAreWholeManeuvers) {
    EXPECT_LE(longest_of_random_words(maneuvers({"R U F'", "U L B2 D"})), 300U);
}

TEST(WordFinder, ManagesFarApartTranspositions) {
    const std::vector<Permutation> generators = {from_cycles(12, {consecutive(0, 11)}),
                                                 from_cycles(12, {{0, 1}})};
    EXPECT_LE(longest_of_random_words(generators), 100U);
}

TEST(WordFinder, GivesShortestWordsInSmallGroups) {
    const auto       generators = maneuvers({"R2", "U2"});
    const WordFinder finder     = WordFinder::prepare(StabilizerChain(48, generators)).value();
    EXPECT_EQ(finder.word(maneuver("R2 U2 R2 U2 R2 U2 R2 U2")).value().size(), 4U);
    EXPECT_EQ(finder.word(maneuver("U2 R2")).value(), (Word{{1, 1}, {0, 1}}));
    EXPECT_TRUE(finder.word(Permutation::identity(48)).value().empty());
}

TEST(WordFinder, GivesTheSameWordEveryTime) {
    const StabilizerChain group(48, six_faces());
    const Permutation     element = maneuver("R U F L D B R U F L D B R2 U2 F2 L2 D2 B2");
    EXPECT_EQ(WordFinder::prepare(group, small_ball).value().word(element).value(),
              WordFinder::prepare(group, small_ball).value().word(element).value());
}

TEST(WordFinder, KnowsOnlyTheEmptyWordInTheTrivialGroup) {
    const std::vector<Permutation> idle   = {Permutation::identity(4)};
    const WordFinder               finder = WordFinder::prepare(StabilizerChain(4, idle)).value();
    EXPECT_TRUE(finder.word(Permutation::identity(4)).value().empty());
    EXPECT_FALSE(finder.word(from_cycles(4, {{0, 1}})));
    EXPECT_TRUE(WordFinder::prepare(StabilizerChain(4, {})).value().word(idle[0]));
}

TEST(WordFinder, IdentityGeneratorsKeepTheirIndex) {
    const std::vector<Permutation> generators = {Permutation::identity(4),
                                                 from_cycles(4, {{0, 1, 2, 3}})};
    const WordFinder finder = WordFinder::prepare(StabilizerChain(4, generators)).value();
    EXPECT_EQ(finder.word(generators[1]).value(), (Word{{1, 1}}));
}

TEST(WordFinder, RefusesStrangersAndSaysWhatTheyDo) {
    const std::vector<Permutation> generators = {from_cycles(4, {{0, 1, 2}})};
    const WordFinder finder = WordFinder::prepare(StabilizerChain(4, generators)).value();
    EXPECT_EQ(finder.word(from_cycles(4, {{1, 2}})).error().message.text(),
              "the permutation is not in the group: once point 0 is home, it takes point 1 to "
              "point 2, and no member does that");
    EXPECT_EQ(finder.word(from_cycles(4, {{0, 3}})).error().message.text(),
              "the permutation is not in the group: it takes point 0 to point 3, and no member "
              "does that");
    EXPECT_FALSE(finder.word(Permutation::identity(5)));
}

// One generator of order 2*3*5*7*11*13*17*19: its middle powers are millions of
// letters away.
TEST(WordFinder, RefusesGroupsThatNeedEndlessWords) {
    std::vector<Cycle> cycles;
    for (Point first = 0; const int prime : {2, 3, 5, 7, 11, 13, 17, 19}) {
        cycles.push_back(consecutive(first, static_cast<Point>(first + prime - 1)));
        first = static_cast<Point>(first + prime);
    }
    const std::vector<Permutation> generators = {from_cycles(77, cycles)};
    EXPECT_FALSE(WordFinder::prepare(StabilizerChain(77, generators), small_ball));
}

TEST(Word, SimplifiesAcrossCommutingGenerators) {
    const auto faces = maneuvers({"R", "L", "U"});
    EXPECT_EQ(simplified({{0, 1}, {1, 1}, {0, -1}}, faces), (Word{{1, 1}}));
    EXPECT_EQ(simplified({{0, 1}, {2, 1}, {0, -1}}, faces), (Word{{0, 1}, {2, 1}, {0, -1}}));
    EXPECT_EQ(simplified({{0, 1}, {2, 2}, {2, 2}, {0, 2}}, faces), (Word{{0, -1}}));
    EXPECT_EQ(simplified({{0, -2}}, faces), (Word{{0, 2}}));
}

TEST(Word, SimplifyingKeepsTheElement) {
    const auto faces = six_faces();
    EXPECT_TRUE(rc::check([&] {
        Word word;
        for (const int turn : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 30)))
            word.push_back({static_cast<std::size_t>(turn % 6), turn / 6 - 2});
        const Word shorter = simplified(word, faces);
        RC_ASSERT(product(shorter, faces) == product(word, faces));
        RC_ASSERT(shorter.size() <= word.size());
    }));
}

}  // namespace
}  // namespace antipode
