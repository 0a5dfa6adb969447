// A question that takes long: what it asks, and the function that answers it.
//
//     const Question question{.kind = "find", .fields = fields, .answer = search};
//     Result<Json> summary = question.answer({.stop = stop, .on_item = on_item});
//
// The kinds are in service/tasks/task_kinds.h, the board where questions are asked in
// service/tasks/work_board.h.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string_view>

#include "base/pause_gate.h"
#include "base/result.h"
#include "service/json_fwd.h"

namespace antipode::service {

// How far the work on a question is.
struct QuestionStep {
    // Whether the fraction grows about as the time goes, so that the rest can be told.
    enum class Pace : std::uint8_t { steady, uneven };

    double  fraction = 0;   // of all, 0 to 1
    Message text     = {};  // "depth 5, 12 found"
    Pace    pace     = Pace::steady;
};

// How somebody who works on a question is stopped and paused, and tells about it. One
// thread at a time may tell; while the question is paused, that takes until it goes on.
// Work that goes on without telling looks at the gate itself.
struct QuestionWatch {
    std::stop_token                          stop        = {};
    PauseGate*                               gate        = nullptr;
    std::function<void(const QuestionStep&)> on_progress = [](const QuestionStep&) {};
    std::function<void(const Json&)>         on_item     = [](const Json&) {};
};

struct Question {
    std::string_view kind = {};       // "find"
    SharedJson fields     = nullptr;  // as they were understood: they give the same question again
    // Gives the summary. Having been stopped is no error where something is known.
    std::function<Result<Json>(const QuestionWatch&)> answer;
};

}  // namespace antipode::service
