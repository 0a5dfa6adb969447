// Learns the colours of a cube from its patches before anything is known of its pieces: all
// that counts is that every colour occurs nine times and that the centres differ.
#pragma once

#include <span>

#include "colours/colour_model.h"

namespace antipode::colours {

// What a person said about a patch: it has the colour of the centre of that picture.
struct Settled {
    std::size_t patch  = 0;  // 0..53
    std::size_t colour = 0;  // 0..5
};

// The scores with what is certain: each centre has its own colour, and a person is right.
StickerScores with_certain(StickerScores scores, std::span<const Settled> settled);

ColourModel fit_colours(const Features& features, std::span<const Settled> settled = {});

}  // namespace antipode::colours
