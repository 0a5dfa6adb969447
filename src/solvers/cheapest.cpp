#include "solvers/cheapest.h"

#include <algorithm>
#include <cmath>

#include "notation/simplify.h"
#include "solvers/restricted.h"

namespace antipode {
namespace {

// How much longer than the shortest a cheaper solution may be.
constexpr unsigned extra_turns = 3;

// Where costs differ by more than this, it pays to search by cost.
constexpr double much_dearer = 2;

struct Range {
    double cheapest;
    double dearest;
};

Range range_of(const CostProfile& costs, TurnSet turns) {
    Range range = {std::numeric_limits<double>::infinity(), 0};
    for (Move m : turns.turns()) {
        range.cheapest = std::min(range.cheapest, costs.turns[m.index()]);
        range.dearest  = std::max(range.dearest, costs.turns[m.index()]);
    }
    return range;
}

TurnWeights rounded(const CostProfile& costs, double unit) {
    constexpr double heaviest = 30;
    TurnWeights      weights{};
    for (Move m : all_moves)
        weights[m.index()] = static_cast<unsigned>(
            std::clamp(std::round(costs.turns[m.index()] / unit), 1.0, heaviest));
    return weights;
}

double worst_error(const CostProfile& costs, const TurnWeights& weights, double unit,
                   TurnSet turns) {
    double worst = 0;
    for (Move m : turns.turns())
        worst = std::max(worst, std::abs(weights[m.index()] * unit / costs.turns[m.index()] - 1));
    return worst;
}

// The sum of weights is nearly the cost, but for faces that turn together.
unsigned slack_of(const TurnRules& rules, const CostProfile& costs) {
    unsigned cheapest = rules.dearest();
    for (std::size_t s = 0; s < rules.size(); ++s)
        cheapest = std::min(cheapest, rules.cost(static_cast<Step>(s)));
    const bool together = std::ranges::find(costs.parallel, true) != costs.parallel.end();
    return together ? extra_turns * cheapest : cheapest;
}

}  // namespace

TurnWeights weights_of(const CostProfile& costs, TurnSet turns) {
    constexpr double   good_enough = 0.03;
    constexpr unsigned finest      = 5;  // units of the cheapest turn; more make too many rounds
    const double       cheapest    = range_of(costs, turns).cheapest;
    for (unsigned units = 1;; ++units) {
        const double      unit    = cheapest / units;
        const TurnWeights weights = rounded(costs, unit);
        if (units == finest || worst_error(costs, weights, unit, turns) <= good_enough)
            return weights;
    }
}

CheapestSolver::CheapestSolver(const Options& options)
    : options_(options),
      rules_(options.turns, weights_of(options.costs, options.turns)),
      group_(options.turns) {
    if (!suits_two_phase(options.turns, Metric::htm)) options_.two_phase = nullptr;
    const Range range = range_of(options.costs, options.turns);
    if (!options_.two_phase || range.dearest > much_dearer * range.cheapest)
        engine_ = std::make_shared<const Engine>(rules_, options.sizes, options.stop);
}

// One solve(): the best so far, from whichever search.
struct CheapestSolver::Progressing {
    const Cube&    cube;
    const Watch&   watch;
    CheapestAnswer answer = {};

    void keep(const Moves& solution, double cost) {
        if (answer.found && cost >= answer.cost) return;
        answer.found    = true;
        answer.solution = solution;
        answer.cost     = cost;
        if (watch.on_solution) watch.on_solution(solution);
    }
    Watch watch_telling(const std::function<void(const Moves&)>& tell) const {
        Watch same       = watch;
        same.on_solution = tell;
        return same;
    }
    void add(const Answer& part) {
        answer.ended = part.ended;
        answer.nodes += part.nodes;
        answer.elapsed += part.elapsed;
    }
};

Result<CheapestAnswer> CheapestSolver::solve(const Cube& cube, const Limits& limits,
                                             const Watch& watch) const {
    if (auto reason = group_.why_not(cube)) return Error{.message = std::move(*reason)};
    Progressing progressing = {cube, watch};
    Limits      first       = limits;
    // Lengths are not what is asked for.
    first.enough_length = 0;
    first.shorter_than  = Limits{}.shorter_than;
    if (options_.two_phase && engine_) {
        first.max_time  = limits.max_time / 2;
        first.max_nodes = limits.max_nodes / 2;
    }
    if (options_.two_phase) run_two_phase(progressing, first);
    if (!engine_ || progressing.answer.ended == Ended::stopped) return progressing.answer;
    Limits rest = first;
    rest.max_time =
        std::max(limits.max_time - progressing.answer.elapsed, std::chrono::nanoseconds::zero());
    rest.max_nodes = limits.max_nodes - std::min(progressing.answer.nodes, limits.max_nodes);
    run_staged(progressing, rest);
    return progressing.answer;
}

void CheapestSolver::run_two_phase(Progressing& progressing, const Limits& limits) const {
    const auto spelled = [&](const Moves& word) { return rules_.spelled(simplify(word)); };
    const auto value   = [&](const Moves& word) { return cost(spelled(word), options_.costs); };
    const auto tell    = [&](const Moves& word) { progressing.keep(spelled(word), value(word)); };
    progressing.add(options_.two_phase->solve({.cube       = progressing.cube,
                                               .limits     = limits,
                                               .turns      = options_.turns.mask(),
                                               .preference = {value, extra_turns}},
                                              progressing.watch_telling(tell)));
}

void CheapestSolver::run_staged(Progressing& progressing, const Limits& limits) const {
    const auto  value = [&](const Moves& word) { return cost(word, options_.costs); };
    const auto  tell  = [&](const Moves& word) { progressing.keep(word, value(word)); };
    const Watch watch = progressing.watch_telling(tell);
    Pursuit     pursuit({.cube       = progressing.cube,
                         .rules      = engine_->rules(),
                         .limits     = limits,
                         .preference = {value, slack_of(rules_, options_.costs)}},
                        watch);
    if (progressing.answer.found) pursuit.offer(progressing.answer.solution);
    engine_->run(pursuit);
    progressing.add(pursuit.answer());
}

Result<Solution> CheapestSolver::solve(const Request& request, const Watch& watch) const {
    const auto cheapest = solve(request.cube, request.limits, watch);
    if (!cheapest) return cheapest.error();
    Solution solution{
        .answer = {.found    = cheapest->found,
                   .solution = cheapest->solution,
                   .length   = static_cast<unsigned>(length(cheapest->solution, Metric::htm)),
                   .ended    = cheapest->ended,
                   .nodes    = cheapest->nodes,
                   .elapsed  = cheapest->elapsed}};
    if (cheapest->found) solution.cost = cheapest->cost;
    return solution;
}

}  // namespace antipode
