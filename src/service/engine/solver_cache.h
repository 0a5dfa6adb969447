// The solvers that need preparation (some of the turns, costs), kept for the next
// request that asks for the same.
#pragma once

#include "search/two_phase/solver.h"
#include "service/engine/solver_choice.h"
#include "service/engine/table_cache.h"
#include "solvers/solver.h"

namespace antipode::service {

// Where solvers and methods get the searches whose tables are files. Both may take their
// time, until they are stopped.
struct SearchSources {
    std::function<Result<std::shared_ptr<const two_phase::Solver>>(Metric, const std::stop_token&)>
        two_phase;
    std::function<Result<std::shared_ptr<const two_phase::Solver>>(const std::stop_token&)>
        centred_two_phase;  // of half turns, for positions with centres
    std::function<Result<std::shared_ptr<const optimal::Solver>>(const std::stop_token&)>
             bounds;       // of half turns
    unsigned threads = 1;  // to make other tables with
};

class SolverCache {
public:
    using Value = std::shared_ptr<const Solver>;

    explicit SolverCache(SearchSources sources);

    Result<Value> get(const SolverChoice& choice, const WaitLimit& limit) {
        return solvers_.get(choice, {.limit = limit});
    }

    // Those in use stay until their searches are over.
    void forget_all() { solvers_.forget_all(); }

private:
    // Each takes up to some hundred megabytes.
    static constexpr std::size_t max_kept = 3;

    std::optional<Error> make(SharedWork::Making& making, const SolverChoice& choice) const;

    const SearchSources              sources_;
    TableCache<SolverChoice, Solver> solvers_;
};

}  // namespace antipode::service
