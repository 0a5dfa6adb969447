#include "colours/arrangement_bounds.h"

#include <gtest/gtest.h>

#include <numeric>

#include "base/random.h"
#include "tests/support/sightings.h"

namespace antipode::colours {
namespace {

// By looking at every piece, turned in every way.
template <class Kind>
double best_by_trying(const StickerScores& scores, const Order& order, std::size_t slot,
                      std::size_t turns) {
    double best = -1e300;
    for (std::size_t piece = 0; piece < Kind::pieces; ++piece)
        for (std::size_t turned = 0; turned < Kind::stickers; ++turned) {
            double score = 0;
            for (std::size_t k = 0; k < Kind::stickers; ++k) {
                const std::size_t facelet = Kind::facelets[slot][k];
                const auto        cell =
                    turned_cell(facelet % 9, static_cast<unsigned>(turns >> (2 * k) & 3));
                const Face shown = colour_shown<Kind>(Cubie(piece, turned), k);
                score += scores[9u * order[facelet / 9] + cell][order[index(shown)]];
            }
            best = std::max(best, score);
        }
    return best;
}

template <class Kind>
void expect_as_by_trying(const StickerScores& scores, const Order& order) {
    const Bounds<Kind> bounds = bounds_of<Kind>(scores, order);
    for (std::size_t slot = 0; slot < Kind::pieces; ++slot)
        for (std::size_t turns = 0; turns < bounds[slot].size(); ++turns)
            ASSERT_EQ(bounds[slot][turns], best_by_trying<Kind>(scores, order, slot, turns));
}

TEST(ArrangementBounds, AreWhatTheBestPieceOfEachSlotScores) {
    Random random(4);
    for (int round = 0; round < 5; ++round) {
        StickerScores scores;
        for (auto& of_sticker : scores)
            for (double& score : of_sticker) score = -20 * testing::random_unit(random);
        Order order;
        std::iota(order.begin(), order.end(), std::uint8_t{0});
        for (std::size_t i = 1; i < 6; ++i) std::swap(order[i], order[1 + random.below(5)]);
        expect_as_by_trying<Corners>(scores, order);
        expect_as_by_trying<Edges>(scores, order);
    }
}

}  // namespace
}  // namespace antipode::colours
