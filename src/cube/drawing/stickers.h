// What pictures show: the stickers of a cube with any number of layers.
//
//     text_net(facelets_of(cube));             // a 3x3x3
//     text_net(Stickers(2, colours));          // a 2x2x2
//
// Stickers are numbered as facelets are: the faces in the order U R F D L B, each
// row by row.
#pragma once

#include <cassert>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cube/centres.h"
#include "cube/facelets.h"

namespace antipode {

class Stickers {
public:
    // Every place that shows a 3x3x3 takes its facelets as they are.
    Stickers(const Facelets& facelets) : Stickers(facelets, Centres{}) {}
    Stickers(std::size_t side, std::vector<Face> colours)
        : side_(side), colours_(std::move(colours)) {
        assert(colours_.size() == all_faces.size() * per_face());
    }

    // With an arrow on each centre that counts, upwards in the net where it is not turned.
    Stickers(const Facelets& facelets, const Centres& centres) : side_(3), centres_(centres) {
        for (std::size_t i = 0; i < facelet_count; ++i) colours_.push_back(facelets[i]);
    }

    std::size_t side() const { return side_; }  // in stickers
    std::size_t per_face() const { return side_ * side_; }
    std::size_t count() const { return colours_.size(); }

    Face        operator[](std::size_t sticker) const { return colours_[sticker]; }
    std::size_t number(Face face, std::size_t row, std::size_t column) const {
        return index(face) * per_face() + row * side_ + column;
    }

    // The clockwise quarter turns of the arrow on a sticker, if it has one.
    std::optional<unsigned> arrow(std::size_t sticker) const {
        if (side_ != 3 || !is_centre(sticker)) return std::nullopt;
        const Face face = face_of(sticker);
        return centres_.counted.has(face) ? std::optional(centres_.twists[face]) : std::nullopt;
    }

private:
    std::size_t       side_;
    std::vector<Face> colours_;
    Centres           centres_;
};

std::string to_text(const Stickers& stickers);  // a letter for each

// "F3": as facelet_name(), on a face of so many stickers.
std::string sticker_name(std::size_t sticker, std::size_t per_face);

}  // namespace antipode
