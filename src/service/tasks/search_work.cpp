#include "service/tasks/search_work.h"

#include <algorithm>

#include "service/engine/proof.h"
#include "service/json.h"
#include "service/tasks/solve_answer_json.h"

namespace antipode::service {
namespace {

TaskState task_state(SearchState state) {
    switch (state) {
        case SearchState::queued:
            return TaskState::queued;
        case SearchState::paused:
            return TaskState::paused;
        case SearchState::running:
        case SearchState::ended:
            break;
    }
    return TaskState::running;
}

TaskState state_after(const SearchEnded& end) {
    if (!end.answer) return TaskState::failed;
    switch (end.how) {
        case SearchEnded::How::cancelled:
            return TaskState::stopped;
        case SearchEnded::How::interrupted:
            return TaskState::interrupted;
        case SearchEnded::How::finished:
            break;
    }
    return TaskState::done;
}

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

NewTask solve_task(const SolveRequest& request, SearchPool& pool) {
    return {.family   = TaskFamily::job,
            .kind     = "solve",
            .name     = request.name,
            .fields   = request.fields,
            .progress = share(to_json(SearchProgress{})),
            .work     = std::make_shared<SearchWork>(pool, request)};
}

std::optional<Error> SearchWork::begin(WorkCallback tell) {
    tell_             = std::move(tell);
    SearchOrder order = {.task = task_of(request_, 0), .lane = Lane::interactive};
    order.so_far      = known_so_far(answer_, progress_, order.task);
    order.task.proof  = proof_;
    has_ended_        = false;
    const auto search = pool_.submit(order, [this](const SearchEvent& event) { note(event); });
    if (!search) {
        tell_ = nullptr;
        return search.error();
    }
    const std::lock_guard lock(mutex_);
    if (!has_ended_) search_ = *search;
    return std::nullopt;
}

SearchPool::Handle SearchWork::search() const {
    const std::lock_guard lock(mutex_);
    return search_;
}

bool SearchWork::pause() {
    const auto now = search();
    return now && pool_.pause(now);
}

bool SearchWork::resume() {
    const auto now = search();
    return now && pool_.resume(now);
}

void SearchWork::stop(StopReason why) {
    SearchPool::Handle now;
    {
        const std::lock_guard lock(mutex_);
        now = search_;
        if (now && why == StopReason::asked) is_stopping_ = true;
    }
    if (!now) return;
    if (why == StopReason::asked)
        pool_.cancel(now);
    else
        pool_.interrupt({&now, 1});
}

// One that is told to stop has all that it will show but for the last numbers.
WorkNews SearchWork::latest() const {
    const std::lock_guard lock(mutex_);
    if (is_stopping_) return {.state = TaskState::stopped};
    if (!search_) return {};
    const SearchState state = pool_.state(search_);
    if (state == SearchState::ended) return {};
    return {.state = task_state(state)};
}

WorkNews SearchWork::recall(const Json& record) {
    progress_ = progress_from(record.at("progress"));
    if (record.at("answer").is_object()) answer_ = answer_from(record.at("answer"), request_);
    proof_ = proof_from(record);
    WorkNews known{.progress = share(to_json(progress_)), .result = answer_json()};
    if (proof_) known.checkpoint = share(record.at("proof"));
    return known;
}

SharedJson SearchWork::answer_json() const {
    return answer_ ? share(to_json(*answer_, request_.sense)) : nullptr;
}

// ---- what the search tells ------------------------------------------------------

void SearchWork::note(const SearchEvent& event) {
    // Whoever is told holds this; with the last news it lets go.
    const auto tell = std::holds_alternative<SearchEnded>(event) ? std::move(tell_) : tell_;
    tell(std::visit([&](const auto& news) { return news_of(news); }, event));
}

WorkNews SearchWork::news_of(SearchState state) { return {.state = task_state(state)}; }

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

WorkNews SearchWork::news_of(const ProofPointer& proof) {
    proof_ = proof;
    return {.checkpoint = share(to_json(*proof)), .is_worth_keeping = true};
}

WorkNews SearchWork::news_of(const SearchEnded& end) {
    {
        const std::lock_guard lock(mutex_);
        search_      = nullptr;
        has_ended_   = true;
        is_stopping_ = false;
    }
    WorkNews news{.state = state_after(end), .is_worth_keeping = true};
    if (!end.answer) {
        news.error = end.answer.error();
        return news;
    }
    answer_             = *end.answer;
    const Answer& found = answer_->answer;
    progress_           = {.depth       = progress_.depth,
                           .nodes       = found.nodes,
                           .elapsed     = found.elapsed,
                           .best        = found.found ? found.length : progress_.best,
                           .lower_bound = progress_.lower_bound == 0 ? 0 : found.lower_bound,
                           .fraction    = progress_.fraction};
    news.progress       = share(to_json(progress_));
    news.result         = answer_json();
    // Only a job that can be resumed has a use for it.
    proof_ = news.state == TaskState::interrupted ? end.proof : nullptr;
    if (proof_) news.checkpoint = share(to_json(*proof_));
    return news;
}

}  // namespace antipode::service
