// Which arrangements of six pictures make a cube, when nothing is known of their order and of
// which way up they are.
#pragma once

#include <span>
#include <vector>

#include "colours/arrangement.h"
#include "colours/palette.h"

namespace antipode::colours {

struct ScoredArrangement {
    Arrangement arrangement;
    double      prior;  // the logarithm of how usual its scheme of colours is
    double      bound;  // no cube scores more, prior included
};

struct ArrangementWish {
    std::optional<PerColour<ColourName>> names   = {};  // of the colours, where they are known
    std::span<const CornerView>          corners = {};  // pictures whose places are known so
    std::size_t                          most    = 16;
    double                               slack   = 20;  // below the best bound
};

// The arrangements that could be best, most promising first. Of those that look the same one is
// told.
std::vector<ScoredArrangement> likely_arrangements(const StickerScores&   scores,
                                                   const ArrangementWish& wish);

}  // namespace antipode::colours
