#include "service/tasks/question_work.h"

#include "base/failure.h"

#include <fmt/format.h>

#include <new>

#include "service/json.h"

namespace antipode::service {
namespace {

constexpr std::chrono::milliseconds between_progress(200);

constexpr std::uint64_t greatest_exact = (std::uint64_t{1} << 53) - 1;

Json progress_json(const QuestionProgress& progress) {
    return {{"fraction", progress.fraction},
            {"text", progress.text},
            {"seconds", progress.seconds},
            {"seconds_left", progress.seconds_left ? Json(*progress.seconds_left) : Json(nullptr)}};
}

// Memory can end anywhere; that ends this question, and no other.
Result<Json> answer_to(const Question& question, const QuestionWatch& watch) {
    try {
        return question.answer(watch);
    } catch (...) {
        return failure_of("the answer to this question");
    }
}

TaskState state_by(StopReason why) {
    return why == StopReason::asked ? TaskState::stopped : TaskState::interrupted;
}

}  // namespace

NewTask question_task(Question question, WorkQueue& queue) {
    return {.family   = TaskFamily::question,
            .kind     = std::string(question.kind),
            .fields   = question.fields,
            .progress = share(progress_json(QuestionProgress{})),
            .work     = std::make_shared<QuestionWork>(queue, std::move(question))};
}

Json with_exact_numbers(Json json) {
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > greatest_exact)
        return std::to_string(json.get<std::uint64_t>());
    if (json.is_structured())
        for (Json& value : json) value = with_exact_numbers(std::move(value));
    return json;
}

// Whoever is told holds this, until it is told the end.
std::optional<Error> QuestionWork::begin(WorkCallback tell) {
    const std::lock_guard lock(mutex_);
    tell_  = std::move(tell);
    place_ = queue_.add([this] { run(); });
    return std::nullopt;
}

void QuestionWork::stop(StopReason why) {
    std::unique_lock lock(mutex_);
    if (!place_ || why_) return;
    why_                = why;
    const bool is_early = queue_.leave(*place_);
    lock.unlock();
    stop_.request_stop();
    if (!is_early) return;
    const auto tell = std::move(tell_);
    tell({.state = state_by(why)});
}

WorkNews QuestionWork::latest() const {
    const std::lock_guard lock(mutex_);
    if (!started_) return {};
    return {.progress = share(progress_json(progress_now()))};
}

// The clock goes on between two reports.
QuestionProgress QuestionWork::progress_now() const {
    QuestionProgress now = progress_;
    now.seconds          = std::chrono::duration<double>(Clock::now() - *started_).count();
    return now;
}

void QuestionWork::run() {
    {
        const std::lock_guard lock(mutex_);
        started_ = Clock::now();
    }
    tell_({.state = TaskState::running});
    const auto summary = answer_to(
        question_,
        {.stop        = stop_.get_token(),
         .on_progress = [this](const QuestionStep& step) { note(step); },
         .on_item =
             [this](const Json& item) { tell_({.item = share(with_exact_numbers(item))}); }});
    const auto news = end_with(summary);
    const auto tell = std::move(tell_);
    tell(news);
}

WorkNews QuestionWork::end_with(const Result<Json>& summary) {
    const std::lock_guard lock(mutex_);
    WorkNews              news;
    if (summary) news.result = share(with_exact_numbers(*summary));
    progress_              = progress_now();
    progress_.seconds_left = std::nullopt;
    if (why_) {
        news.state = state_by(*why_);
    } else if (summary) {
        progress_.fraction = 1;
        news.state         = TaskState::done;
    } else {
        news.error = summary.error();
        news.state = TaskState::failed;
    }
    news.progress = share(progress_json(progress_));
    return news;
}

void QuestionWork::note(const QuestionStep& step) {
    WorkNews news;
    {
        const std::lock_guard lock(mutex_);
        progress_ = {.fraction = step.fraction, .text = step.text};
        progress_ = progress_now();
        left_.note({.seconds = progress_.seconds, .fraction = step.fraction});
        if (step.pace == QuestionStep::Pace::steady) progress_.seconds_left = left_.seconds();
        const auto now = Clock::now();
        if (now - told_ < between_progress) return;
        told_         = now;
        news.progress = share(progress_json(progress_));
    }
    tell_(news);
}

}  // namespace antipode::service
