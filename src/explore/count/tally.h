// What is known about a set of positions at one distance, and what follows from it.
#pragma once

#include <cstdint>

namespace antipode::counting {

// Sums that can be added up over any parts of a level.
struct Tally {
    std::uint64_t positions = 0;
    // By Burnside's lemma, for the numbers of classes: pairs of a position and one of
    // the 48 symmetries that leaves it alone, and of one that takes it to its inverse.
    // Both are 0 where classes are not counted.
    std::uint64_t symmetric     = 0;
    std::uint64_t antisymmetric = 0;

    Tally& operator+=(const Tally& other) {
        positions += other.positions;
        symmetric += other.symmetric;
        antisymmetric += other.antisymmetric;
        return *this;
    }
    friend bool operator==(const Tally&, const Tally&) = default;
};

// All positions at one distance.
struct LevelCount {
    unsigned distance      = 0;
    Tally    tally         = {};
    unsigned corner_orders = 0;  // permutations of the corners that occur

    std::uint64_t positions() const { return tally.positions; }
    // Up to the 48 symmetries.
    std::uint64_t classes_48() const { return tally.symmetric / 48; }
    // And up to inversion.
    std::uint64_t classes_96() const { return (tally.symmetric + tally.antisymmetric) / 96; }
    // Positions in a class of the latter kind, on average.
    double mean_morph() const {
        return static_cast<double>(positions()) / static_cast<double>(classes_96());
    }
};

}  // namespace antipode::counting
