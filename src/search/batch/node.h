// A node of the search of search/batch, and how its children are made: the search of
// search/optimal/worker.inc, for positions in words.
#pragma once

#include "search/batch/bound.h"

namespace antipode::batch {

// A position and its inverse, each with its bound. Steps are made on the right of x.
struct alignas(16) Node {
    Words         x;
    Words         y;
    std::uint32_t root;  // of which subtree it is
    std::uint32_t x_bound : 4;
    std::uint32_t y_bound : 4;
    std::uint32_t x_state : 4;  // of the step order
    std::uint32_t y_state : 4;
    std::uint32_t left : 5;        // steps until solved
    std::uint32_t made : 5;        // steps since the root
    std::uint32_t is_swapped : 1;  // x is the inverse of the position
    // The steps since the root, as digits: the step, and 18 more where it was made on the inverse.
    std::uint64_t path[2];
};
static_assert(sizeof(Node) == 64);

inline constexpr unsigned stride_base     = 2 * face_turns;
inline constexpr unsigned strides_in_word = 12;  // 36^12 < 2^64
inline constexpr unsigned max_made        = 2 * strides_in_word;

// As the processor's search chooses: a side with nothing to spare, else the one with fewer steps.
ANTIPODE_ANYWHERE void choose_side(Node& node, const SmallTables& small) {
    const bool fewer = anywhere::bits_set(small.allowed[node.y_state])
                       < anywhere::bits_set(small.allowed[node.x_state]);
    if (node.y_bound == node.left || !(node.x_bound == node.left || fewer)) return;
    const Words         words = node.x;
    const std::uint32_t bound = node.x_bound;
    const std::uint32_t state = node.x_state;
    node.x                    = node.y;
    node.x_bound              = node.y_bound;
    node.x_state              = node.y_state;
    node.y                    = words;
    node.y_bound              = bound & 15;
    node.y_state              = state & 15;
    node.is_swapped           = node.is_swapped == 0 ? 1 : 0;
}

// The steps to make on the right of x.
ANTIPODE_ANYWHERE std::uint32_t steps_of(const Node& node, const SmallTables& small) {
    const std::uint32_t steps = small.allowed[node.x_state];
    return node.y_bound == node.left ? steps & ~small.keeping_steps : steps;
}

// The child whose x is found to be near enough; the bound of y is that of the parent.
ANTIPODE_ANYWHERE Node child_of(const Node& node, unsigned step, unsigned bound,
                                const SmallTables& small) {
    Node child            = node;
    child.x               = turned(node.x, small.steps[step]);
    child.y               = undone(node.y, small.steps[step]);
    const unsigned known  = node.x_bound == 0 ? 0 : node.x_bound - 1;
    child.x_bound         = (bound > known ? bound : known) & 15;
    child.x_state         = small.next[node.x_state][step] & 15;
    child.left            = (node.left - 1) & 31;
    child.made            = (node.made + 1) & 31;
    const unsigned stride = step + (node.is_swapped != 0 ? face_turns : 0);
    // Without an index: a card keeps what has one in slower memory.
    if (node.made < strides_in_word)
        child.path[0] = node.path[0] * stride_base + stride;
    else
        child.path[1] = node.path[1] * stride_base + stride;
    return child;
}

// The other side of a child: whether it is near enough, too. A half turn leaves its bound as it is.
ANTIPODE_ANYWHERE bool other_side_is_near(Node& child, unsigned step, const View& view) {
    if (view.small->keeping_steps >> step & 1) return true;
    const std::uint64_t entry = entry_of(view, child.y);
    const unsigned      bound = bound_of(view, entry, code_at(view, entry), child.left, child.y);
    if (bound == too_far) return false;
    child.y_bound = bound & 15;
    return true;
}

ANTIPODE_ANYWHERE bool is_solved(const Words& words, const Words& solved) {
    bool equal = true;
    for (unsigned i = 0; i < 2; ++i) equal = equal && words.corners[i] == solved.corners[i];
    for (unsigned i = 0; i < 3; ++i) equal = equal && words.edges[i] == solved.edges[i];
    return equal;
}

}  // namespace antipode::batch
