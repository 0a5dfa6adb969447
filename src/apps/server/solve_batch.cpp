#include "apps/server/solve_batch.h"

#include "apps/server/failure.h"
#include "service/json.h"
#include "service/tasks/watched_search.h"

namespace antipode::server {

using service::Json;

void SolveBatch::begin(Context& context, service::SolveRequest request,
                       const http::Exchange& exchange) {
    std::make_shared<SolveBatch>(context, std::move(request), exchange)->start();
}

SolveBatch::SolveBatch(Context& context, service::SolveRequest request, http::Exchange exchange)
    : context_(context),
      request_(std::move(request)),
      exchange_(std::move(exchange)),
      answers_(request_.cubes.size()),
      missing_(request_.cubes.size()) {}

void SolveBatch::start() {
    exchange_.on_gone([weak = weak_from_this()] {
        if (const auto batch = weak.lock()) batch->stop();
    });
    for (std::size_t i = 0; i < request_.cubes.size(); ++i) start(i);
}

void SolveBatch::start(std::size_t cube) {
    if (const auto quick = quick_request_of(request_))
        if (auto answer = context_.engine.try_quick(request_.cubes[cube].cube, *quick))
            return keep(cube, *std::move(answer));
    const auto on_event = [self = shared_from_this(), cube](const service::SearchEvent& event) {
        if (const auto* end = std::get_if<service::SearchEnded>(&event))
            self->keep(cube, end->answer);
    };
    const auto search = std::make_shared<service::WatchedSearch>(
        context_.engine, service::SearchOrder{.task = task_of(request_, cube)}, on_event);
    if (const auto error = context_.pool.submit(search)) return keep(cube, *error);
    std::unique_lock lock(mutex_);
    searches_.push_back(search);
    const bool is_gone = is_gone_;
    lock.unlock();
    if (is_gone) context_.pool.stop(search, service::StopReason::asked);
}

void SolveBatch::keep(std::size_t cube, Answer answer) {
    {
        const std::lock_guard lock(mutex_);
        answers_[cube] = std::move(answer);
        if (--missing_ != 0) return;
    }
    answer_all();
}

void SolveBatch::stop() {
    std::vector<service::WorkPool::Handle> searches;
    {
        const std::lock_guard lock(mutex_);
        is_gone_ = true;
        searches.swap(searches_);
    }
    context_.pool.stop(searches, service::StopReason::asked);
}

void SolveBatch::answer_all() {
    Json list = Json::array();
    for (const auto& answer : answers_) {
        if (!*answer) return exchange_.answer(refusal(answer->error()));
        list.push_back(to_json(**answer, request_.sense));
    }
    exchange_.answer(
        json_response(request_.is_list ? Json{{"answers", std::move(list)}} : std::move(list[0])));
}

}  // namespace antipode::server
