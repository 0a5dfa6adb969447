// A question of the laboratory as the work of a task.
#pragma once

#include <chrono>
#include <mutex>
#include <optional>

#include "base/messages.h"
#include "search/watch.h"
#include "service/tasks/question.h"
#include "service/tasks/task_work.h"
#include "service/tasks/time_left.h"

namespace antipode::service {

NewTask question_task(Question question);

// Whole numbers that not every reader of JSON knows exactly become texts.
Json with_exact_numbers(Json json);

struct QuestionProgress {
    double                fraction     = 0;
    Message               text         = {};
    double                seconds      = 0;
    std::optional<double> seconds_left = std::nullopt;  // nothing while that would be guessing
};

class QuestionWork : public TaskWork {
public:
    explicit QuestionWork(Question question)
        : TaskWork({.lane = Lane::laboratory}), question_(std::move(question)) {}

    SharedJson latest_progress() const override;

protected:
    std::optional<Error> run(const WorkWatch& watch) override;
    Message              name() const override { return base_message<"the-answer">("question"); }
    WorkNews             end_news(TaskState state) override;

private:
    using Clock = std::chrono::steady_clock;

    void             note_step(const QuestionStep& step);
    QuestionProgress progress_now() const;  // with the lock held

    const Question question_;
    SharedJson     summary_ = nullptr;  // from the end of its run on

    mutable std::mutex         mutex_;                    // guards what follows
    std::optional<SearchClock> clock_    = std::nullopt;  // since it was begun
    Clock::time_point          told_     = {};            // of progress
    QuestionProgress           progress_ = {};
    TimeLeft                   left_     = {};
};

}  // namespace antipode::service
