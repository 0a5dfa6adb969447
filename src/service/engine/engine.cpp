#include "service/engine/engine.h"

#include <algorithm>
#include <array>

#include "base/seconds.h"
#include "service/answers/solve.h"
#include "service/engine/bounds_cache.h"
#include "service/engine/goal_cache.h"
#include "service/engine/method_cache.h"
#include "service/engine/solver_cache.h"
#include "service/engine/tables.h"
#include "service/messages.h"
#include "solvers/slice_turns.h"
#include "solvers/two_phase.h"
#include "tables/optimal.h"

namespace antipode::service {
namespace {

constexpr std::array<Metric, 2> metrics = {Metric::htm, Metric::qtm};

// Of the time that a table takes to be built, so much goes to a search without it.
constexpr double share_without_table = 0.1;

// Slice turns are counted in what the search in face turns finds.
Metric two_phase_metric(Metric metric) { return metric == Metric::qtm ? metric : Metric::htm; }

OpenOptions opening_of(const Engine::Options& options) {
    OpenOptions opening = options.telling;
    opening.threads     = options.threads;
    return opening;
}

SolveAnswer answer_of(const SolveTask& task, Solution solution) {
    SolveAnswer answer{task.cube, task.how.metric, std::move(solution.answer)};
    answer.centres = task.centres;
    answer.cost    = solution.cost;
    answer.all     = std::move(solution.all);
    answer.proof   = std::move(solution.proof);
    answer.effort  = solution.effort;
    if (task.how.goal) answer.goal = task.how.goal->name;
    answer.goals = std::move(solution.goals);
    if (task.how.method == nullptr) return answer;
    answer.method = task.how.method->name;
    answer.phases = std::move(solution.phases);
    return answer;
}

}  // namespace

Engine::Engine(const Options& options)
    : threads_(options.threads), store_(options.store), on_note_(options.telling.on_note) {
    const TableSources sources = {.store     = options.store,
                                  .opening   = opening_of(options),
                                  .pages     = options.pages,
                                  .on_change = [this](const TablesStatus& status) { tell(status); },
                                  // Solvers that were prepared before still read the files.
                                  .on_moved = [this] { solvers_->forget_all(); }};
    two_phase_                 = std::make_unique<TwoPhaseCache>(
        [=](Metric metric) { return two_phase_row(metric, sources); });
    centre_parity_ = std::make_unique<ParityCache>(
        [=](Metric metric) { return centre_parity_row(metric, sources); });
    TableSources bounds = sources;
    bounds.pages        = options.bounds_pages;
    bounds_             = std::make_unique<BoundsCache>(std::move(bounds));
    // A card has memory for one table.
    cards_ = std::make_unique<CardCache>(
        [=, this](const CardChoice& choice) {
            const Metric metric = choice.metric;
            return card_row(choice, sources, [=, this] { return solver_if_ready(metric); });
        },
        1);
    solvers_ = std::make_unique<SolverCache>(this->sources());
    methods_ = std::make_unique<MethodCache>(this->sources());
    goals_   = std::make_unique<GoalCache>(sources);
    if (options.opening == Opening::at_once) two_phase_->begin(Metric::htm);
}

// Solvers and methods that are being made may wait for tables, and tables that have moved
// let solvers be forgotten.
Engine::~Engine() {
    cards_.reset();
    methods_.reset();
    solvers_->forget_all();
    centre_parity_.reset();
    two_phase_.reset();
}

SearchSources Engine::sources() {
    return {
        .two_phase = [this](Metric                 metric,
                            const std::stop_token& stop) { return solver(metric, {.stop = stop}); },
        .centred_two_phase =
            [this](const std::stop_token& stop) {
                return solver_for_centres(Metric::htm, {.stop = stop});
            },
        .bounds =
            [this](const std::stop_token& stop) {
                return bounds({.metric = Metric::htm}, {.stop = stop});
            },
        .threads = threads_};
}

// ---- tables -----------------------------------------------------------------------

void Engine::tell(const TablesStatus& status) {
    listeners_.put(status);
    listeners_.deliver();
}

std::vector<TablesStatus> Engine::tables() const {
    std::vector<TablesStatus> list;
    for (const Metric metric : metrics) list.push_back(two_phase_->status(metric));
    for (const Metric metric : centre_parity_->keys())
        list.push_back(centre_parity_->status(metric));
    std::ranges::move(bounds_->statuses(), std::back_inserter(list));
    return list;
}

Subscription Engine::on_tables(std::function<void(const TablesStatus&)> callback) {
    return listeners_.add(std::move(callback));
}

Result<SolverPointer> Engine::solver(Metric metric, const WaitLimit& limit) {
    return two_phase_->get(two_phase_metric(metric), {.limit = limit});
}

Result<SolverPointer> Engine::two_phase_for(const SolveTask& task, const WaitLimit& limit) {
    const Metric metric = two_phase_metric(task.how.metric);
    return task.centres.counted.empty() ? solver(metric, limit) : solver_for_centres(metric, limit);
}

Result<SolverPointer> Engine::solver_for_centres(Metric metric, const WaitLimit& limit) {
    auto plain = solver(metric, limit);
    if (!plain) return plain;
    if (!is_kept(store_.status(centre_parity_spec(metric)))) return plain;
    const auto table = centre_parity_->get(metric, {.limit = limit});
    if (!table) return plain;
    return SolverPointer(
        std::make_shared<const two_phase::Solver>((*plain)->with_centre_parity(**table)));
}

SolverPointer Engine::solver_if_ready(Metric metric) const {
    return two_phase_->get_if_ready(two_phase_metric(metric));
}

Result<OptimalPointer> Engine::bounds(const TableChoice& choice, const WaitLimit& limit) {
    const auto chosen = bounds_->choose(choice);
    if (!chosen) return chosen.error();
    if (chosen->note) on_note_(*chosen->note);
    return bounds_->get(chosen->number, {.limit = limit});
}

std::optional<Error> Engine::finish(const WaitLimit& limit) {
    auto       first  = two_phase_->finish(limit);
    const auto second = bounds_->finish(limit);
    const auto third  = goals_->finish(limit);
    const auto fourth = centre_parity_->finish(limit);
    return first ? first : second ? second : third ? third : fourth;
}

// ---- solving ----------------------------------------------------------------------

std::optional<SolveAnswer> Engine::try_quick(const Cube& cube, const QuickRequest& request) const {
    const SolverPointer solver = solver_if_ready(request.metric);
    if (!solver) return std::nullopt;
    const Limits limits = {.enough_length = request.max_length, .max_nodes = request.max_nodes};
    SolveAnswer  answer = {cube, request.metric, solver->solve({.cube = cube, .limits = limits})};
    if (!answer.answer.found || answer.answer.length > request.max_length) return std::nullopt;
    return answer;
}

Result<SolveAnswer> Engine::solve(const SolveTask& task, const Watch& watch,
                                  const SolveCallbacks& callbacks) {
    if (const auto error = unsolvable(with_centres(task.cube, task.centres))) return *error;
    const auto solver = solver_for(task, watch, callbacks);
    if (!solver) return solver.error();
    Solver::Request request = {.cube     = task.cube,
                               .limits   = task.limits,
                               .centres  = task.centres,
                               .resumed  = task.proof.get(),
                               .keep     = callbacks.on_proof,
                               .at_least = task.at_least};
    unsigned&       threads = request.limits.threads;
    threads                 = threads == 0 ? threads_ : std::min(threads, threads_);
    auto solution           = (*solver)->solve(request, watch);
    if (!solution) return solution.error();
    return answer_of(task, *std::move(solution));
}

Result<std::shared_ptr<const Solver>> Engine::solver_for(const SolveTask& task, const Watch& watch,
                                                         const SolveCallbacks& callbacks) {
    const WaitLimit limit = {task.max_wait, watch.stop};
    if (task.how.method != nullptr) {
        auto method = methods_->get(*task.how.method, watch.stop, task.centres.counted);
        if (!method) return method.error();
        return std::shared_ptr<const Solver>(*std::move(method));
    }
    if (task.how.goal) return goal_solver(task, watch, callbacks);
    if (task.how.shortest) return shortest_solver(task, watch, callbacks);
    if (!task.how.is_plain()) return solvers_->get(task.how, limit);
    auto search = two_phase_for(task, limit);
    if (!search) return search.error();
    if (task.how.metric == Metric::stm)
        return std::shared_ptr<const Solver>(std::make_shared<SliceTurnSolver>(*std::move(search)));
    return std::shared_ptr<const Solver>(std::make_shared<TwoPhaseSolver>(*std::move(search)));
}

Result<std::shared_ptr<const Solver>> Engine::shortest_solver(const SolveTask&      task,
                                                              const Watch&          watch,
                                                              const SolveCallbacks& callbacks) {
    const WaitLimit limit = {task.max_wait, watch.stop};
    if (task.how.shortest->device != Device::cpu) {
        auto card = card_solver(task, {limit, watch.gate, callbacks.on_table});
        if (!card || *card) return card;
    }
    auto stages = stages_of(task, {limit, watch.gate, callbacks.on_table});
    if (!stages) return stages.error();
    ShortestSolver::Options options = {.wanted     = task.how.shortest->wanted,
                                       .max_length = task.how.shortest->max_length,
                                       .stages     = *std::move(stages)};
    if (task.how.metric != Metric::stm) {
        auto search = two_phase_for(task, limit);
        if (!search) return search.error();
        options.two_phase = *std::move(search);
    }
    return std::shared_ptr<const Solver>(std::make_shared<ShortestSolver>(std::move(options)));
}

const std::optional<std::string>& Engine::card_name() {
    static const std::optional<std::string> name = [] {
        const auto facts = batch::card_facts();
        return facts ? std::optional(facts->name) : std::nullopt;
    }();
    return name;
}

unsigned Engine::at_once(const SolverChoice& how, unsigned threads) const {
    if (!how.shortest || how.shortest->device == Device::cpu || !batch::card_facts())
        return threads;
    return std::max(threads, batch::CardOptions{}.slots);
}

// Whoever asks for a card by its name is told why the processor searches.
Result<std::shared_ptr<const Solver>> Engine::card_solver(const SolveTask& task,
                                                          const TableWait& wait) {
    const Shortest&  shortest = *task.how.shortest;
    const bool       is_asked = shortest.device == Device::gpu;
    const CardChoice choice   = {task.how.metric, shortest.memory};
    // To ask the driver takes as long as a cube.
    if (!cards_->get_if_ready(choice))
        if (const auto facts = batch::card_facts(); !facts) {
            if (is_asked)
                on_note_(service_message<"no-card-so-processor">(facts.error().message).text());
            return std::shared_ptr<const Solver>();
        }
    const bool can = task.how.metric != Metric::stm && task.centres.counted.empty()
                     && task.proof == nullptr
                     && shortest.max_length.value_or(0) <= batch::max_length;
    if (!can) {
        if (is_asked) on_note_(service_message<"card-does-not">(batch::max_length).text());
        return std::shared_ptr<const Solver>();
    }
    two_phase_->begin(two_phase_metric(choice.metric));
    const auto queue = cards_->get(choice, wait);
    if (!queue) return queue.error();
    return std::shared_ptr<const Solver>(std::make_shared<CardSolver>(
        *queue, CardSolver::Options{shortest.wanted, shortest.max_length}));
}

std::shared_ptr<const Solver> Engine::goal_solver(const SolveTask& task, const Watch& watch,
                                                  const SolveCallbacks& callbacks) {
    const GoalChoice& choice = *task.how.goal;
    const TableWait   wait   = {{task.max_wait, watch.stop}, watch.gate, callbacks.on_table};
    return std::make_shared<goals::GoalSolver>(
        goals::GoalSolver::Options{.goals    = choice.goals,
                                   .from     = choice.from,
                                   .turns    = task.how.turns,
                                   .metric   = task.how.metric,
                                   .wanted   = choice.wanted,
                                   .tables   = goals_->source(wait),
                                   .whole    = whole_cube(task, watch, callbacks),
                                   .on_found = callbacks.on_goal});
}

goals::WholeCube Engine::whole_cube(const SolveTask& task, const Watch& watch,
                                    const SolveCallbacks& callbacks) {
    const GoalChoice& choice = *task.how.goal;
    if (choice.goals.size() != 1 || !goals::is_whole(choice.goals.front().goal)) return {};
    const auto chosen = bounds_->choose({.metric = task.how.metric});
    if (!chosen) return {};
    const goals::Wanted& wanted  = choice.wanted;
    SolveTask            proving = task;
    proving.how.goal.reset();
    proving.how.shortest = Shortest{
        .wanted     = wanted.all ? optimal::Frontier::Wanted::all : optimal::Frontier::Wanted::one,
        .max_length = wanted.max_length};
    return {.solver   = [=, this] { return shortest_solver(proving, watch, callbacks); },
            .is_there = is_kept(store_.status(optimal::specs()[chosen->number]))};
}

// A table that takes minutes to build is not begun before one that is there, or the
// smallest one, has had its chance. What memory there is matters only where a table is
// needed at all.
Result<Engine::Stages> Engine::stages_of(const SolveTask& task, const TableWait& wait) {
    const auto chosen =
        bounds_->choose({.metric = task.how.metric, .memory = task.how.shortest->memory});
    if (!chosen && chosen.error().kind == ErrorKind::usage) return chosen.error();
    if (!chosen) return Stages{{.bounds = [=] { return Result<OptimalPointer>(chosen.error()); }}};
    Stages stages;
    if (chosen->meanwhile) {
        const double seconds = share_without_table * optimal::specs()[chosen->number].seconds;
        stages.push_back({.bounds   = [=, this] { return bounds_->get(*chosen->meanwhile, wait); },
                          .max_time = from_seconds(seconds)});
    }
    stages.push_back({.bounds = [=, this] {
        if (chosen->note) on_note_(*chosen->note);
        return bounds_->get(chosen->number, wait);
    }});
    return stages;
}

}  // namespace antipode::service
