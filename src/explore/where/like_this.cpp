#include "explore/where/like_this.h"

#include <fmt/format.h>

#include <algorithm>

#include "cube/face_pattern.h"
#include "cube/symmetry_class.h"

namespace antipode {

std::string condition_like(const Cube& cube) {
    const Facelets           facelets = facelets_of(cube);
    std::vector<FacePattern> patterns;
    for (Face face : all_faces) {
        const FacePattern pattern = pattern_of(facelets, face);
        if (std::ranges::find(patterns, pattern) == patterns.end()) patterns.push_back(pattern);
    }
    std::ranges::sort(patterns, {}, &FacePattern::cells);
    return fmt::format("label == \"{}\" and shows(all, \"{}\")", symmetry_label(cube),
                       to_text(patterns));
}

}  // namespace antipode
