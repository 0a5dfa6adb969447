#include "service/engine.h"

#include <algorithm>
#include <cassert>

#include "service/engine_tables.h"
#include "service/engine_ways.h"

namespace antipode::service {
namespace {

constexpr std::array<Metric, 2> metrics = {Metric::htm, Metric::qtm};

}  // namespace

Engine::Engine(const Options& options)
    : threads_(options.threads), ways_(std::make_unique<EngineWays>()) {
    for (std::size_t i = 0; i < metrics.size(); ++i)
        metrics_.at(i) = std::make_unique<EngineTables>(
            EngineTables::Options{.store     = options.store,
                                  .metric    = metrics.at(i),
                                  .threads   = options.threads,
                                  .pages     = options.pages,
                                  .on_change = [this](const TablesStatus& status) { tell(status); },
                                  // Ways that were prepared before still read the files.
                                  .on_moved = [this] { ways_->forget(); }});
    if (options.opening == Opening::at_once) tables_of(Metric::htm).begin();
}

Engine::~Engine() = default;

EngineTables& Engine::tables_of(Metric metric) const {
    assert(metric == Metric::htm || metric == Metric::qtm);
    return *metrics_.at(metric == Metric::htm ? 0 : 1);
}

void Engine::tell(const TablesStatus& status) {
    listeners_.put(status);
    listeners_.deliver();
}

std::vector<TablesStatus> Engine::tables() const {
    std::vector<TablesStatus> list;
    for (const auto& tables : metrics_) list.push_back(tables->status());
    return list;
}

Subscription Engine::on_tables(std::function<void(const TablesStatus&)> callback) {
    return listeners_.add(std::move(callback));
}

Result<SolverPointer> Engine::solver(Metric metric, const Patience& patience) {
    return tables_of(metric).solver(patience);
}

SolverPointer Engine::solver_if_ready(Metric metric) const {
    return tables_of(metric).tables()->solver_if_ready();
}

std::optional<SolveAnswer> Engine::try_quick(const Cube& cube, const QuickRequest& request) const {
    const SolverPointer solver = solver_if_ready(request.metric);
    if (!solver) return std::nullopt;
    const Limits limits = {.enough_length = request.max_length, .max_nodes = request.max_nodes};
    SolveAnswer  answer = {cube, request.metric, solver->solve({.cube = cube, .limits = limits})};
    if (!answer.answer.found || answer.answer.length > request.max_length) return std::nullopt;
    return answer;
}

Result<SolveAnswer> Engine::solve(const SolveTask& task, const Watch& watch,
                                  std::chrono::nanoseconds max_wait) {
    if (const auto error = unsolvable(task.cube)) return *error;
    Limits limits           = task.limits;
    limits.threads          = limits.threads == 0 ? threads_ : std::min(limits.threads, threads_);
    const Patience patience = {max_wait, watch.stop};
    if (!task.how.is_plain()) {
        const auto way = ways_->find(task.how, tables_of(task.how.metric).tables());
        // Waited for here, where patience ends; afterwards they are there.
        if (way->needs_tables()) {
            const auto ready = solver(task.how.metric, patience);
            if (!ready) return ready.error();
        }
        return way->solve(task.cube, limits, watch);
    }
    const auto found = solver(task.how.metric, patience);
    if (!found) return found.error();
    return SolveAnswer{task.cube, task.how.metric,
                       (*found)->solve({.cube = task.cube, .limits = limits}, watch)};
}

}  // namespace antipode::service
