#include "coordinates/step_order.h"

#include "notation/succession.h"

namespace antipode {
namespace {

constexpr std::size_t axis_of(std::size_t step) { return step / 3 % 3; }
constexpr bool        is_slice(std::size_t step) { return step >= Move::count; }

// In slice turns two steps about one axis are one word of two only if they turn
// opposite faces and are no slice turn together; the face with the lower number
// comes first.
constexpr bool may_follow_in_slice_turns(std::size_t previous, std::size_t next) {
    if (axis_of(previous) != axis_of(next)) return true;
    if (is_slice(previous) || is_slice(next)) return false;
    const Move first  = Move::from_index(previous);
    const Move second = Move::from_index(next);
    return may_follow(first.face(), second.face()) && second.turn() != inverse(first.turn());
}

}  // namespace

StepOrder::StepOrder(Metric metric) {
    if (metric == Metric::stm) {
        allowed_[start] = (1U << split::step_count) - 1;
        for (std::size_t last = 0; last < split::step_count; ++last)
            for (std::size_t step = 0; step < split::step_count; ++step)
                if (may_follow_in_slice_turns(last, step)) allowed_[1 + last] |= 1U << step;
        for (auto& row : next_)
            for (std::size_t step = 0; step < split::step_count; ++step)
                row[step] = static_cast<std::uint8_t>(1 + step);
        return;
    }
    const Succession succession(metric);
    for (std::uint8_t state = 0; state < Succession::states; ++state) {
        allowed_[state] = succession.allowed(state);
        for (Move m : all_moves)
            if (allowed_[state] >> m.index() & 1)
                next_[state][m.index()] = succession.next(state, m.index());
    }
}

}  // namespace antipode
