#include "solvers/goals/whole.h"

#include <algorithm>

namespace antipode::goals {

namespace {

void sort_words(std::vector<Moves>& words, Metric metric) {
    const auto key = [metric](const Moves& word) {
        std::vector<std::size_t> key = {length(word, metric)};
        for (const Move move : word) key.push_back(move.index());
        return key;
    };
    std::ranges::sort(words, {}, key);
}

}  // namespace

bool is_whole(const Goal& goal) {
    for (const OrbitKind kind : orbit_kinds)
        if (goal.homes(kind) != every_slot(kind) || goal.turned(kind) != every_slot(kind))
            return false;
    return true;
}

Result<RestOfWhole> solve_rest(const Solver& solver, const Solver::Request& request, Metric metric,
                               const Watch& watch) {
    auto solution = solver.solve(request, watch);
    if (!solution) return solution.error();
    Solution    found = *std::move(solution);
    RestOfWhole rest  = {.words = std::move(found.all), .answer = std::move(found.answer)};
    if (rest.words.empty() && rest.answer.found && rest.answer.ended == Ended::exhausted)
        rest.words = {rest.answer.solution};
    sort_words(rest.words, metric);
    return rest;
}

}  // namespace antipode::goals
