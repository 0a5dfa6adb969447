#include "notation/transform.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/notation/generators.h"
#include "tests/notation/sticker_model.h"
#include "tests/notation/words.h"

namespace antipode {
namespace {

using testing::maneuver;
using testing::moves;
using testing::performed;
using testing::Stickers;

TEST(Inverse, UndoesTheWord) {
    EXPECT_EQ(inverse(moves("R U2 F'")), moves("F U2 R'"));
    EXPECT_TRUE(rc::check([](Maneuver m) {
        const Maneuver undo = inverse(m);
        m.append(undo);
        RC_ASSERT(performed(m) == testing::solved_stickers());
    }));
}

TEST(Inverse, OfTheInverseIsTheWord) {
    EXPECT_TRUE(rc::check([](const Maneuver& m) { RC_ASSERT(inverse(inverse(m)) == m); }));
    EXPECT_TRUE(rc::check([](const Moves& m) { RC_ASSERT(inverse(inverse(m)) == m); }));
}

TEST(Image, OfEachHandTurnIsWhatTheMovedHandDoes) {
    const Stickers solved = testing::solved_stickers();
    for (const Symmetry s : all_symmetries)
        for (std::size_t g = 0; g < grip_rows.size(); ++g)
            for (const Turn turn : all_turns) {
                const Maneuver m      = {{static_cast<Grip>(g), turn}};
                const Stickers before = performed(m);
                const Stickers after  = performed(image(s, m));
                // The sticker at s(p) goes to s(where the sticker at p goes).
                for (std::size_t i = 0; i < solved.size(); ++i) {
                    const auto at = std::ranges::find(solved, mapped(s, solved[i]));
                    EXPECT_EQ(after[static_cast<std::size_t>(at - solved.begin())],
                              mapped(s, before[i]));
                }
            }
}

TEST(Image, InTheMirrorKeepsTheMiddleSliceAndTurnsTheOthersRound) {
    EXPECT_EQ(image(mirror_lr, maneuver("R U Rw M E S x y z")),
              maneuver("L' U' Lw' M E' S' x y' z'"));
    EXPECT_EQ(image(rotation_y, maneuver("R F M S2 Rw x")), maneuver("F L S' M2 Fw z"));
}

TEST(Image, OfFaceTurnsIsTheSameEitherWay) {
    EXPECT_TRUE(rc::check([](const Moves& m, Symmetry s) {
        RC_ASSERT(image(s, Maneuver(m)) == Maneuver(image(s, m)));
    }));
}

TEST(Image, RespectsProductsOfWordsAndOfSymmetries) {
    EXPECT_TRUE(rc::check([](Maneuver a, const Maneuver& b, Symmetry s, Symmetry t) {
        Maneuver images = image(s, a);
        images.append(image(s, b));
        a.append(b);
        RC_ASSERT(image(s, a) == images);
        RC_ASSERT(image(t, image(s, a)) == image(s * t, a));
        RC_ASSERT(image(s, inverse(a)) == inverse(image(s, a)));
    }));
}

TEST(Repeat, WritesTheWordSoManyTimes) {
    EXPECT_EQ(repeat(moves("R U"), 3), moves("R U R U R U"));
    EXPECT_EQ(repeat(maneuver("M x"), 2), maneuver("M x M x"));
    EXPECT_EQ(repeat(moves("R"), 0), Moves{});
}

TEST(WithoutRotations, NamesTurnsAsIfTheCubeHadStayed) {
    EXPECT_EQ(without_rotations(maneuver("R y F")), maneuver("R R"));
    EXPECT_EQ(without_rotations(maneuver("x U z2 M")), maneuver("F M'"));
    EXPECT_TRUE(rc::check([](const Maneuver& m) {
        const Moves with    = on_the_table(m).moves;
        const Moves without = on_the_table(without_rotations(m)).moves;
        RC_ASSERT(performed(Maneuver(with)) == performed(Maneuver(without)));
    }));
}

TEST(IsomorphicWords, StartWithTheWordAndAreDistinct) {
    EXPECT_TRUE(rc::check([](const Moves& m) {
        const std::vector<Moves> words = isomorphic_words(m);
        RC_ASSERT(words.front() == m);
        RC_ASSERT(words.size() <= 96U);
        RC_ASSERT(96U % words.size() == 0U);
        for (const Moves& w : words) RC_ASSERT(std::ranges::count(words, w) == 1);
    }));
}

TEST(IsomorphicWords, AreTheSameForAllOfThem) {
    const auto sorted = [](const Moves& m) {
        std::vector<std::string> texts;
        for (const Moves& w : isomorphic_words(m)) texts.push_back(to_text(w));
        std::ranges::sort(texts);
        return texts;
    };
    const Moves c31 = on_the_table(maneuver("gPDpGPdp", Alphabet::papers)).moves;
    for (const Moves& w : isomorphic_words(c31)) EXPECT_EQ(sorted(w), sorted(c31));
}

TEST(IsomorphicWords, CountWhatTheWordLooksLike) {
    EXPECT_EQ(isomorphic_words(Moves{}).size(), 1U);
    EXPECT_EQ(isomorphic_words(moves("R2")).size(), 6U);
    EXPECT_EQ(isomorphic_words(moves("R")).size(), 12U);
    EXPECT_EQ(isomorphic_words(moves("R2 L2")).size(), 6U);
    EXPECT_EQ(isomorphic_words(moves("R U F2")).size(), 96U);
}

}  // namespace
}  // namespace antipode
