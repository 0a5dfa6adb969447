// The ways of solving that need preparation (some of the turns, costs), kept for
// the next request that asks for the same.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "service/cube_solver.h"

namespace antipode::service {

class EngineWays {
public:
    std::shared_ptr<CubeSolver> find(const CubeSolver::Options&          how,
                                     const std::shared_ptr<SolveTables>& tables);

    // Those in use stay until their searches are over.
    void forget();

private:
    // Each takes up to some hundred megabytes.
    static constexpr std::size_t max_kept = 3;

    struct Way {
        CubeSolver::Options         how;
        std::shared_ptr<CubeSolver> solver;
    };

    std::mutex       mutex_;
    std::vector<Way> ways_;  // the one used last at the end
};

}  // namespace antipode::service
