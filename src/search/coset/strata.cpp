#include "search/coset/strata.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>

#include "cube/algebra.h"
#include "cube/validity.h"

namespace antipode::coset {
namespace {

// How many cosets an entry of a class stands for.
std::uint32_t coset_images(const SymmetryClasses& classes, std::uint32_t of_class) {
    return AxisSymmetry::count
           / static_cast<std::uint32_t>(std::popcount(classes.stabiliser(of_class)));
}

// Different numbers below a limit, in increasing order.
std::set<std::uint64_t> some_below(std::uint64_t limit, std::uint64_t count, Random& random) {
    std::set<std::uint64_t> numbers;
    while (numbers.size() < count) numbers.insert(random.below(limit));
    return numbers;
}

Cube reachable(Cube cube) {
    if (!is_reachable(cube)) {
        const std::size_t first = cube.corners[0].piece();
        cube.corners[0]         = Cubie(cube.corners[1].piece(), cube.corners[0].orientation());
        cube.corners[1]         = Cubie(first, cube.corners[1].orientation());
    }
    return cube;
}

// A cube with the flips and slice places of the `image`th of a class, and twists alike.
Cube cube_of_image(std::uint32_t representative, std::uint32_t twist, std::uint64_t image) {
    Cube cube    = FlipSlice::representative(Index<FlipSlice>(representative));
    cube.corners = CornerTwist::representative(Index<CornerTwist>(twist)).corners;
    cube         = reachable(cube);
    std::set<std::uint32_t> seen;
    for (std::size_t i = 0; i < AxisSymmetry::count; ++i) {
        const Cube other = conjugate(cube, symmetry(axis_symmetry(i)));
        if (seen.insert(FlipSlice::of(other).value()).second && seen.size() == image + 1)
            return other;
    }
    return cube;
}

}  // namespace

std::uint64_t coset_number(const Cube& cube) {
    return std::uint64_t{FlipSlice::of(cube).value()} * CornerTwist::size
           + CornerTwist::of(cube).value();
}

Strata::Strata(const two_phase::Tables& tables)
    : tables_(tables), classes_(flip_slice_classes()), sizes_(32, 0) {
    for (std::uint32_t of_class = 0; of_class < classes_.size(); ++of_class) {
        const std::uint32_t images = coset_images(classes_, of_class);
        for (std::uint32_t twist = 0; twist < CornerTwist::size; ++twist)
            sizes_[phase_one::distance(
                tables.phase_one_entry(of_class * CornerTwist::size + twist))] += images;
    }
    while (sizes_.back() == 0) sizes_.pop_back();
}

// One turn nearer to H, a coset has about three times as many cubes at a distance, and their
// numbers differ that much more.
std::vector<std::uint64_t> Strata::shares(std::size_t count) const {
    constexpr double    nearer = 3;
    std::vector<double> weights;
    double              sum = 0;
    for (std::size_t distance = 0; distance < sizes_.size(); ++distance) {
        weights.push_back(static_cast<double>(sizes_[distance])
                          * std::pow(nearer, -static_cast<double>(distance)));
        sum += weights.back();
    }
    std::vector<std::uint64_t> shares;
    for (std::size_t distance = 0; distance < sizes_.size(); ++distance) {
        const double share = static_cast<double>(count) * weights[distance] / sum;
        shares.push_back(std::min<std::uint64_t>(
            sizes_[distance], std::max<std::uint64_t>(2, static_cast<std::uint64_t>(share))));
    }
    return shares;
}

// The cosets of a distance are numbered as they come in the table.
std::vector<Cube> Strata::draw(std::size_t count, Random& random) const {
    const auto                           wanted = shares(count);
    std::vector<std::set<std::uint64_t>> numbers;
    for (std::size_t distance = 0; distance < sizes_.size(); ++distance)
        numbers.push_back(some_below(sizes_[distance], wanted[distance], random));
    std::vector<std::uint64_t> before(sizes_.size(), 0);
    std::vector<Cube>          cubes;
    for (std::uint32_t of_class = 0; of_class < classes_.size(); ++of_class) {
        const std::uint32_t images = coset_images(classes_, of_class);
        for (std::uint32_t twist = 0; twist < CornerTwist::size; ++twist) {
            const unsigned distance =
                phase_one::distance(tables_.phase_one_entry(of_class * CornerTwist::size + twist));
            auto& rest = numbers[distance];
            while (!rest.empty() && *rest.begin() < before[distance] + images) {
                cubes.push_back(cube_of_image(classes_.representative(of_class), twist,
                                              *rest.begin() - before[distance]));
                rest.erase(rest.begin());
            }
            before[distance] += images;
        }
    }
    return cubes;
}

}  // namespace antipode::coset
