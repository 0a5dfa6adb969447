// Whether two pictures show the same face of a cube.
//
//     if (is_steady(before, now)) …                     // it was not moved in between
//     if (const auto at = shown_before(now, taken)) …   // it corrects what was taken of it
#pragma once

#include <array>
#include <optional>
#include <span>

#include "colours/patch.h"

namespace antipode::colours {

using FacePatches = std::array<Rgb, 9>;  // row by row

bool is_steady(const FacePatches& before, const FacePatches& now);

// The one of some faces that this is, whichever way up, in a light of another strength, in a film
// or on a photograph, and with up to two stickers that were read wrong, but not the centre.
std::optional<std::size_t> shown_before(const FacePatches&           face,
                                        std::span<const FacePatches> faces);

}  // namespace antipode::colours
