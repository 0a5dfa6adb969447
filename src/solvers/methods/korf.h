// Korf's method of 1997: the first to find shortest solutions of random positions.
// Iterative deepening, pruned by three pattern databases: all corners (88 179 840
// states), six of the edges and the other six (42 577 920 each). The bound is the
// greatest of the three.
#pragma once

#include <memory>
#include <span>

#include "solvers/methods/method.h"
#include "solvers/methods/pattern.h"

namespace antipode::methods {

class KorfSpace {
public:
    struct State {
        std::uint32_t order;
        std::uint32_t twist;
        std::uint32_t first_edges;
        std::uint32_t other_edges;
    };

    // Nothing if the build was stopped.
    static std::unique_ptr<const KorfSpace> build(const PatternBuild& build);

    State                 start(const Cube& cube) const;
    State                 after(const State& state, Move m) const;
    bool                  exceeds(const State& state, unsigned left) const;
    unsigned              bound(const State& state) const;
    bool                  is_goal(const State& state) const { return bound(state) == 0; }
    std::span<const Move> turns() const { return all_moves; }

    const PatternDistances& corners() const { return *corner_distances_; }
    const PatternDistances& first_edges() const { return *first_distances_; }
    const PatternDistances& other_edges() const { return *other_distances_; }

private:
    KorfSpace() = default;

    std::size_t corner_state(const State& state) const {
        return std::size_t{state.order} * CornerPattern::columns + state.twist;
    }

    CornerPattern                   corner_pattern_;
    SixEdgesPattern                 edge_pattern_;
    std::optional<PatternDistances> corner_distances_;
    std::optional<PatternDistances> first_distances_;
    std::optional<PatternDistances> other_distances_;
};

class Korf final : public Method {
public:
    explicit Korf(std::unique_ptr<const KorfSpace> space) : space_(std::move(space)) {}

    Solution solve_in_phases(const Cube& cube, const Limits& limits,
                             const Watch& watch) const override;

    const KorfSpace& space() const { return *space_; }

private:
    std::unique_ptr<const KorfSpace> space_;
};

}  // namespace antipode::methods
