#include "search/coset/symmetries.h"

#include <algorithm>
#include <set>

#include "coordinates/orders.h"

namespace antipode::coset {

CosetSymmetries::CosetSymmetries(const Cube& cube, Extent extent) : cube_(cube) {
    for (std::size_t i = 0; i < AxisSymmetry::count; ++i) {
        const Symmetry s     = symmetry(axis_symmetry(i));
        const Cube     image = conjugate(cube, s);
        if (!are_in_one_coset(image, cube, extent)) continue;
        symmetries_.push_back(s);
        of_axis_.push_back(axis_symmetry(i));
        if (i == 0) continue;
        const Cube back = cube * inverse(image);  // k⁻¹
        frames_.push_back({.before = back * symmetry_cubes[inverse(s).index()],
                           .after  = symmetry_cubes[s.index()]});
    }
}

// The next one is that which adds most. A word seen through s, and that through t, is seen through
// s t.
std::vector<CosetSymmetries::Frame> CosetSymmetries::frames_to_all() const {
    std::vector<Frame>    frames;
    std::set<std::size_t> reached = {Symmetry().index()};
    while (reached.size() < symmetries_.size()) {
        std::set<std::size_t> most;
        std::size_t           best = 0;
        for (std::size_t i = 1; i < symmetries_.size(); ++i) {
            std::set<std::size_t> with = reached;
            for (const std::size_t s : reached)
                with.insert((Symmetry::from_index(s) * symmetries_[i]).index());
            if (with.size() <= most.size()) continue;
            most = std::move(with);
            best = i;
        }
        frames.push_back(frames_[best - 1]);
        reached = std::move(most);
    }
    return frames;
}

std::vector<std::uint64_t> with_images(const PageLayout& layout, const CosetSymmetries& symmetries,
                                       std::vector<std::uint64_t> bits) {
    const auto number = []<class Order>(Index<Order> order) {
        return static_cast<std::uint32_t>(order.value());
    };
    const std::size_t own = symmetries.frames().empty() ? 0 : bits.size();
    for (std::size_t i = 0; i < own; ++i) {
        const Cube g = inner_cube(layout.orders(bits[i]));
        for (const auto& frame : symmetries.frames()) {
            const Cube image = frame.before * g * frame.after;
            bits.push_back(layout.bit({number(CornerOrder::of(image)), number(RimOrder::of(image)),
                                       number(SliceOrder::of(image))}));
        }
    }
    std::ranges::sort(bits);
    bits.erase(std::unique(bits.begin(), bits.end()), bits.end());
    return bits;
}

}  // namespace antipode::coset
