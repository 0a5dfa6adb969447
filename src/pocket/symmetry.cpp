#include "pocket/symmetry.h"

#include <algorithm>

namespace antipode::pocket {
namespace {

std::vector<Position> sorted_once(std::vector<Position> positions) {
    std::ranges::sort(positions);
    positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
    return positions;
}

void append_images(const HeldCube& cube, std::vector<Position>& positions) {
    for (const Symmetry s : all_symmetries) positions.push_back(position_of(conjugate(cube, s)));
}

}  // namespace

Position image(Symmetry s, Position position) {
    return position_of(conjugate(home_cube(position), s));
}

SymmetrySet symmetries_of(Position position) {
    SymmetrySet set;
    for (const Symmetry s : all_symmetries) set[s.index()] = image(s, position) == position;
    return set;
}

std::vector<Position> images_of(Position position) {
    std::vector<Position> images;
    append_images(home_cube(position), images);
    return sorted_once(std::move(images));
}

std::vector<Position> isomorphs_of(Position position) {
    std::vector<Position> images;
    append_images(home_cube(position), images);
    append_images(inverse(home_cube(position)), images);
    return sorted_once(std::move(images));
}

// The first position of a class that is met is its smallest.
std::vector<PositionClass> classes_at(const Distances& distances, unsigned distance) {
    const std::vector<Position> positions = distances.positions_at(distance);
    std::vector<bool>           seen(positions.size());
    std::vector<PositionClass>  classes;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if (seen[i]) continue;
        const std::vector<Position> images = images_of(positions[i]);
        for (const Position p : images)
            seen[static_cast<std::size_t>(std::ranges::lower_bound(positions, p)
                                          - positions.begin())] = true;
        classes.push_back({positions[i], images.size()});
    }
    return classes;
}

}  // namespace antipode::pocket
