#include "service/tasks/question_work.h"

#include "base/seconds.h"
#include "service/json.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

constexpr std::chrono::milliseconds between_progress(200);

constexpr std::uint64_t greatest_exact = (std::uint64_t{1} << 53) - 1;

Json progress_json(const QuestionProgress& progress) {
    Json json = {{"fraction", progress.fraction}};
    add_sentence(json, "text", progress.text);
    json["seconds"]      = progress.seconds;
    json["seconds_left"] = progress.seconds_left ? Json(*progress.seconds_left) : Json(nullptr);
    return json;
}

}  // namespace

NewTask question_task(Question question) {
    Task task{.id       = {.family = TaskFamily::question},
              .kind     = std::string(question.kind),
              .fields   = question.fields,
              .progress = share(progress_json(QuestionProgress{}))};
    return {.task = std::move(task), .work = std::make_shared<QuestionWork>(std::move(question))};
}

Json with_exact_numbers(Json json) {
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > greatest_exact)
        return std::to_string(json.get<std::uint64_t>());
    if (json.is_structured())
        for (Json& value : json) value = with_exact_numbers(std::move(value));
    return json;
}

SharedJson QuestionWork::latest_progress() const {
    const std::lock_guard lock(mutex_);
    return clock_ ? share(progress_json(progress_now())) : nullptr;
}

// The clock goes on between two reports, but not while the question is paused.
QuestionProgress QuestionWork::progress_now() const {
    QuestionProgress now = progress_;
    now.seconds          = in_seconds(clock_->elapsed());
    return now;
}

std::optional<Error> QuestionWork::run(const WorkWatch& watch) {
    {
        const std::lock_guard lock(mutex_);
        clock_.emplace(Watch{.gate = watch.gate});
    }
    watch.wait_if_paused();
    const auto summary = question_.answer({.stop = watch.stop,
                                           .gate = watch.gate,
                                           .on_progress =
                                               [&](const QuestionStep& step) {
                                                   note_step(step);
                                                   watch.wait_if_paused();
                                               },
                                           .on_item =
                                               [&](const Json& item) {
                                                   tell({.item = share(with_exact_numbers(item))});
                                                   watch.wait_if_paused();
                                               }});
    if (summary) summary_ = share(with_exact_numbers(*summary));
    if (watch.stop.stop_requested()) return stopped_error(service_message<"question-stopped">());
    return summary ? std::nullopt : std::optional(summary.error());
}

WorkNews QuestionWork::end_news(TaskState state) {
    const std::lock_guard lock(mutex_);
    if (!clock_) return {};
    progress_              = progress_now();
    progress_.seconds_left = std::nullopt;
    if (state == TaskState::done) progress_.fraction = 1;
    return {.progress = share(progress_json(progress_)), .result = summary_};
}

void QuestionWork::note_step(const QuestionStep& step) {
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
    tell(news);
}

}  // namespace antipode::service
