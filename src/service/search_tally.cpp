#include "service/search_tally.h"

#include <algorithm>
#include <new>

namespace antipode::service {

SearchTally::SearchTally(const SolveTask& task, const std::optional<SolveAnswer>& so_far)
    : task_(task), so_far_(so_far.value_or(SolveAnswer{task.cube, task.how.metric, {}})) {
    so_far_.answer.ended = Ended::stopped;
    so_far_.is_over      = true;
}

// What is known is as good as was asked for.
bool SearchTally::is_settled() const {
    const Answer& known = so_far_.answer;
    if (!known.found || task_.how.costs) return false;
    return known.length <= task_.limits.enough_length || so_far_.is_optimal();
}

Limits SearchTally::limits() const {
    Limits limits = task_.limits;
    limits.max_time =
        std::max(limits.max_time - so_far_.answer.elapsed, std::chrono::nanoseconds::zero());
    if (so_far_.answer.found) limits.shorter_than = so_far_.answer.length;
    return limits;
}

bool SearchTally::is_better(const SolveAnswer& answer) const {
    if (!so_far_.answer.found) return true;
    if (answer.cost && so_far_.cost) return *answer.cost < *so_far_.cost;
    return answer.answer.length < so_far_.answer.length;
}

void SearchTally::keep(const SolveAnswer& answer) {
    so_far_.answer.found    = true;
    so_far_.answer.solution = answer.answer.solution;
    so_far_.answer.length   = answer.answer.length;
    so_far_.cost            = answer.cost;
}

void SearchTally::add(const SolveAnswer& part) {
    Answer& sum = so_far_.answer;
    if (part.answer.found && is_better(part)) keep(part);
    sum.nodes += part.answer.nodes;
    sum.probes += part.answer.probes;
    sum.elapsed += part.answer.elapsed;
    sum.lower_bound = std::max(sum.lower_bound, part.answer.lower_bound);
    sum.ended       = part.answer.ended;
}

std::optional<Error> SearchTally::search(Engine& engine, const Watch& watch, const Tell& tell,
                                         std::chrono::nanoseconds max_wait) {
    if (is_settled()) {
        so_far_.answer.ended = so_far_.is_optimal() ? Ended::exhausted : Ended::enough_found;
        return std::nullopt;
    }
    const Answer  before = so_far_.answer;
    std::uint64_t nodes  = before.nodes;
    Watch         inner  = watch;
    SearchClock   clock(watch);
    inner.on_progress = [&](const Progress& progress) {
        nodes = before.nodes + progress.nodes;
        tell.progress({progress.depth, nodes, before.elapsed + progress.elapsed});
    };
    inner.on_solution = [&](const Moves& moves) {
        SolveAnswer found     = so_far_;
        found.is_over         = false;
        found.answer.found    = true;
        found.answer.solution = moves;
        found.answer.length   = static_cast<unsigned>(length(moves, task_.how.metric));
        found.answer.nodes    = nodes;
        found.answer.elapsed  = before.elapsed + clock.elapsed();
        if (task_.how.costs) found.cost = cost(moves, *task_.how.costs);
        if (!is_better(found)) return;
        keep(found);
        tell.solution(found);
    };
    try {
        const auto part = engine.solve({task_.cube, task_.how, limits()}, inner, max_wait);
        if (!part) return part.error();
        add(*part);
    } catch (const std::bad_alloc&) {
        return Error{.kind    = ErrorKind::environment,
                     .message = "there is too little memory for this search"};
    }
    return std::nullopt;
}

}  // namespace antipode::service
