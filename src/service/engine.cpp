#include "service/engine.h"

#include <algorithm>
#include <limits>

#include "service/engine_bounds.h"
#include "service/engine_tables.h"
#include "service/engine_ways.h"

namespace antipode::service {
namespace {

constexpr std::array<Metric, 2> metrics = {Metric::htm, Metric::qtm};

// For a first solution, while the table for the shortest one is opened.
constexpr auto time_to_show = std::chrono::milliseconds(100);

bool knows_solution(const Limits& limits) {
    return limits.shorter_than != std::numeric_limits<unsigned>::max();
}

bool lists_all(const SolveTask& task) {
    return task.how.shortest->wanted == optimal::Frontier::Wanted::all;
}

// What was found first stays where nothing shorter came after it.
void add_first(Answer& answer, const Answer& first) {
    answer.nodes += first.nodes;
    answer.probes += first.probes;
    answer.elapsed += first.elapsed;
    if (answer.found) return;
    answer.found    = true;
    answer.solution = first.solution;
    answer.length   = first.length;
}

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
    bounds_ = std::make_unique<EngineBounds>(
        BoundsTable::Options{.store     = options.store,
                             .threads   = options.threads,
                             .pages     = options.pages,
                             .on_change = [this](const TablesStatus& status) { tell(status); }});
    if (options.opening == Opening::at_once) tables_of(Metric::htm).begin();
}

Engine::~Engine() = default;

// Slice turns have no two-phase search of their own.
EngineTables& Engine::tables_of(Metric metric) const {
    return *metrics_.at(metric == Metric::qtm ? 1 : 0);
}

void Engine::tell(const TablesStatus& status) {
    listeners_.put(status);
    listeners_.deliver();
}

std::vector<TablesStatus> Engine::tables() const {
    std::vector<TablesStatus> list;
    for (const auto& tables : metrics_) list.push_back(tables->status());
    std::ranges::move(bounds_->tables(), std::back_inserter(list));
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

MethodSources Engine::method_sources() {
    return {.two_phase =
                [this](const std::stop_token& stop) { return solver(Metric::htm, {.stop = stop}); },
            .optimal =
                [this](const std::stop_token& stop) {
                    return bounds_->solver({.metric = Metric::htm}, {.patience = {.stop = stop}});
                },
            .threads = threads_};
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
                                  const SolveCare& care) {
    if (const auto error = unsolvable(task.cube)) return *error;
    SolveTask granted       = task;
    unsigned& threads       = granted.limits.threads;
    threads                 = threads == 0 ? threads_ : std::min(threads, threads_);
    const Patience patience = {care.max_wait, watch.stop};
    if (task.how.shortest) return solve_shortest(granted, watch, care);
    if (!task.how.is_plain()) return solve_prepared(granted, watch, patience);
    const auto found = solver(task.how.metric, patience);
    if (!found) return found.error();
    return SolveAnswer{task.cube, task.how.metric,
                       (*found)->solve({.cube = task.cube, .limits = granted.limits}, watch)};
}

Result<SolveAnswer> Engine::solve_prepared(const SolveTask& task, const Watch& watch,
                                           const Patience& patience) {
    const auto way = ways_->find(task.how, tables_of(task.how.metric).tables());
    // Waited for here, where patience ends; afterwards they are there.
    if (way->needs_tables()) {
        const auto ready = solver(task.how.metric, patience);
        if (!ready) return ready.error();
    }
    return way->solve(task.cube, task.limits, watch);
}

// A solution that is short, but not proven shortest, for those who wait for the table.
std::optional<Answer> Engine::something_to_show(const SolveTask& task, const Watch& watch) const {
    if (task.how.metric == Metric::stm || task.proof || knows_solution(task.limits))
        return std::nullopt;
    const SolverPointer two_phase = solver_if_ready(task.how.metric);
    if (!two_phase) return std::nullopt;
    Limits limits       = task.limits;
    limits.max_time     = std::min<std::chrono::nanoseconds>(limits.max_time, time_to_show);
    const Answer answer = two_phase->solve({.cube = task.cube, .limits = limits}, watch);
    return answer.found ? std::optional(answer) : std::nullopt;
}

Result<SolveAnswer> Engine::solve_shortest(const SolveTask& task, const Watch& watch,
                                           const SolveCare& care) {
    const Metric    metric   = task.how.metric;
    const TableWish wish     = {.metric = metric, .memory = task.how.shortest->memory};
    const Patience  patience = {care.max_wait, watch.stop};
    if (metric != Metric::stm) {
        const auto ready = solver(metric, patience);
        if (!ready) return ready.error();
    }
    std::optional<Answer> shown;
    if (!bounds_->solver_if_ready(wish)) shown = something_to_show(task, watch);
    const auto bounds = bounds_->solver(wish, {patience, watch.gate, care.on_table});
    if (!bounds) return bounds.error();
    Limits limits = task.limits;
    if (lists_all(task)) shown.reset();  // it is one of those that are looked for
    if (shown) limits.shorter_than = shown->length;
    CubeSolver way(task.how, tables_of(metric).tables(), *bounds);
    auto       answer =
        way.solve(task.cube, limits, watch,
                  {.resumed = task.proof.get(), .keep = care.on_proof, .at_least = care.at_least});
    if (!answer || !shown) return answer;
    SolveAnswer whole = *std::move(answer);
    add_first(whole.answer, *shown);
    return whole;
}

}  // namespace antipode::service
