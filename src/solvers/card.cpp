#include "solvers/card.h"

#include "base/failure.h"
#include "base/messages.h"

namespace antipode {

CardQueue::CardQueue(Source source) : source_(std::move(source)) {
    thread_ = std::jthread([this](const std::stop_token& stop) { serve(stop); });
}

CardQueue::~CardQueue() = default;

Result<batch::Done> CardQueue::solve(batch::Job job, const Watch& watch) const {
    std::unique_lock lock(mutex_);
    job.id             = next_++;
    job.stop           = watch.stop;
    const auto own     = waiting_.try_emplace(job.id).first;
    Waiting&   waiting = own->second;
    line_.push_back(job.id);
    waiting.job = std::move(job);
    asked_.notify_one();
    while (!waiting.is_over()) {
        waiting.changed.wait(lock, [&] { return waiting.is_over() || waiting.is_news; });
        if (!waiting.is_news) continue;
        waiting.is_news     = false;
        const Progress news = waiting.progress;
        lock.unlock();
        if (watch.on_progress) watch.on_progress(news);
        lock.lock();
    }
    const auto done  = std::move(waiting.done);
    const auto error = std::move(waiting.error);
    waiting_.erase(own);
    if (error) return *error;
    return *done;
}

// Rounds while there is something to do, then sleep.
void CardQueue::serve(const std::stop_token& stop) {
    batch::Solver solver(*source_.executor, source_.shape, source_.options);
    for (;;) {
        {
            std::unique_lock lock(mutex_);
            if (!asked_.wait(lock, stop, [&] { return !line_.empty(); })) return;
        }
        if (const auto error = run(solver, stop)) fail_all(*error);
    }
}

std::optional<Error> CardQueue::run(batch::Solver& solver, const std::stop_token& stop) {
    const batch::Jobs jobs = {
        .take = [this] { return take(); },
        .give = [this](batch::Done done) { give(std::move(done)); },
        .tell = [this](std::uint64_t id, const Progress& now) { tell(id, now); }};
    try {
        return solver.run(jobs, stop);
    } catch (...) {
        return failure_of(base_message<"the-search">());
    }
}

std::optional<batch::Job> CardQueue::take() {
    const std::lock_guard lock(mutex_);
    if (line_.empty()) return std::nullopt;
    const std::uint64_t id = line_.front();
    line_.pop_front();
    return waiting_.at(id).job;
}

void CardQueue::give(batch::Done done) {
    const std::lock_guard lock(mutex_);
    Waiting&              waiting = waiting_.at(done.id);
    waiting.done                  = std::move(done);
    waiting.changed.notify_one();
}

void CardQueue::tell(std::uint64_t id, const Progress& progress) {
    const std::lock_guard lock(mutex_);
    Waiting&              waiting = waiting_.at(id);
    waiting.progress              = progress;
    waiting.is_news               = true;
    waiting.changed.notify_one();
}

// A card that has failed does not come back: what is asked of it from now on fails, too.
void CardQueue::fail_all(const Error& error) {
    const std::lock_guard lock(mutex_);
    line_.clear();
    for (auto& [id, waiting] : waiting_) {
        waiting.error = error;
        waiting.changed.notify_one();
    }
}

Result<Solution> CardSolver::solve(const Request& request, const Watch& watch) const {
    if (watch.gate != nullptr) watch.gate->wait(watch.stop);
    auto ended = queue_->solve({.cube       = request.cube,
                                .wanted     = options_.wanted,
                                .max_length = options_.max_length,
                                .at_least   = request.at_least,
                                .limits     = request.limits},
                               watch);
    if (!ended) return ended.error();
    batch::Done done = *std::move(ended);
    Solution    solution{.answer = std::move(done.answer)};
    solution.all            = std::move(done.all);
    solution.effort.lookups = solution.answer.nodes;
    if (solution.answer.found && watch.on_solution) watch.on_solution(solution.answer.solution);
    return solution;
}

}  // namespace antipode
