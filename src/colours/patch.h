// What a camera saw: the mean colour of each of the 54 stickers.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "colours/vector3.h"
#include "cube/geometry.h"

namespace antipode::colours {

// Red, green and blue as pictures have them (sRGB), 0 to 255.
using Rgb = Vector3;

// Six pictures of nine patches each, row by row.
using Patches = std::array<Rgb, facelet_count>;

// Six of anything, one for each colour. A colour is known by the picture whose centre
// has it: colour 2 is that of patch 22.
template <class T>
using PerColour = std::array<T, 6>;

// How likely each colour is, for each patch: logarithms, each patch up to a constant.
using StickerScores = std::array<PerColour<double>, facelet_count>;

// The colour of each patch.
using Labels = std::array<std::uint8_t, facelet_count>;

}  // namespace antipode::colours
