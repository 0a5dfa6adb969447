// The products that make up one coset: for each short position a the list of the b
// with corners a⁻¹ c, and how to multiply them.
//
//     const Joining joining(cosets, order_class, prefixes.level(2), Junction::each_once);
//     joining.find_lists(slot, level, joined);       // for each slot of the class
//     for (const JoinedList& list : joined.lists) products(list.states, *list.frame, out);
//
// If s takes the corners of b to a representative, the stored list has s⁻¹ b s, so
// that the edges of the product are (a s) · stored · s⁻¹.
#pragma once

#include "explore/count/level.h"
#include "explore/count/locate.h"
#include "explore/count/prefixes.h"
#include "explore/count/products.h"

namespace antipode::counting {

enum class Junction : std::uint8_t {
    each_once,        // most products that are found more than once, are found once
    cancelling_only,  // every a of a product finds it
};

struct JoinedList {
    std::span<const EdgeState> states;
    const ProductFrame*        frame;
    std::uint32_t              prefix;
};

// To be used again for the next coset: the memory is kept.
struct JoinedLists {
    std::vector<JoinedList> lists;
    std::size_t             total = 0;  // states in all of them
    std::vector<Slot>       slots;
};

class Joining {
public:
    Joining(const CornerCosets& cosets, std::uint32_t order_class, std::span<const Prefix> prefixes,
            Junction junction);

    void find_lists(Slot slot, const Level& level, JoinedLists& joined) const;

private:
    void add(const Prefix& prefix, const Cube& corners, MoveMask skipped);

    const CornerCosets&        cosets_;
    PackedCorners              corners_;  // of the class, without twists
    Joints                     joints_;
    std::vector<ProductFrame>  frames_;
    std::vector<std::uint32_t> first_frame_;  // of each prefix: one for each to_used()
};

}  // namespace antipode::counting
