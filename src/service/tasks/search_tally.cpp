#include "service/tasks/search_tally.h"

#include <algorithm>

#include "service/messages.h"

namespace antipode::service {
namespace {

using std::chrono::steady_clock;

// A little less than what searches have between two reports.
constexpr auto tell_interval = std::chrono::milliseconds(90);

bool is_proof_of(const optimal::Proof& proof, const SolveTask& task) {
    const auto& shortest = task.how.shortest;
    return shortest && proof.cube == task.cube && proof.centres == task.centres
           && proof.metric == task.how.metric && proof.wanted == shortest->wanted
           && proof.max_length == shortest->max_length;
}

}  // namespace

// One part while it is searched: what it tells becomes what the whole tells.
class SearchTally::Part {
public:
    Part(SearchTally& tally, const Watch& watch, const Tell& tell)
        : tally_(tally),
          tell_(tell),
          before_(base_of(tally)),
          clock_(watch),
          nodes_(before_.nodes) {}

    const Answer& before() const { return before_; }

    void note(const Progress& now) {
        nodes_ = before_.nodes + now.nodes;
        count(before_.elapsed + now.elapsed);
        // The search for a first solution proves nothing, and is soon over.
        const SolverChoice& how      = tally_.task_.how;
        const bool          is_proof = how.shortest.has_value() || how.goal.has_value();
        if (is_proof && now.lower_bound == 0) return;
        SearchProgress progress = {.depth       = now.depth,
                                   .nodes       = nodes_,
                                   .elapsed     = before_.elapsed + now.elapsed,
                                   .best        = best(),
                                   .lower_bound = now.lower_bound};
        if (is_proof) {
            progress.fraction     = now.fraction;
            progress.seconds_left = depth_clock_.seconds_left(now);
        }
        tell(std::move(progress));
    }

    void note(const TableWork& table) {
        tell({.nodes   = nodes_,
              .elapsed = tally_.so_far_.answer.elapsed,
              .best    = best(),
              .table   = table});
    }

    void note(const Moves& moves) {
        const SolveTask& task = tally_.task_;
        SolveAnswer      found{task.cube, task.how.metric, tally_.so_far_.answer};
        found.is_over         = false;
        found.centres         = task.centres;
        found.answer.found    = true;
        found.answer.solution = moves;
        found.answer.length   = static_cast<unsigned>(length(moves, task.how.metric));
        found.answer.nodes    = nodes_;
        found.answer.elapsed  = before_.elapsed + clock_.elapsed();
        count(found.answer.elapsed);
        if (task.how.costs) found.cost = cost(moves, *task.how.costs);
        if (!tally_.is_better(found)) return;
        tally_.keep(found);
        tell_.solution(found);
    }

    // Told as they come, all those of one length together; the list is kept.
    void note(const goals::GoalSolution& solution) {
        SolveAnswer& known = tally_.so_far_;
        known.goals.push_back(solution);
        if (known.goals.size() > 1) return;
        SolveAnswer found        = known;
        found.is_over            = false;
        found.answer.found       = true;
        found.answer.solution    = solution.normal;
        found.answer.length      = solution.length;
        found.answer.lower_bound = solution.length;
        found.answer.nodes       = nodes_;
        found.answer.elapsed     = before_.elapsed + clock_.elapsed();
        count(found.answer.elapsed);
        tally_.keep(found);
        known.answer.lower_bound = solution.length;
        tell_.solution(found);
    }

    void note(const optimal::Proof& proof) {
        tally_.task_.proof = std::make_shared<const optimal::Proof>(proof);
        tell_.proof(tally_.task_.proof);
    }

private:
    // What a resumed proof took is counted by the search that goes on with it.
    static Answer base_of(const SearchTally& tally) {
        Answer base = tally.so_far_.answer;
        if (!tally.proof()) return base;
        base.nodes -= std::min(base.nodes, tally.proof()->lookups);
        base.elapsed -= std::min(base.elapsed, tally.proof()->elapsed);
        return base;
    }

    // What a search took is not lost, however it ends.
    void count(std::chrono::nanoseconds elapsed) {
        Answer& known = tally_.so_far_.answer;
        known.nodes   = std::max(known.nodes, nodes_);
        known.elapsed = std::max(known.elapsed, elapsed);
    }

    std::optional<unsigned> best() const {
        const Answer& known = tally_.so_far_.answer;
        return known.found ? std::optional(known.length) : std::nullopt;
    }

    // A bound that has risen is told at once.
    void tell(SearchProgress progress) {
        unsigned&  bound    = tally_.so_far_.answer.lower_bound;
        const bool is_risen = progress.lower_bound > bound;
        bound = progress.lower_bound = std::max(bound, progress.lower_bound);
        if (!is_risen && steady_clock::now() < next_) return;
        next_ = steady_clock::now() + tell_interval;
        tell_.progress(progress);
    }

    SearchTally&             tally_;
    const Tell&              tell_;
    const Answer             before_;
    SearchClock              clock_;
    std::uint64_t            nodes_;
    DepthClock               depth_clock_;
    steady_clock::time_point next_;
};

SearchTally::SearchTally(const SolveTask& task, const std::optional<SolveAnswer>& so_far)
    : task_(task),
      so_far_(so_far.value_or(SolveAnswer{task.cube, task.how.metric, {}, task.centres})) {
    so_far_.answer.ended = Ended::stopped;
    so_far_.is_over      = true;
    if (task.how.goal) so_far_.goal = task.how.goal->name;
    if (!task_.proof) return;
    unsigned& bound = so_far_.answer.lower_bound;
    // More may be proven by now than when the proof was last kept.
    if (!is_proof_of(*task_.proof, task_) || bound > task_.proof->depth)
        task_.proof.reset();
    else
        bound = std::max(bound, task_.proof->lower_bound);
}

bool SearchTally::lists_all() const {
    return task_.how.shortest && task_.how.shortest->wanted == optimal::Frontier::Wanted::all;
}

// What is known is as good as was asked for.
bool SearchTally::is_settled() const {
    const Answer& known = so_far_.answer;
    if (!known.found || task_.how.costs || task_.how.goal || lists_all()) return false;
    const bool is_enough =
        known.length <= task_.limits.enough_length && known.elapsed >= task_.limits.min_time;
    return is_enough || so_far_.is_optimal();
}

Limits SearchTally::limits() const {
    Limits     limits = task_.limits;
    const auto rest   = [&](std::chrono::nanoseconds time) {
        return std::max(time - so_far_.answer.elapsed, std::chrono::nanoseconds::zero());
    };
    limits.max_time = rest(limits.max_time);
    limits.min_time = rest(limits.min_time);
    if (so_far_.answer.found && !lists_all() && !task_.how.goal)
        limits.shorter_than = so_far_.answer.length;
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

void SearchTally::add(SolveAnswer part, const Answer& before) {
    Answer& sum = so_far_.answer;
    // Where all are listed, the one that stands alone is the first of them.
    if (part.answer.found && (is_better(part) || !part.all.empty())) keep(part);
    sum.nodes       = std::max(sum.nodes, before.nodes + part.answer.nodes);
    sum.probes      = before.probes + part.answer.probes;
    sum.elapsed     = std::max(sum.elapsed, before.elapsed + part.answer.elapsed);
    sum.lower_bound = std::max(sum.lower_bound, part.answer.lower_bound);
    sum.ended       = part.answer.ended;
    so_far_.all     = std::move(part.all);
    so_far_.goals   = std::move(part.goals);
    task_.proof =
        part.proof ? std::make_shared<const optimal::Proof>(*std::move(part.proof)) : nullptr;
}

std::optional<Error> SearchTally::search(Engine& engine, const WorkWatch& watch, const Tell& tell,
                                         std::chrono::nanoseconds max_wait) {
    if (is_settled()) {
        so_far_.answer.ended = so_far_.is_optimal() ? Ended::exhausted : Ended::enough_found;
        task_.proof.reset();
        return std::nullopt;
    }
    Watch inner{.stop = watch.stop, .gate = watch.gate};
    Part  part(*this, inner, tell);
    inner.on_progress = [&](const Progress& progress) { part.note(progress); };
    // A goal tells of its solutions by itself, and finds them again if it is begun again.
    if (task_.how.goal)
        so_far_.goals.clear();
    else
        inner.on_solution = [&](const Moves& moves) { part.note(moves); };
    const SolveCallbacks callbacks = {
        .on_table = [&](const TableWork& table) { part.note(table); },
        .on_proof = [&](const optimal::Proof& proof) { part.note(proof); },
        .on_goal  = [&](const goals::GoalSolution& solution) { part.note(solution); }};
    SolveTask task      = task_;
    task.limits         = limits();
    task.limits.threads = watch.threads;
    task.at_least       = so_far_.answer.lower_bound;
    task.max_wait       = max_wait;
    auto answer         = engine.solve(task, inner, callbacks);
    if (!answer) return answer.error();
    add(*std::move(answer), part.before());
    if (so_far_.answer.ended != Ended::stopped) return std::nullopt;
    return stopped_error(service_message<"search-stopped">());
}

}  // namespace antipode::service
