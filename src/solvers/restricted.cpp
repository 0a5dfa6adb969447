#include "solvers/restricted.h"

#include <algorithm>
#include <cassert>

#include "cube/validity.h"

namespace antipode {
namespace {

constexpr std::uint64_t order_of_h = 19'508'428'800;  // 8! 8! 4! / 2

// The turns that stay in H as seen along an axis.
TurnSet inner_turns_of(TurnSet turns, Face axis) {
    TurnSet inner;
    for (Move m : turns.turns())
        if (m.turn() == Turn::half || m.face() == axis || m.face() == opposite(axis))
            inner.insert(m);
    return inner;
}

// In quarter turns the first phase makes half turns of two quarters.
bool has_only_whole_faces(TurnSet turns) {
    return std::ranges::all_of(turns.turns(), [&](Move m) {
        return std::ranges::all_of(all_turns,
                                   [&](Turn t) { return turns.contains(Move(m.face(), t)); });
    });
}

}  // namespace

bool suits_two_phase(TurnSet turns, Metric metric) {
    if (powers_of(turns) != turns) return false;
    if (metric == Metric::qtm && !has_only_whole_faces(turns)) return false;
    constexpr std::array axes = {Face::U, Face::R, Face::F};
    return std::ranges::any_of(axes, [&](Face axis) {
        return TurnGroup(inner_turns_of(turns, axis)).order() == Natural(order_of_h);
    });
}

RestrictedSolver::RestrictedSolver(const Options& options)
    : options_(options), group_(options.turns) {
    const bool by_two_phase = options.two_phase && suits_two_phase(options.turns, options.metric);
    assert(!by_two_phase || options.two_phase->metric() == options.metric);
    if (by_two_phase) return;
    options_.two_phase = nullptr;
    engine_ = std::make_shared<const Engine>(TurnRules(options.turns, weights_of(options.metric)),
                                             options.sizes, options.stop);
}

RestrictedStrategy RestrictedSolver::strategy() const {
    if (!engine_) return RestrictedStrategy::two_phase;
    switch (engine_->way()) {
        case Engine::Way::exact:
            return RestrictedStrategy::exact;
        case Engine::Way::staged:
            return RestrictedStrategy::staged;
        case Engine::Way::words:
            break;
    }
    return RestrictedStrategy::words;
}

Result<Answer> RestrictedSolver::solve(const Cube& cube, const Limits& limits,
                                       const Watch& watch) const {
    if (auto reason = group_.why_not(cube)) return Error{.message = std::move(*reason)};
    if (!engine_)
        return options_.two_phase->solve(
            {.cube = cube, .limits = limits, .turns = options_.turns.mask()}, watch);
    Pursuit pursuit({.cube = cube, .rules = engine_->rules(), .limits = limits}, watch);
    engine_->run(pursuit);
    return pursuit.answer();
}

Result<Solution> RestrictedSolver::solve(const Request& request, const Watch& watch) const {
    auto answer = solve(request.cube, request.limits, watch);
    if (!answer) return answer.error();
    return Solution{.answer = *std::move(answer)};
}

}  // namespace antipode
