#include "service/list/row_search.h"

#include <algorithm>

#include "service/requests/solve.h"

namespace antipode::service {

std::optional<SolveAnswer> known_about(const Row& row, Metric metric) {
    const auto& findings  = row.entry.findings;
    const auto  solution  = solution_of(row);
    const bool  has_bound = findings.metric == metric && findings.lower_bound != 0;
    if (!solution && !has_bound) return std::nullopt;
    SolveAnswer known{row.entry.position, metric, {}, row.entry.centres};
    if (has_bound) known.answer.lower_bound = findings.lower_bound;
    if (!solution) return known;
    known.answer.found    = true;
    known.answer.solution = *solution;
    known.answer.length   = static_cast<unsigned>(length(*solution, metric));
    return known;
}

bool is_worth_it(const Row& row, const RunOptions& options) {
    if (!row.is_reachable) return false;
    const auto known = known_about(row, options.metric);
    if (!known || !known->answer.found) return true;
    if (known->is_optimal()) return false;
    // A proof is worth having however short the solution is.
    const unsigned enough = options.optimal ? 0 : options.max_length.value_or(0);
    return known->answer.length > std::max(enough, options.only_above.value_or(0));
}

// Its position as it is by now, and what is known about that.
std::optional<Error> RowSearch::look_up() {
    const auto listed = shared_->store.rows({.ids = std::vector{id}});
    if (!listed) return listed.error();
    const Row& row  = listed->front();
    SolveTask  task = {
         .cube   = row.entry.position,
         .how    = how_of(*options),
         .limits = {.enough_length = options->optimal ? 0 : options->max_length.value_or(0),
                    .min_time      = options->min_time.value_or(std::chrono::milliseconds(0)),
                    .max_time      = options->time.value_or(max_time_of_job),
                    .axes          = options->axes}};
    task.centres = row.entry.centres;
    if (options->optimal) task.proof = shared_->store.proof(id);
    found = std::make_unique<Found>(
        Found{.tally = SearchTally(task, known_about(row, options->metric))});
    return std::nullopt;
}

std::optional<Error> RowSearch::run(const WorkWatch& watch) {
    if (!found)
        if (auto error = look_up()) return error;
    const auto tell = [this](const auto& news) {
        shared_->journal.put({.rows = {shared_from_this()}, .what = news});
        shared_->journal.deliver();
    };
    return found->tally.search(shared_->engine, watch, {tell, tell, tell});
}

// Many that come to the same state one after the other are told in one piece.
void RowSearch::note(TaskState now, const std::optional<Error>& why) {
    shared_->journal.put_joined(
        {.rows = {shared_from_this()}, .what = now, .error = why},
        [](RowNews& last, RowNews& news) {
            if (last.what.index() != 0 || last.error || news.error) return false;
            if (std::get<TaskState>(last.what) != std::get<TaskState>(news.what)) return false;
            last.rows.push_back(std::move(news.rows.front()));
            return true;
        });
}

}  // namespace antipode::service
