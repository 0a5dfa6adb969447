#include "service/cube_solver.h"

namespace antipode::service {
namespace {

// The two-phase search has no tables of its own for slice turns.
Metric metric_of_start(Metric metric) { return metric == Metric::stm ? Metric::htm : metric; }

}  // namespace

CubeSolver::CubeSolver(const Options& options, TableStore store, OpenOptions opening)
    : CubeSolver(options,
                 std::make_shared<SolveTables>(std::move(store), metric_of_start(options.metric),
                                               std::move(opening))) {}

CubeSolver::CubeSolver(const Options& options, std::shared_ptr<SolveTables> tables)
    : options_(options),
      tables_(std::move(tables)),
      needs_tables_(options.turns == TurnSet::every_turn()
                    || suits_two_phase(options.turns, options.metric)) {
    if (options.shortest)
        bounds_ = std::make_unique<OptimalTables>(
            tables_->store(), tables_->options(),
            TableWish{.metric = options.metric, .memory = options.shortest->memory});
    if (options.method != nullptr) methods_ = std::make_unique<MethodShelf>(tables_);
}

CubeSolver::CubeSolver(const Options& options, std::shared_ptr<SolveTables> tables,
                       OptimalPointer bounds)
    : CubeSolver(options, std::move(tables)) {
    bounds_ = std::make_unique<OptimalTables>(std::move(bounds));
}

Result<SolveAnswer> CubeSolver::solve(const Cube& cube, const Limits& limits, const Watch& watch,
                                      const ProofKeeping& keeping) {
    if (const auto error = unsolvable(cube)) return *error;
    if (options_.method != nullptr) return solve_by_method(cube, limits, watch);
    if (options_.shortest) return solve_shortest(cube, limits, watch, keeping);
    if (options_.costs) return solve_cheapest(cube, limits, watch);
    if (!options_.is_plain()) return solve_restricted(cube, limits, watch);
    const auto solver = tables_->solver({.stop = watch.stop});
    if (!solver) return solver.error();
    return SolveAnswer{cube, options_.metric, (*solver)->solve({cube, limits}, watch)};
}

// Restricted and cheapest solving make tables of their own, once.
std::optional<Error> CubeSolver::prepare() {
    const std::lock_guard lock(preparing_);
    if (restricted_ || cheapest_) return std::nullopt;
    SolverPointer shared;
    if (needs_tables()) {
        const auto solver = tables_->solver();
        if (!solver) return solver.error();
        shared = *solver;
    }
    if (options_.costs)
        cheapest_ = std::make_unique<CheapestSolver>(CheapestSolver::Options{
            .costs = *options_.costs, .turns = options_.turns, .two_phase = shared});
    else
        restricted_ = std::make_unique<RestrictedSolver>(RestrictedSolver::Options{
            .turns = options_.turns, .metric = options_.metric, .two_phase = shared});
    return std::nullopt;
}

Result<SolveAnswer> CubeSolver::solve_restricted(const Cube& cube, const Limits& limits,
                                                 const Watch& watch) {
    if (const auto error = prepare()) return *error;
    const auto answer = restricted_->solve(cube, limits, watch);
    if (!answer) return answer.error();
    return SolveAnswer{cube, options_.metric, *answer};
}

Result<SolveAnswer> CubeSolver::solve_by_method(const Cube& cube, const Limits& limits,
                                                const Watch& watch) {
    const auto method = methods_->method(*options_.method, watch.stop);
    if (!method) return method.error();
    auto        solution = (*method)->solve(cube, limits, watch);
    SolveAnswer answer{cube, options_.metric, std::move(solution.answer)};
    answer.method = options_.method->name;
    answer.phases = std::move(solution.phases);
    return answer;
}

Result<SolveAnswer> CubeSolver::solve_cheapest(const Cube& cube, const Limits& limits,
                                               const Watch& watch) {
    if (const auto error = prepare()) return *error;
    const auto cheapest = cheapest_->solve(cube, limits, watch);
    if (!cheapest) return cheapest.error();
    SolveAnswer answer{cube, options_.metric, {}};
    answer.answer.found    = cheapest->found;
    answer.answer.solution = cheapest->solution;
    answer.answer.length   = static_cast<unsigned>(length(cheapest->solution, options_.metric));
    answer.answer.ended    = cheapest->ended;
    answer.answer.nodes    = cheapest->nodes;
    answer.answer.elapsed  = cheapest->elapsed;
    if (cheapest->found) answer.cost = cheapest->cost;
    return answer;
}

}  // namespace antipode::service
