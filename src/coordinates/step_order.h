// Which step may follow which in a search, in every metric that counts steps: no two
// words differ only by the order of commuting turns or by how a turn is split.
//
//     const StepOrder order(Metric::stm);
//     order.allowed(state), order.next(state, step)
#pragma once

#include <array>
#include <cstdint>

#include "coordinates/split.h"
#include "notation/metric.h"

namespace antipode {

class StepOrder {
public:
    static constexpr std::uint8_t start = 0;
    // The start, and at most one state for each step made last.
    static constexpr std::size_t states = 1 + split::step_count;

    explicit StepOrder(Metric metric);  // htm, qtm or stm

    std::uint32_t allowed(std::uint8_t state) const { return allowed_[state]; }
    std::uint8_t  next(std::uint8_t state, std::size_t step) const { return next_[state][step]; }

private:
    std::array<std::uint32_t, states>                               allowed_{};
    std::array<std::array<std::uint8_t, split::step_count>, states> next_{};
};

}  // namespace antipode
