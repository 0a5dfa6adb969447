// The symmetries of a coset: those of the axis that take it to itself.
//
// Let s⁻¹ P s = k P with k in H. If a word takes P to g, the word seen through s takes P
// to k⁻¹ s⁻¹ g s: so each cube that is found stands for as many as there are symmetries.
#pragma once

#include <span>
#include <vector>

#include "coordinates/axis_symmetry.h"
#include "cube/algebra.h"
#include "search/coset/coset.h"

namespace antipode::coset {

class CosetSymmetries {
public:
    explicit CosetSymmetries(const Cube& cube, Extent extent = Extent::whole);

    const Cube&                   cube() const { return cube_; }
    std::size_t                   count() const { return symmetries_.size(); }
    std::span<const Symmetry>     symmetries() const { return symmetries_; }
    std::span<const AxisSymmetry> of_axis() const { return of_axis_; }

    // The image of g is before * g * after, as far as pieces are concerned.
    struct Frame {
        Cube before;
        Cube after;
    };
    // Of all symmetries but the identity.
    std::span<const Frame> frames() const { return frames_; }

    // Some of them: all images are made by taking these one after the other, each of all that there
    // is by then.
    std::vector<Frame> frames_to_all() const;

private:
    Cube                      cube_;
    std::vector<Symmetry>     symmetries_;
    std::vector<AxisSymmetry> of_axis_;  // the same
    std::vector<Frame>        frames_;
};

// Bits of cubes, with those that the symmetries take them to; in increasing order, each once.
std::vector<std::uint64_t> with_images(const PageLayout& layout, const CosetSymmetries& symmetries,
                                       std::vector<std::uint64_t> bits);

}  // namespace antipode::coset
