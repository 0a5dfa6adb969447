// One depth of an optimal search, shared by its threads: the subtrees to look
// through, which of them are done, and what was found.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <vector>

#include "coordinates/step_order.h"
#include "cube/centres.h"
#include "notation/move.h"
#include "tables/optimal.h"

namespace antipode::optimal {

// A step of a word, at its front or at its back: a search goes on from either end,
// for an inverse is as far from solved as the position.
enum class WordEnd : std::uint8_t { front, back };

class Stride {
public:
    Stride() = default;
    Stride(std::size_t step, WordEnd end)
        : value_(static_cast<std::uint8_t>(step + (end == WordEnd::back ? back : 0))) {}

    std::size_t step() const { return value_ % back; }
    WordEnd     end() const { return value_ >= back ? WordEnd::back : WordEnd::front; }

private:
    static constexpr unsigned back = 32;  // more than there are steps

    std::uint8_t value_ = 0;
};

// No position is farther than 26 quarter turns, but a longer word may be asked for.
inline constexpr std::size_t max_strides = 36;

struct Path {
    std::uint8_t                    length = 0;
    std::array<Stride, max_strides> strides{};

    void add(Stride stride) { strides[length++] = stride; }
};

// The solution that a path to the solved cube is.
Moves word_of(const Path& path);

// A position some steps away from the one to solve.
struct Subtree {
    Cube          cube;
    Path          path;
    std::uint8_t  state   = StepOrder::start;
    std::uint64_t nodes   = 0;      // met in it at the depth it was last searched to
    bool          is_done = false;  // searched to the depth in work
};

// About so many times the nodes of one depth are in the next. In quarter turns a parity leaves out
// every other depth.
constexpr double growth_by_depth(Metric metric) { return metric == Metric::qtm ? 88 : 13.3; }

// What a search has done.
struct Effort {
    std::uint64_t nodes   = 0;  // positions from which steps were made
    std::uint64_t lookups = 0;  // entries of the table that were read
};

class Frontier {
public:
    enum class Wanted : std::uint8_t { one, all };

    struct Goal {
        unsigned depth  = 0;  // steps that words are longer than the paths of the subtrees
        Wanted   wanted = Wanted::one;
        Metric   metric = Metric::htm;
        double   growth = 1;  // so many times the nodes of the depth before are expected
        // A word must also bring home the centres that count, which are turned so.
        Centres centres = {};
    };

    // Searches through the subtrees that are not done, in their order.
    Frontier(std::vector<Subtree> subtrees, const Goal& goal);

    unsigned depth() const { return goal_.depth; }

    // The number of the next subtree to search; size() if none is left.
    std::size_t    take();
    std::size_t    size() const { return subtrees_.size(); }
    const Subtree& subtree(std::size_t number) const { return subtrees_[number]; }

    // A subtree that was taken is searched through.
    void finish(std::size_t subtree, std::uint64_t nodes);

    void add(const Effort& effort) {
        nodes_.fetch_add(effort.nodes, std::memory_order_relaxed);
        lookups_.fetch_add(effort.lookups, std::memory_order_relaxed);
    }
    // A word whose turns can be joined where its ends meet is left out: it is found
    // again at its own length, or in better order.
    void add_solution(const Path& path);

    void end() { over_.store(true, std::memory_order_relaxed); }
    bool is_over() const { return over_.load(std::memory_order_relaxed); }

    std::uint64_t lookups() const { return lookups_.load(std::memory_order_relaxed); }
    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

    // From 0 to 1, by the nodes that subtrees had at the depth before.
    double progress() const;

    // So far; all of them when all threads are back.
    std::vector<Moves> solutions() const;
    // With the nodes of those that are done; those with the most come first, since
    // they are the likeliest to hold a solution at the next depth.
    std::vector<Subtree> subtrees_by_nodes() const;

private:
    std::vector<Subtree>       subtrees_;  // is_done is guarded by the mutex, once taken
    std::vector<std::uint64_t> nodes_in_;  // guarded by the mutex
    std::vector<double>        weights_;   // shares of the work
    Goal                       goal_;
    std::atomic<std::size_t>   next_{0};
    std::atomic<std::uint64_t> nodes_{0};
    std::atomic<std::uint64_t> lookups_{0};
    std::atomic<bool>          over_{false};

    mutable std::mutex mutex_;
    std::vector<Moves> solutions_;  // guarded by the mutex
};

}  // namespace antipode::optimal
