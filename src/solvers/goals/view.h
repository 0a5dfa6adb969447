// Views of a position: what is seen of it when some of its pieces, or only some things
// about them, are looked at. What is seen after a turn follows from what was seen before.
//
//     const View cross = {.kind = View::Kind::places, .orbit = OrbitKind::edges,
//                         .pieces = cross_edges, .turned = cross_edges, .goal = cross_edges};
//     const ViewStates states(cross, steps);
//     states.size() == 190'080
//
// ViewStates numbers what the steps can make of the goal. A state is a row and a column:
// where the pieces are is the row; how they are turned, a few bits for each, is the
// column. So a turn needs one table of rows, and no table is as long as the states are many.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cube/cube.h"
#include "solvers/goals/goal.h"
#include "solvers/goals/steps.h"
#include "solvers/restricted/key_index.h"

namespace antipode::goals {

struct View {
    enum class Kind : std::uint8_t {
        places,  // the slot of each piece; how those of `turned` are turned
        slots,   // which slots have pieces of the set; with `turned`, how they are turned
        half_turn_corners,  // the corners up to what half turns can do to them
    };

    Kind      kind   = Kind::places;
    OrbitKind orbit  = OrbitKind::corners;
    Slots     pieces = 0;
    Slots     turned = 0;  // pieces whose orientation is seen
    Slots     goal   = 0;  // of `slots`: where the pieces may end

    friend bool operator==(const View&, const View&) = default;
};

class ViewStates {
public:
    ViewStates(const View& view, const GoalSteps& steps);

    const View&   view() const { return view_; }
    std::uint32_t size() const { return index_.size() << bits_; }
    // The steps never lead away from the goal: nothing to be looked up.
    bool is_fixed() const { return goals_.size() == size(); }
    // States of the goal.
    const std::vector<std::uint32_t>& goals() const { return goals_; }

    // Nothing if the steps cannot make it of the goal.
    std::optional<std::uint32_t> find(const Cube& cube) const;

    std::uint32_t after(std::uint32_t state, Step step) const {
        const std::uint32_t next = after_[std::size_t{state >> bits_} * steps_ + step];
        return (next & ~column_mask_) | sum(next & column_mask_, state & column_mask_);
    }

private:
    // Of columns: a bit for each edge, or two for each corner.
    std::uint32_t sum(std::uint32_t a, std::uint32_t b) const {
        return view_.orbit == OrbitKind::edges ? a ^ b : twists_added(a, b);
    }
    static std::uint32_t twists_added(std::uint32_t a, std::uint32_t b);
    std::uint32_t        difference(std::uint32_t a, std::uint32_t b) const;

    std::uint64_t     row_key(const Cube& cube) const;
    std::uint32_t     column(const Cube& cube) const;
    std::vector<Cube> goal_cubes() const;
    void              explore(const GoalSteps& steps);

    View                       view_;
    std::size_t                steps_;
    unsigned                   bits_        = 0;  // of a column
    std::uint32_t              column_mask_ = 0;
    KeyIndex                   index_;
    std::vector<std::uint32_t> after_;  // by row and step: the row, and what is added to columns
    std::vector<std::uint32_t> goals_;
};

// Each field of two bits holds 0, 1 or 2 and is added mod 3, all at once.
inline std::uint32_t ViewStates::twists_added(std::uint32_t a, std::uint32_t b) {
    constexpr std::uint32_t low = 0x55555555;
    const std::uint32_t     a1 = a & low, a2 = a >> 1 & low;
    const std::uint32_t     b1 = b & low, b2 = b >> 1 & low;
    const std::uint32_t     a0 = ~(a1 | a2), b0 = ~(b1 | b2);
    const std::uint32_t     ones = (a1 & b0) | (a0 & b1) | (a2 & b2);
    const std::uint32_t     twos = (a2 & b0) | (a0 & b2) | (a1 & b1);
    return (ones & low) | (twos & low) << 1;
}

}  // namespace antipode::goals
