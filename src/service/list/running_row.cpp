#include "service/list/running_row.h"

#include <algorithm>

#include "cube/validity.h"
#include "service/requests/solve.h"

namespace antipode::service {

std::optional<SolveAnswer> known_about(const RunRow& row, Metric metric) {
    const bool has_bound = row.metric == metric && row.lower_bound != 0;
    if (!row.solution && !has_bound) return std::nullopt;
    SolveAnswer known{row.cube, metric, {}};
    if (has_bound) known.answer.lower_bound = row.lower_bound;
    if (!row.solution) return known;
    known.answer.found    = true;
    known.answer.solution = *row.solution;
    known.answer.length   = static_cast<unsigned>(length(*row.solution, metric));
    return known;
}

bool is_worth_it(const RunRow& row, const RunOptions& options) {
    if (!is_reachable(row.cube)) return false;
    if (!row.solution) return true;
    const auto known = length(*row.solution, options.metric);
    if (row.metric == options.metric && known <= row.lower_bound) return false;
    // A proof is worth having however short the solution is.
    const unsigned enough = options.optimal ? 0 : options.max_length.value_or(0);
    return known > std::max(enough, options.only_above.value_or(0));
}

SearchOrder RunningRow::order() const {
    const RunOptions& options = batch->options;
    return {
        .task   = {.cube   = row.cube,
                   .how    = how_of(options),
                   .limits = {.enough_length = options.optimal ? 0 : options.max_length.value_or(0),
                              .max_time      = options.time.value_or(max_time_of_job),
                              .threads       = batch->threads}},
        .lane   = batch->lane,
        .so_far = known_about(row, options.metric)};
}

}  // namespace antipode::service
