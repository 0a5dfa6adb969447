// Where each patch is in the net of the cube.
//
// Six pictures in any order, each any way up, make 5! * 4^5 = 122 880 cubes, apart from
// turning the whole cube. Only few of them put pieces together that exist.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "colours/patch.h"
#include "cube/facelets.h"

namespace antipode::colours {

// The cell of a picture that comes to a cell of its face when it is turned clockwise.
constexpr std::size_t turned_cell(std::size_t cell, unsigned quarter_turns) {
    for (unsigned turn = 0; turn < quarter_turns % 4; ++turn) cell = 3 * (2 - cell % 3) + cell / 3;
    return cell;
}
static_assert(turned_cell(0, 1) == 6 && turned_cell(4, 3) == 4 && turned_cell(2, 2) == 6);

struct Arrangement {
    std::array<std::uint8_t, facelet_count> patch_at{};  // by facelet

    std::size_t picture_at(std::size_t face) const { return patch_at[9 * face + 4] / 9u; }

    friend bool operator==(const Arrangement&, const Arrangement&) = default;
};

// The pictures are U R F D L B, upright as in the net.
Arrangement upright();

// The face of each picture, and by how many quarter turns it was turned clockwise to lie in the
// net.
struct PicturePlace {
    Face     face          = Face::U;
    unsigned quarter_turns = 0;
};
std::array<PicturePlace, 6> places_of(const Arrangement& arrangement);

Arrangement arrangement_of(const std::array<PicturePlace, 6>& places);

// The whole cube turned so that these two pictures are up and in front, if they are neighbours.
std::optional<Arrangement> held(const Arrangement& arrangement, std::size_t up, std::size_t front);

// Three pictures that were one: the faces around a corner, clockwise, each with its first patch
// there.
using CornerView = std::array<std::uint8_t, 3>;

// Scores of facelets and faces instead of patches and pictures, and back.
StickerScores arranged(const StickerScores& scores, const Arrangement& arrangement);
Facelets      arranged(const Labels& labels, const Arrangement& arrangement);
Labels        labels_of(const Facelets& facelets, const Arrangement& arrangement);

}  // namespace antipode::colours
