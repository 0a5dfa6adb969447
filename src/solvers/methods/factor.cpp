#include "solvers/methods/factor.h"

namespace antipode::methods {

Factor::Factor(Aspect aspect, TurnSet turns) : aspect_(aspect) {
    std::vector<Cube> examples = {solved};  // a position for each state
    numbers_.emplace(aspect(solved), 0);
    for (std::uint32_t state = 0; state < examples.size(); ++state) {
        after_.resize(after_.size() + Move::count);
        for (const Move m : turns.turns()) {
            const Cube next         = examples[state] * m;
            const auto [at, is_new] = numbers_.emplace(aspect(next), size());
            if (is_new) examples.push_back(next);
            after_[state * Move::count + m.index()] = at->second;
        }
    }
}

}  // namespace antipode::methods
