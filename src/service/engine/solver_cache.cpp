#include "service/engine/solver_cache.h"

#include "service/messages.h"
#include "solvers/cheapest.h"
#include "solvers/restricted.h"

namespace antipode::service {
namespace {

bool reads_two_phase_tables(const SolverChoice& choice) {
    return choice.turns == TurnSet::every_turn()
           || suits_two_phase(choice.turns.faces, choice.metric);
}

}  // namespace

SolverCache::SolverCache(SearchSources sources)
    : sources_(std::move(sources)),
      solvers_(
          [this](const SolverChoice& choice) -> SharedWork::Options {
              return {.about = {.metric = choice.metric},
                      .what  = service_message<"tables-of-turns">(),
                      .make  = [this, choice](SharedWork::Making& making) {
                          return make(making, choice);
                      }};
          },
          max_kept) {}

std::optional<Error> SolverCache::make(SharedWork::Making& making,
                                       const SolverChoice& choice) const {
    std::shared_ptr<const two_phase::Solver> two_phase;
    if (reads_two_phase_tables(choice)) {
        const auto ready = sources_.two_phase(choice.metric, making.stop());
        if (!ready) return ready.error();
        two_phase = *ready;
    }
    Value solver;
    if (choice.costs)
        solver = std::make_shared<const CheapestSolver>(
            CheapestSolver::Options{.costs     = *choice.costs,
                                    .turns     = choice.turns.faces,
                                    .two_phase = two_phase,
                                    .stop      = making.stop()});
    else
        solver = std::make_shared<const RestrictedSolver>(
            RestrictedSolver::Options{.turns     = choice.turns.faces,
                                      .metric    = choice.metric,
                                      .two_phase = two_phase,
                                      .stop      = making.stop()});
    if (making.stop().stop_requested())
        return stopped_error(
            service_message<"stopped-waiting">(service_message<"tables-of-turns">()));
    making.offer(solver);
    return std::nullopt;
}

}  // namespace antipode::service
