#include "service/engine_ways.h"

#include <algorithm>

namespace antipode::service {

std::shared_ptr<CubeSolver> EngineWays::find(const CubeSolver::Options&          how,
                                             const std::shared_ptr<SolveTables>& tables) {
    const std::lock_guard lock(mutex_);
    const auto            known = std::ranges::find(ways_, how, &Way::how);
    if (known != ways_.end()) {
        std::rotate(known, known + 1, ways_.end());
        return ways_.back().solver;
    }
    if (ways_.size() == max_kept) ways_.erase(ways_.begin());
    return ways_.emplace_back(Way{how, std::make_shared<CubeSolver>(how, tables)}).solver;
}

void EngineWays::forget() {
    const std::lock_guard lock(mutex_);
    ways_.clear();
}

}  // namespace antipode::service
