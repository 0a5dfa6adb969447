// The smallest repairs of paintings, compared with clearing every few stickers.
#include <gtest/gtest.h>

#include <set>

#include "cube/completion.h"
#include "cube/contradiction.h"
#include "tests/support/generators.h"
#include "tests/support/paintings.h"

namespace antipode {
namespace {

using Stickers = std::vector<std::size_t>;

// Each set of `count` stickers that makes the painting possible when cleared.
class ByClearing {
public:
    ByClearing(const PartialFacelets& painted, std::size_t count)
        : painted_(painted), stickers_(testing::painted_stickers(painted)) {
        try_from(0, count);
    }

    const std::set<Stickers>& found() const { return found_; }

private:
    void try_from(std::size_t first, std::size_t left) {
        if (left == 0) {
            if (complete(testing::with_cleared(painted_, cleared_))) found_.insert(cleared_);
            return;
        }
        for (std::size_t i = first; i < stickers_.size(); ++i) {
            cleared_.push_back(stickers_[i]);
            try_from(i + 1, left - 1);
            cleared_.pop_back();
        }
    }

    PartialFacelets    painted_;
    Stickers           stickers_;
    Stickers           cleared_;
    std::set<Stickers> found_;
};

std::set<Stickers> changed_by(const std::vector<PaintRepair>& repairs) {
    std::set<Stickers> sets;
    for (const PaintRepair& repair : repairs) {
        Stickers changed;
        for (const PaintChange& change : repair.changes) changed.push_back(change.facelet);
        sets.insert(changed);
    }
    return sets;
}

// A reachable cube with a few stickers missing and a few wrong.
PartialFacelets wrong_painting(const Cube& cube, std::uint64_t seed, std::size_t wrong) {
    Random random(seed);
    auto   painted = testing::painting_of(cube);
    for (const std::size_t facelet : testing::drawn_stickers(painted, wrong, random))
        painted.paint(facelet, all_faces[random.below(6)]);
    return testing::with_cleared(painted,
                                 testing::drawn_stickers(painted, random.below(12), random));
}

std::vector<std::string> descriptions(const PartialFacelets& painted) {
    std::vector<std::string> texts;
    for (const PaintRepair& repair : smallest_repairs(painted))
        texts.push_back(repair.description.text());
    return texts;
}

TEST(PaintRepair, APossiblePaintingNeedsNone) {
    EXPECT_TRUE(smallest_repairs(PartialFacelets{}).empty());
    EXPECT_TRUE(smallest_repairs(testing::painting_of(solved)).empty());
}

TEST(PaintRepair, EveryRepairMakesThePaintingPossible) {
    EXPECT_TRUE(rc::check([](const testing::Reachable& reachable, std::uint64_t seed) {
        const auto painted = wrong_painting(reachable.cube, seed, 6);
        const auto repairs = smallest_repairs(painted);
        RC_ASSERT(repairs.empty() == complete(painted).has_value());
        for (const PaintRepair& repair : repairs) {
            RC_ASSERT(complete(repaired(painted, repair)).has_value());
            RC_ASSERT(repair.changes.size() == repairs.front().changes.size());
            for (const PaintChange& change : repair.changes)
                RC_ASSERT(painted[change.facelet] == change.from && change.to != change.from);
        }
        RC_ASSERT(changed_by(repairs).size() == repairs.size());
    }));
}

TEST(PaintRepair, NoSmallerRepairExistsAndNoneOfThatSizeIsMissing) {
    EXPECT_TRUE(rc::check([](const testing::Reachable& reachable, std::uint64_t seed) {
        const auto painted = wrong_painting(reachable.cube, seed, 2);
        const auto repairs = smallest_repairs(painted);
        RC_PRE(!repairs.empty() && repairs.size() < most_listed_repairs);
        const std::size_t size = repairs.front().changes.size();
        RC_ASSERT(ByClearing(painted, size - 1).found().empty());
        RC_ASSERT(ByClearing(painted, size).found() == changed_by(repairs));
    }));
}

TEST(PaintRepair, NothingSmallerMendsACubeOfTwentyPieces) {
    Random random(5);
    for (int i = 0; i < 6; ++i) {
        const auto painted = testing::painting_of(random_assembled(random));
        const auto repairs = smallest_repairs(painted);
        if (repairs.empty()) continue;
        const std::size_t size = repairs.front().changes.size();
        for (std::size_t fewer = 1; fewer < std::min<std::size_t>(size, 4); ++fewer)
            EXPECT_TRUE(ByClearing(painted, fewer).found().empty());
    }
}

TEST(PaintRepair, AStickerIsRepaintedWhereOnlyOneColourWillDo) {
    auto painted = testing::painting_of(solved);
    painted.paint(8, Face::D);
    painted.clear(0);
    EXPECT_EQ(descriptions(painted), (std::vector<std::string>{"repaint U9 from D to U"}));
}

TEST(PaintRepair, AStickerIsClearedWhereSeveralColoursWillDo) {
    PartialFacelets painted;
    painted.paint(8, Face::U);
    painted.paint(9, Face::D);
    EXPECT_EQ(descriptions(painted), (std::vector<std::string>{"clear U9", "clear R1"}));
}

TEST(PaintRepair, TwoStickersAreExchanged) {
    auto painted = testing::painting_of(solved);
    painted.paint(8, Face::F);
    painted.paint(20, Face::U);
    painted.clear(0);
    EXPECT_EQ(descriptions(painted), (std::vector<std::string>{"exchange the stickers U9 and F3"}));
}

TEST(PaintRepair, AFlippedEdgeIsFlippedBack) {
    auto painted = testing::painting_of(solved);
    painted.paint(7, Face::F);
    painted.paint(19, Face::U);
    painted.clear(0);
    const auto texts = descriptions(painted);
    EXPECT_EQ(texts.size(), 12u);
    EXPECT_NE(std::ranges::find(texts, "flip the edge at UF"), texts.end());
}

TEST(PaintRepair, ATwistedCornerIsTwistedBack) {
    auto painted = testing::painting_of(solved);
    painted.paint(8, Face::F);
    painted.paint(9, Face::U);
    painted.paint(20, Face::R);
    painted.clear(1);
    const auto texts = descriptions(painted);
    EXPECT_EQ(texts.size(), 8u);
    EXPECT_NE(std::ranges::find(texts, "twist the corner at URF counter-clockwise"), texts.end());
}

}  // namespace
}  // namespace antipode
