#include "service/tasks/search_work.h"

#include <algorithm>

#include "service/engine/proof.h"
#include "service/json.h"
#include "service/tasks/solve_answer_json.h"

namespace antipode::service {
namespace {

// Even if no solution is known, something may be proven.
std::optional<SolveAnswer> known_so_far(const std::optional<SolveAnswer>& answer,
                                        const SearchProgress& progress, const SolveTask& task) {
    if (answer || progress.lower_bound == 0) return answer;
    SolveAnswer known{task.cube, task.how.metric, {}};
    known.answer.lower_bound = progress.lower_bound;
    known.answer.nodes       = progress.nodes;
    known.answer.elapsed     = progress.elapsed;
    return known;
}

// A proof that cannot be read is made anew.
ProofPointer proof_from(const Json& record) {
    if (!record.contains("proof")) return nullptr;
    auto proof = parse_proof(record.at("proof"));
    return proof ? std::make_shared<const optimal::Proof>(*std::move(proof)) : nullptr;
}

}  // namespace

NewTask solve_task(const SolveRequest& request, Engine& engine) {
    return {.task = {.kind     = "solve",
                     .name     = request.name,
                     .fields   = request.fields,
                     .progress = share(to_json(SearchProgress{}))},
            .work = std::make_shared<SearchWork>(engine, request)};
}

SearchWork::SearchWork(Engine& engine, SolveRequest request)
    : TaskWork({.threads = task_of(request, 0).limits.threads}),
      engine_(engine),
      request_(std::move(request)),
      tally_(task_of(request_, 0), std::nullopt) {}

WorkNews SearchWork::recall(const Json& record) {
    progress_ = progress_from(record.at("progress"));
    if (record.at("answer").is_object()) answer_ = answer_from(record.at("answer"), request_);
    SolveTask task = task_of(request_, 0);
    task.proof     = proof_from(record);
    WorkNews known{.progress = share(to_json(progress_)), .result = answer_json()};
    if (task.proof) known.checkpoint = share(record.at("proof"));
    tally_ = SearchTally(task, known_so_far(answer_, progress_, task));
    return known;
}

std::optional<Error> SearchWork::run(const WorkWatch& watch) {
    const auto keep_proof = [this](const ProofPointer& proof) {
        tell({.checkpoint = share(to_json(*proof)), .is_worth_keeping = true});
    };
    const auto tell_news = [this](const auto& news) { tell(news_of(news)); };
    return tally_.search(engine_, watch, {tell_news, tell_news, keep_proof});
}

SharedJson SearchWork::answer_json() const {
    return answer_ ? share(to_json(*answer_, request_.sense)) : nullptr;
}

// ---- what the search tells ------------------------------------------------------

// The answer has the numbers of the search so far, and not those of the moment in which
// it was found.
WorkNews SearchWork::news_of(const SearchProgress& progress) {
    const bool has_proven_more = progress.lower_bound > progress_.lower_bound;
    progress_                  = progress;
    if (answer_) {
        Answer& known     = answer_->answer;
        known.lower_bound = std::max(known.lower_bound, progress.lower_bound);
        known.nodes       = std::max(known.nodes, progress.nodes);
        known.elapsed     = std::max(known.elapsed, progress.elapsed);
    }
    return {.progress         = share(to_json(progress)),
            .result           = answer_json(),
            .is_worth_keeping = has_proven_more};
}

WorkNews SearchWork::news_of(const SolveAnswer& better) {
    answer_ = better;
    return {.solution = answer_json(), .is_worth_keeping = true};
}

WorkNews SearchWork::end_news(TaskState state) {
    if (state == TaskState::failed) return {};
    answer_             = tally_.so_far();
    const Answer& found = answer_->answer;
    progress_           = {.depth       = progress_.depth,
                           .nodes       = found.nodes,
                           .elapsed     = found.elapsed,
                           .best        = found.found ? found.length : progress_.best,
                           .lower_bound = progress_.lower_bound == 0 ? 0 : found.lower_bound,
                           .fraction    = progress_.fraction};
    WorkNews news{.progress = share(to_json(progress_)), .result = answer_json()};
    // Only a job that can be resumed has a use for it.
    if (state == TaskState::interrupted && tally_.proof())
        news.checkpoint = share(to_json(*tally_.proof()));
    return news;
}

}  // namespace antipode::service
