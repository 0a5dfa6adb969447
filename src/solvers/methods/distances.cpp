#include "solvers/methods/distances.h"

namespace antipode::methods {

Distances::Distances(std::vector<FactorPointer> factors, TurnSet turns)
    : factors_(std::move(factors)), turns_(turns.turns()) {
    std::size_t states = 1;
    for (const FactorPointer& factor : factors_) states *= factor->size();
    bytes_.assign(states, never);
    std::vector<std::uint32_t> level = {static_cast<std::uint32_t>(state_of(solved))};
    for (std::uint8_t distance = 0; !level.empty(); ++distance) {
        for (const std::uint32_t state : level) bytes_[state] = distance;
        std::vector<std::uint32_t> next;
        for (const std::uint32_t state : level)
            for (const Move m : turns_) {
                const std::size_t neighbour = after(state, m);
                if (bytes_[neighbour] != never) continue;
                bytes_[neighbour] = static_cast<std::uint8_t>(distance + 1);
                next.push_back(static_cast<std::uint32_t>(neighbour));
            }
        level = std::move(next);
    }
}

std::size_t Distances::state_of(const Cube& cube) const {
    std::size_t state = 0;
    for (const FactorPointer& factor : factors_) state = state * factor->size() + factor->of(cube);
    return state;
}

std::size_t Distances::after(std::size_t state, Move m) const {
    std::size_t result = 0;
    std::size_t scale  = 1;
    for (std::size_t i = factors_.size(); i-- > 0;) {
        const Factor& factor = *factors_[i];
        result += scale * factor.after(static_cast<std::uint32_t>(state % factor.size()), m);
        state /= factor.size();
        scale *= factor.size();
    }
    return result;
}

std::vector<std::uint64_t> Distances::histogram() const {
    std::vector<std::uint64_t> counts;
    for (const std::uint8_t distance : bytes_) {
        if (distance == never) continue;
        if (distance >= counts.size()) counts.resize(distance + 1U);
        ++counts[distance];
    }
    return counts;
}

unsigned Distances::greatest() const { return static_cast<unsigned>(histogram().size()) - 1; }

}  // namespace antipode::methods
