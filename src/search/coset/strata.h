// All cosets, by their distance to H: how many there are at each, and some of them drawn by
// chance.
//
// Near cosets are few, but each has a large part of all near positions. A sample in which
// all cosets are equally likely has none of them; one that draws from each distance apart,
// and counts what it finds as often as there are cosets so far from H, has no such fault.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random.h"
#include "cube/cube.h"
#include "search/two_phase/tables.h"

namespace antipode::coset {

// Of 2 217 093 120: by flips of the edges, places of the slice edges and twists.
inline constexpr std::uint64_t coset_count = 2'217'093'120;
std::uint64_t                  coset_number(const Cube& cube);

class Strata {
public:
    explicit Strata(const two_phase::Tables& tables);

    // By distance to H, how many cosets there are.
    const std::vector<std::uint64_t>& sizes() const { return sizes_; }

    // One cube of each of about so many cosets, none of them twice: from every distance two
    // or all, and of the others as many as are worth it.
    std::vector<Cube> draw(std::size_t count, Random& random) const;

private:
    std::vector<std::uint64_t> shares(std::size_t count) const;

    const two_phase::Tables&   tables_;
    SymmetryClasses            classes_;
    std::vector<std::uint64_t> sizes_;
};

}  // namespace antipode::coset
