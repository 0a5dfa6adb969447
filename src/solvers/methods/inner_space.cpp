#include "solvers/methods/inner_space.h"

#include <algorithm>

#include "solvers/methods/aspects.h"

namespace antipode::methods {

InnerSpace::InnerSpace()
    : turns_(g2_turns().turns()),
      corners_(factor(corner_places, g2_turns())),
      rim_(factor(rim_places, g2_turns())),
      middle_(factor(middle_order, g2_turns())),
      upper_corners_(factor(upper_corner_places, g2_turns())),
      upper_edges_(factor(upper_edge_places, g2_turns())),
      corners_middle_({corners_, middle_}, g2_turns()),
      rim_middle_({rim_, middle_}, g2_turns()),
      corners_upper_edges_({corners_, upper_edges_}, g2_turns()),
      rim_upper_corners_({rim_, upper_corners_}, g2_turns()) {}

InnerSpace::State InnerSpace::start(const Cube& cube) const {
    return {corners_->of(cube), rim_->of(cube), middle_->of(cube), upper_corners_->of(cube),
            upper_edges_->of(cube)};
}

InnerSpace::State InnerSpace::after(const State& state, Move m) const {
    return {corners_->after(state.corners, m), rim_->after(state.rim, m),
            middle_->after(state.middle, m), upper_corners_->after(state.upper_corners, m),
            upper_edges_->after(state.upper_edges, m)};
}

bool InnerSpace::exceeds(const State& state, unsigned left) const {
    return corners_upper_edges_.at(std::size_t{state.corners} * upper_edges_->size()
                                   + state.upper_edges)
               > left
           || rim_upper_corners_.at(std::size_t{state.rim} * upper_corners_->size()
                                    + state.upper_corners)
                  > left
           || corners_middle_.at(std::size_t{state.corners} * middle_->size() + state.middle) > left
           || rim_middle_.at(std::size_t{state.rim} * middle_->size() + state.middle) > left;
}

unsigned InnerSpace::bound(const State& state) const {
    unsigned turns = 0;
    while (exceeds(state, turns)) ++turns;
    return turns;
}

bool InnerSpace::is_goal(const State& state) const {
    return state.corners == 0 && state.rim == 0 && state.middle == 0;
}

}  // namespace antipode::methods
