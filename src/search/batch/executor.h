// What carries out the rounds of a batch: the threads of the processor, or a graphics card.
//
// A round searches subtrees of many cubes, each to a depth of its own. Cubes have slots; the roots
// of their subtrees are a step or two away from them. A root's number is its slot's, times
// roots_in_slot, and its place among the cube's.
//
// This header is read by the compiler for cards too, which knows C++17.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "search/batch/node.h"
#include "search/batch/walk.h"

namespace antipode::batch {

inline constexpr std::uint32_t roots_in_slot = 256;

// A root to be searched.
struct Start {
    std::uint32_t root;
    std::uint32_t left : 5;  // steps from the root on
    std::uint32_t made : 2;  // steps from the cube to the root: these
    std::uint32_t first : 5;
    std::uint32_t second : 5;
    std::uint32_t state : 4;  // of the step order there
};
static_assert(sizeof(Start) == 8);

// The node of a root, whose cube is that of the slot.
ANTIPODE_ANYWHERE Node root_of(const Node& cube, const Start& start, const SmallTables& small) {
    Node node = cube;
    for (unsigned i = 0; i < start.made; ++i) {
        const StepWords& step = small.steps[i == 0 ? start.first : start.second];
        node.x                = turned(node.x, step);
        node.y                = undone(node.y, step);
    }
    node.root    = start.root;
    node.left    = start.left;
    node.x_state = start.state;
    return node;
}

// A solution: the steps since its root, in the form of Node.
struct FoundWord {
    std::uint32_t root;
    std::uint32_t made;
    std::uint64_t path[2];
};

struct Round {
    const Node*   cubes  = nullptr;  // by slot; bounds, states and paths are zero
    const Start*  starts = nullptr;  // in this order
    std::uint32_t count  = 0;
    // By slot: whether every solution is wanted. Elsewhere the first one ends the slot's search.
    const std::uint8_t* wants_all = nullptr;
    // Asked several times a second, with the lookups so far; the round ends if it says false.
    std::function<bool(std::uint64_t lookups)> goes_on;
};

struct RoundEnd {
    bool                       is_complete = false;  // every start was searched, or its slot ended
    std::uint64_t              lookups     = 0;
    std::uint64_t              nodes       = 0;
    std::vector<FoundWord>     found;
    std::vector<std::uint64_t> lookups_of;  // by root
};

// How a level of a table is filled: all words of `left` steps from each node.
struct Walks {
    const WalkNode*                  nodes    = nullptr;
    std::uint32_t                    count    = 0;
    std::uint32_t                    distance = 0;  // of the ends
    std::function<bool(double done)> goes_on;
};

class Executor {
public:
    Executor()                           = default;
    Executor(const Executor&)            = delete;
    Executor& operator=(const Executor&) = delete;
    virtual ~Executor()                  = default;

    // Fill the table, which is empty at first, or put one there. All functions return whether that
    // was possible; failure() says why not.
    virtual bool walk(const Walks& walks)                                    = 0;
    virtual bool write(std::uint64_t at, const void* bytes, std::uint64_t n) = 0;
    virtual bool read(std::uint64_t at, void* bytes, std::uint64_t n)        = 0;
    // Entries with code 0, 1, 2, 3.
    virtual bool count_codes(std::uint64_t counts[4]) = 0;

    // The bounds of positions.
    virtual bool bounds(const Words* positions, std::uint32_t count, std::uint8_t* out) = 0;

    virtual std::uint32_t slots() const                          = 0;
    virtual bool          run(const Round& round, RoundEnd& end) = 0;

    // Lines of the table that can be read in a second, anywhere and in any order.
    virtual bool measure_reads(double& lines_per_second) = 0;

    virtual const std::string& failure() const = 0;
};

}  // namespace antipode::batch
