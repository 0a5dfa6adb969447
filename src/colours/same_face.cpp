#include "colours/same_face.h"

#include <algorithm>
#include <cmath>

#include "colours/arrangement.h"
#include "colours/colour_model.h"

namespace antipode::colours {
namespace {

// Patches are the same colour if their logarithms are this near: red and orange differ by 0.5
// under fair light.
constexpr double same_colour = 0.25;

// A camera that adapts, or another one, makes a picture twice as bright or half as bright.
constexpr double other_light = 0.7;

// Films keep black at 16 and white at 235, and not all that shows them knows it: the same face
// has more contrast in a film than on a photograph, or less.
struct Contrast {
    double factor = 1;
    double black  = 0;
};
constexpr double                  films_range = 219.0 / 255;
constexpr std::array<Contrast, 3> contrasts   = {
      {{}, {1 / films_range, -16 / films_range}, {films_range, 16}}};

constexpr int enough_cells = 7;  // of nine

// The first one is brighter by `light` in every channel.
bool is_same(const Vector3& a, const Vector3& b, double light) {
    for (std::size_t i = 0; i < 3; ++i)
        if (std::abs(a[i] - b[i] - light) > same_colour) return false;
    return true;
}

double mean(const Vector3& v) { return (v[0] + v[1] + v[2]) / 3; }

FacePatches with(const Contrast& contrast, FacePatches face) {
    for (auto& patch : face)
        patch = contrast.factor * patch + Vector3{contrast.black, contrast.black, contrast.black};
    return face;
}

// How many cells have the same colour, if the centre is one of them; the light of both pictures is
// told by the centre.
int same_cells(const FacePatches& a, const FacePatches& b, unsigned quarter_turns) {
    const auto of_a = [&](std::size_t cell) {
        return feature_of(a[turned_cell(cell, quarter_turns)]);
    };
    const auto   of_b  = [&](std::size_t cell) { return feature_of(b[cell]); };
    const double light = std::clamp(mean(of_a(4)) - mean(of_b(4)), -other_light, other_light);
    if (!is_same(of_a(4), of_b(4), light)) return 0;
    int same = 0;
    for (std::size_t cell = 0; cell < 9; ++cell)
        same += is_same(of_a(cell), of_b(cell), light) ? 1 : 0;
    return same;
}

}  // namespace

bool is_steady(const FacePatches& before, const FacePatches& now) {
    for (std::size_t cell = 0; cell < 9; ++cell)
        if (!is_same(feature_of(before[cell]), feature_of(now[cell]), 0)) return false;
    return true;
}

std::optional<std::size_t> shown_before(const FacePatches&           face,
                                        std::span<const FacePatches> faces) {
    std::optional<std::size_t> best;
    int                        most = enough_cells - 1;
    for (const Contrast& contrast : contrasts) {
        const FacePatches seen = with(contrast, face);
        for (std::size_t i = 0; i < faces.size(); ++i)
            for (unsigned turns = 0; turns < 4; ++turns)
                if (const int same = same_cells(seen, faces[i], turns); same > most) {
                    best = i;
                    most = same;
                }
    }
    return best;
}

}  // namespace antipode::colours
