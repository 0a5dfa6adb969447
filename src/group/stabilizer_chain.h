// A permutation group, known completely: its order, its members, its random
// elements, all from a handful of generators.
//
//     StabilizerChain group(48, six_face_turns);
//     group.order().decimal();      // "43252003274489856000"
//     group.contains(superflip);    // true
//
// The chain is a list of base points b0, b1, ... and, for each, the orbit it has
// under those elements that fix all base points before it. An element of the
// group is then one choice of an orbit point per level, and the order is the
// product of the orbit lengths. Built by Schreier-Sims: docs/theory/groups.md.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "base/natural.h"
#include "base/random.h"
#include "group/permutation.h"

namespace antipode {

// What is left of a permutation after the chain has brought home as many base
// points as it can: base points 0..level-1 are fixed by `residue`. A member
// leaves the identity. For others, base point number `level` has left its orbit,
// or, when level is the number of base points, only other points are moved.
struct Sifted {
    Permutation residue;
    std::size_t level = 0;
};

class StabilizerChain {
public:
    // All generators have the given degree; there may be none. No randomness
    // shows: equal arguments give equal chains.
    StabilizerChain(std::size_t degree, std::span<const Permutation> generators);

    std::size_t                  degree() const { return degree_; }
    std::span<const Permutation> generators() const { return generators_; }

    Natural order() const;
    bool    contains(const Permutation& p) const;
    Sifted  sift(Permutation p) const;

    std::size_t            depth() const { return levels_.size(); }
    std::vector<Point>     base() const;
    std::span<const Point> orbit(std::size_t level) const { return levels_[level].orbit; }
    // Does the orbit of this level hold the point? If so, `representative` takes
    // the base point there and fixes the base points before it.
    bool               reaches(std::size_t level, Point point) const;
    const Permutation& representative(std::size_t level, Point point) const;

    // Each element is equally likely.
    Permutation random_element(Random& random) const;

    // Every element once, the identity first; refused when there are more than
    // `limit` of them.
    Result<std::vector<Permutation>> elements(std::size_t limit) const;

private:
    struct Level {
        Point                    base;
        std::vector<Permutation> generators;  // of the stabilizer of all earlier base points
        std::vector<std::size_t> checked;     // per generator: orbit points proven, from the front
        std::vector<Point>       orbit;       // grows at the end only
        std::vector<std::size_t> place;       // of each point in `orbit`, or absent
        std::vector<Permutation> to;          // per orbit point: takes the base there
        std::vector<Permutation> back;        // the inverses of those

        Level(Point base_point, std::size_t degree);
        bool reaches(Point point) const { return place[point] != absent; }
        void add_generator(const Permutation& generator);
        void extend_orbit(std::size_t orbit_index, std::size_t generator_index);
        void add_orbit_point(Point point, Permutation representative);
    };
    static constexpr std::size_t absent = static_cast<std::size_t>(-1);

    Sifted sift_from(std::size_t level, Permutation p) const;
    void   add_level(const Permutation& moved_by);
    void   insert(const Sifted& sifted, std::size_t first_level);
    void   fill_by_random_elements();
    void   prove_complete();
    bool   prove_level(std::size_t level);

    std::size_t              degree_;
    std::vector<Permutation> generators_;
    std::vector<Level>       levels_;
};

}  // namespace antipode
