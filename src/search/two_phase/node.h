// What a worker of the two-phase search keeps in its lists, and the lists
// themselves: a quarter of a megabyte that searches of less than a tenth of a
// millisecond should not have to ask the system for each time.
#pragma once

#include <array>
#include <memory>
#include <mutex>
#include <vector>

#include "cube/cube.h"
#include "search/two_phase/inner_search.h"
#include "tables/completions.h"

namespace antipode::two_phase {

struct alignas(64) Node {
    static constexpr std::size_t max_turns = 22;

    Cube cube;
    // Where centres count and their table is there: the entry << 4 | the symmetry that takes
    // the node to it, and the way of the side centres as seen from there.
    std::uint32_t                       flip_slice;
    std::uint16_t                       twist;
    std::uint8_t                        state;      // of the succession
    std::uint8_t                        direction;  // which of the race's
    std::uint8_t                        made;       // turns so far
    std::uint8_t                        odd;        // where centres count: those twisted oddly
    std::array<std::uint8_t, max_turns> turns;
};
static_assert(sizeof(Node) == 64);

// A state of H worth a closer look, and how it was reached.
struct Candidate {
    InnerState     state;
    std::uint64_t  entry;  // of the phase-two table
    const Node*    node;
    CompletionWord word;
};

struct Lists {
    static constexpr unsigned depths = Node::max_turns + CompletionTable::length + 1;

    std::array<std::vector<Node>, depths> waiting;  // by turns left
    std::vector<Candidate>                candidates;

    void clear() {
        for (auto& list : waiting) list.clear();
        candidates.clear();
    }
};

// Lists that are not in use. Any thread may take some and give them back.
class ListPool {
public:
    std::unique_ptr<Lists> take() {
        const std::lock_guard lock(mutex_);
        if (idle_.empty()) return std::make_unique<Lists>();
        std::unique_ptr<Lists> lists = std::move(idle_.back());
        idle_.pop_back();
        return lists;
    }

    void give_back(std::unique_ptr<Lists> lists) {
        lists->clear();
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(lists));
    }

private:
    std::mutex                          mutex_;
    std::vector<std::unique_ptr<Lists>> idle_;
};

}  // namespace antipode::two_phase
