#include "group/orbits.h"

#include <algorithm>
#include <array>

namespace antipode {

std::vector<Point> orbit_of(Point point, std::span<const Permutation> generators) {
    std::array<bool, Permutation::max_degree> reached{};
    std::vector<Point>                        orbit = {point};
    reached[point]                                  = true;
    for (std::size_t next = 0; next < orbit.size(); ++next) {
        for (const Permutation& generator : generators) {
            const Point image = generator[orbit[next]];
            if (reached[image]) continue;
            reached[image] = true;
            orbit.push_back(image);
        }
    }
    return orbit;
}

std::vector<std::vector<Point>> orbits(std::span<const Permutation> generators,
                                       std::size_t                  degree) {
    std::vector<std::vector<Point>> result;
    std::vector<bool>               seen(degree, false);
    for (std::size_t start = 0; start < degree; ++start) {
        if (seen[start]) continue;
        std::vector<Point> orbit = orbit_of(static_cast<Point>(start), generators);
        std::ranges::sort(orbit);
        for (const Point point : orbit) seen[point] = true;
        result.push_back(std::move(orbit));
    }
    return result;
}

bool is_transitive_on(std::span<const Permutation> generators, std::span<const Point> points) {
    if (points.empty()) return true;
    const std::vector<Point> orbit = orbit_of(points[0], generators);
    return std::ranges::all_of(
        points, [&](Point point) { return std::ranges::find(orbit, point) != orbit.end(); });
}

bool is_abelian(std::span<const Permutation> generators) {
    for (std::size_t i = 0; i < generators.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (!commute(generators[i], generators[j])) return false;
    return true;
}

}  // namespace antipode
