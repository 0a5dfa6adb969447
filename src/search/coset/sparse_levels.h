// The first distances of a coset, which have few cubes: lists instead of a map.
#pragma once

#include <cstdint>
#include <vector>

#include "notation/metric.h"
#include "search/coset/page_layout.h"

namespace antipode::coset {

class SparseLevels {
public:
    SparseLevels(const PageLayout& layout, Metric metric) : layout_(layout), metric_(metric) {}

    // The next distance: what the search found, and what one more inner turn reaches.
    void add(std::vector<std::uint64_t> leaves);

    // All so far, in increasing order; and those at the distance added last.
    const std::vector<std::uint64_t>& known() const { return known_; }
    const std::vector<std::uint64_t>& newest() const { return newest_; }

private:
    void push(const std::vector<std::uint64_t>& from, unsigned cost,
              std::vector<std::uint64_t>& into) const;

    const PageLayout&          layout_;
    Metric                     metric_;
    std::vector<std::uint64_t> known_;
    std::vector<std::uint64_t> newest_;
    std::vector<std::uint64_t> before_;  // one distance less
};

}  // namespace antipode::coset
