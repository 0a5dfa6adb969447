#include "solvers/slice_turns.h"

#include "notation/metric.h"

namespace antipode {
namespace slice_turns_detail {

// How many face turns more than the shortest a solution may have.
constexpr unsigned extra_turns = 3;

unsigned slice_turns(const Moves& word) { return static_cast<unsigned>(length(word, Metric::stm)); }

}  // namespace slice_turns_detail

// A slice turn is two face turns at most, so that half of what is proven of those holds.
Result<Solution> SliceTurnSolver::solve(const Request& request, const Watch& watch) const {
    using namespace slice_turns_detail;
    const unsigned known  = request.limits.shorter_than;
    Limits         limits = request.limits;
    limits.shorter_than   = Limits{}.shorter_than;
    Watch telling         = watch;
    telling.on_solution   = [&](const Moves& word) {
        if (watch.on_solution && slice_turns(word) < known) watch.on_solution(word);
    };
    Answer answer =
        search_->solve({.cube       = request.cube,
                        .limits     = limits,
                        .preference = {[](const Moves& word) { return slice_turns(word); },
                                       slice_turns_detail::extra_turns},
                        .centres    = request.centres},
                       telling);
    answer.length      = slice_turns(answer.solution);
    answer.found       = answer.found && answer.length < known;
    answer.lower_bound = (answer.lower_bound + 1) / 2;
    // All words of some face turns are searched then, and none of others.
    if (answer.ended == Ended::exhausted) answer.ended = Ended::out_of_nodes;
    return Solution{.answer = std::move(answer)};
}

}  // namespace antipode
