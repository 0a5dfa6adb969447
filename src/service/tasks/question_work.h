// A question as the work of a task, in the queue of questions.
#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>

#include "service/tasks/question.h"
#include "service/tasks/time_left.h"
#include "service/tasks/work.h"
#include "service/tasks/work_queue.h"

namespace antipode::service {

NewTask question_task(Question question, WorkQueue& queue);

// Whole numbers that not every reader of JSON knows exactly become texts.
Json with_exact_numbers(Json json);

struct QuestionProgress {
    double                fraction     = 0;
    std::string           text         = {};
    double                seconds      = 0;
    std::optional<double> seconds_left = std::nullopt;  // nothing while that would be guessing
};

class QuestionWork : public Work {
public:
    // The queue must outlive this.
    QuestionWork(WorkQueue& queue, Question question)
        : queue_(queue), question_(std::move(question)) {}

    std::optional<Error> begin(WorkCallback tell) override;
    void                 stop(StopReason why) override;
    WorkNews             latest() const override;

private:
    using Clock = std::chrono::steady_clock;

    void             run();  // on the thread of the queue
    WorkNews         end_with(const Result<Json>& summary);
    void             note(const QuestionStep& step);
    QuestionProgress progress_now() const;  // with the lock held

    WorkQueue&       queue_;
    Question         question_;
    WorkCallback     tell_;
    std::stop_source stop_;

    mutable std::mutex               mutex_;  // guards what follows
    std::optional<WorkQueue::Place>  place_    = std::nullopt;
    std::optional<StopReason>        why_      = std::nullopt;
    std::optional<Clock::time_point> started_  = std::nullopt;
    Clock::time_point                told_     = {};  // of progress
    QuestionProgress                 progress_ = {};
    TimeLeft                         left_     = {};
};

}  // namespace antipode::service
