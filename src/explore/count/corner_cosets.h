// The states of the corners up to the 48 symmetries: what positions are counted by.
//
//     const CornerCosets cosets;
//     const auto found = cosets.find(cube);
//     conjugate(cube, found.symmetry)      // has the corners of ...
//     cosets.representative(found.slot)    // ... this cube
//
// The 40320 orders of the corners fall into 984 classes; with the twists of one
// representative of each that makes 984 * 2187 *slots*. Where the representative
// order has symmetries of its own, several slots are the same coset; the smallest
// of them is used, and find() never gives another. So a coset is found with three
// small tables that are made in a moment, where a table of all 88 179 840 states
// would be 350 MB and miss the cache each time.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "coordinates/orders.h"
#include "coordinates/orientation.h"
#include "cube/algebra.h"
#include "cube/symmetry_class.h"

namespace antipode::counting {

using Slot = std::uint32_t;

class CornerCosets {
public:
    static constexpr std::uint32_t twists  = CornerTwist::size;
    static constexpr std::uint32_t classes = 984;
    static constexpr Slot          slots   = classes * twists;

    CornerCosets();

    struct Found {
        Slot     slot;
        Symmetry symmetry;
    };
    Found find(const Cube& cube) const;

    // The same up to the symmetries of the representative order: the slot may be one
    // that is not used.
    Found find_raw(const Cube& cube) const;

    // Under which the representative order of a class stays as it is; the first is the
    // identity.
    std::span<const Symmetry> symmetries(std::uint32_t order_class) const {
        return orders_[order_class].symmetries;
    }

    // Which of these symmetries leads from this slot to the one used instead: 0, the
    // identity, for a slot that is used.
    std::uint8_t to_used(Slot slot) const { return to_used_[slot]; }
    bool         is_used(Slot slot) const { return to_used_[slot] == 0; }

    struct Unused {
        Slot slot;
        Slot used_instead;
    };
    std::span<const Unused> unused() const { return unused_; }

    // Its corners; the edges are at home.
    Cube representative(Slot slot) const;

    // Under which the representative's corners stay as they are.
    SymmetrySet stabilizer(Slot slot) const;

    // How many corner states the coset stands for.
    unsigned orbit(Slot slot) const;

    // Those that take the corners to their inverse; none for most cosets.
    SymmetrySet inverters(Slot slot) const;

    // 0 if the order of the corners is even.
    unsigned parity(Slot slot) const { return orders_[slot / twists].parity; }
    // How many orders the class has.
    unsigned orders_in(std::uint32_t order_class) const { return orders_[order_class].members; }

private:
    struct Frame {
        std::uint16_t number;    // of the class
        std::uint8_t  symmetry;  // to its representative
    };
    struct OrderClass {
        Cube                  corners;  // of the representative, without twists
        std::uint8_t          parity;
        std::uint8_t          members;
        std::vector<Symmetry> symmetries;
    };

    void add_class(std::uint32_t order);
    void find_used_slots(std::uint32_t number);

    std::vector<Frame>        frames_;  // by the order of the corners
    std::vector<OrderClass>   orders_;
    std::vector<Cube>         twisted_;  // the solved cube with each of the twists
    std::vector<std::uint8_t> to_used_;
    std::vector<Unused>       unused_;
};

}  // namespace antipode::counting
