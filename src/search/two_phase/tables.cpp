#include "search/two_phase/tables.h"

#include <cassert>

namespace antipode::two_phase {

Tables::Tables(Metric metric, Parts parts)
    : metric_(metric),
      parts_(std::move(parts)),
      phase_one_(reinterpret_cast<const std::uint32_t*>(parts_.phase_one.bytes().data())),
      phase_two_(parts_.phase_two ? parts_.phase_two->bytes().data() : nullptr),
      small_(reinterpret_cast<const SmallTables*>(parts_.small.bytes().data())),
      succession_(metric) {
    assert(metric == Metric::htm || metric == Metric::qtm);
    assert(parts_.phase_one.bytes().size() == phase_one::bytes);
    assert(!parts_.phase_two || parts_.phase_two->bytes().size() == phase_two::bytes);
    assert(parts_.small.bytes().size() == sizeof(SmallTables));
    for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
        for (Move m : all_moves)
            turn_back_[s][image(symmetry(axis_symmetry(s)), m).index()] =
                static_cast<std::uint8_t>(m.index());
    for (std::uint8_t state = 0; state < Succession::states; ++state)
        for (std::size_t pair = 0; pair < CompletionSteps::pairs; ++pair) {
            const std::uint8_t middle = succession_.next(state, pair / Move::count);
            pair_follows_[state][pair] =
                middle != Succession::forbidden
                && succession_.next(middle, pair % Move::count) != Succession::forbidden;
        }
}

}  // namespace antipode::two_phase
