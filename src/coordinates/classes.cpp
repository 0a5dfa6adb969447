#include "coordinates/classes.h"

#include "cube/kernel/conjugates.h"

namespace antipode {
namespace {

constexpr SymmetryClasses::Place unassigned = {~std::uint32_t{0}};

template <Coordinate C>
SymmetryClasses::Images images_of(const Cube& cube) {
    std::array<Cube, Symmetry::count> conjugates;
    kernel::conjugate_all(cube, conjugates);
    SymmetryClasses::Images images{};
    for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
        images[s] = C::of(conjugates[symmetry(axis_symmetry(s)).index()]).value();
    return images;
}

template <Coordinate C>
SymmetryClasses classes_of() {
    return SymmetryClasses(
        C::size, [](std::uint32_t raw) { return images_of<C>(C::representative(Index<C>(raw))); });
}

}  // namespace

SymmetryClasses::SymmetryClasses(std::uint32_t                               raw_size,
                                 const std::function<Images(std::uint32_t)>& images)
    : places_(raw_size, unassigned) {
    for (std::uint32_t raw = 0; raw < raw_size; ++raw) {
        if (places_[raw].packed != unassigned.packed) continue;
        const std::uint32_t number = size();
        const Images        image  = images(raw);
        std::uint16_t       fixing = 0;
        for (std::size_t s = 0; s < AxisSymmetry::count; ++s) {
            if (image[s] == raw) fixing = static_cast<std::uint16_t>(fixing | 1U << s);
            // Symmetry s takes raw to image[s], so its inverse takes image[s] home.
            const Symmetry back = inverse(symmetry(axis_symmetry(s)));
            std::uint32_t  home = 0;
            while (symmetry(axis_symmetry(home)) != back) ++home;
            if (places_[image[s]].packed == unassigned.packed)
                places_[image[s]] = {number << 4 | home};
        }
        representatives_.push_back(raw);
        stabilisers_.push_back(fixing);
    }
}

Cube FlipSlice::representative(Index<FlipSlice> i) {
    const Cube flipped = EdgeFlip::representative(Index<EdgeFlip>(i.value() % EdgeFlip::size));
    Cube       cube    = SlicePlace::representative(Index<SlicePlace>(i.value() / EdgeFlip::size));
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        cube.edges[slot] = Cubie(cube.edges[slot].piece(), flipped.edges[slot].orientation());
    return cube;
}

SymmetryClasses flip_slice_classes() { return classes_of<FlipSlice>(); }
SymmetryClasses corner_classes() { return classes_of<CornerOrder>(); }

template <Coordinate C>
std::vector<std::array<std::uint16_t, AxisSymmetry::count>> conjugation_table() {
    std::vector<std::array<std::uint16_t, AxisSymmetry::count>> table(C::size);
    for (std::uint32_t raw = 0; raw < C::size; ++raw) {
        const auto images = images_of<C>(C::representative(Index<C>(raw)));
        for (std::size_t s = 0; s < images.size(); ++s)
            table[raw][s] = static_cast<std::uint16_t>(images[s]);
    }
    return table;
}

template <Coordinate C>
std::vector<std::array<std::uint16_t, Move::count>> move_table() {
    std::vector<std::array<std::uint16_t, Move::count>> table(C::size);
    for (std::uint32_t raw = 0; raw < C::size; ++raw) {
        const Cube cube = C::representative(Index<C>(raw));
        for (Move m : all_moves)
            table[raw][m.index()] = static_cast<std::uint16_t>(C::of(cube * m).value());
    }
    return table;
}

template std::vector<std::array<std::uint16_t, 16>> conjugation_table<CornerTwist>();
template std::vector<std::array<std::uint16_t, 16>> conjugation_table<RimOrder>();
template std::vector<std::array<std::uint16_t, 16>> conjugation_table<SliceOrder>();
template std::vector<std::array<std::uint16_t, 18>> move_table<CornerTwist>();
template std::vector<std::array<std::uint16_t, 18>> move_table<EdgeFlip>();
template std::vector<std::array<std::uint16_t, 18>> move_table<SlicePlace>();
template std::vector<std::array<std::uint16_t, 18>> move_table<CornerOrder>();

}  // namespace antipode
