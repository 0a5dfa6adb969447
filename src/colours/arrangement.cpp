#include "colours/arrangement.h"

#include <numeric>

namespace antipode::colours {

Arrangement arrangement_of(const std::array<PicturePlace, 6>& places) {
    Arrangement arrangement;
    for (std::size_t picture = 0; picture < 6; ++picture)
        for (std::size_t cell = 0; cell < 9; ++cell)
            arrangement.patch_at[9 * index(places[picture].face) + cell] =
                static_cast<std::uint8_t>(9 * picture
                                          + turned_cell(cell, places[picture].quarter_turns));
    return arrangement;
}

Arrangement upright() {
    Arrangement arrangement;
    std::iota(arrangement.patch_at.begin(), arrangement.patch_at.end(), std::uint8_t{0});
    return arrangement;
}

std::array<PicturePlace, 6> places_of(const Arrangement& arrangement) {
    std::array<PicturePlace, 6> places;
    for (const Face face : all_faces) {
        PicturePlace& place = places[arrangement.picture_at(index(face))];
        place.face          = face;
        while (turned_cell(0, place.quarter_turns) != arrangement.patch_at[9 * index(face)] % 9u)
            ++place.quarter_turns;
    }
    return places;
}

std::optional<Arrangement> held(const Arrangement& arrangement, std::size_t up, std::size_t front) {
    for (std::size_t i = 0; i < Symmetry::rotations; ++i) {
        const FaceletMap map = symmetry_map(Symmetry::from_index(i));
        Arrangement      turned;
        for (std::size_t facelet = 0; facelet < facelet_count; ++facelet)
            turned.patch_at[map[facelet]] = arrangement.patch_at[facelet];
        if (turned.picture_at(index(Face::U)) == up && turned.picture_at(index(Face::F)) == front)
            return turned;
    }
    return std::nullopt;
}

StickerScores arranged(const StickerScores& scores, const Arrangement& arrangement) {
    StickerScores result;
    for (std::size_t facelet = 0; facelet < facelet_count; ++facelet)
        for (std::size_t face = 0; face < 6; ++face)
            result[facelet][face] =
                scores[arrangement.patch_at[facelet]][arrangement.picture_at(face)];
    return result;
}

Facelets arranged(const Labels& labels, const Arrangement& arrangement) {
    PerColour<Face> face_of_picture{};
    for (const Face face : all_faces) face_of_picture[arrangement.picture_at(index(face))] = face;
    Facelets facelets;
    for (std::size_t facelet = 0; facelet < facelet_count; ++facelet)
        facelets.paint(facelet, face_of_picture[labels[arrangement.patch_at[facelet]]]);
    return facelets;
}

Labels labels_of(const Facelets& facelets, const Arrangement& arrangement) {
    Labels labels;
    for (std::size_t facelet = 0; facelet < facelet_count; ++facelet)
        labels[arrangement.patch_at[facelet]] =
            static_cast<std::uint8_t>(arrangement.picture_at(index(facelets[facelet])));
    return labels;
}

}  // namespace antipode::colours
