// A question that takes long: what it asks, the work that answers it, and what is
// known of it so far.
//
//     const Question question{.kind = "find", .fields = fields, .work = search};
//     Result<Json> summary = question.work({.stop = stop, .on_item = on_item});
//
// The work of each kind is in service/question_kinds.h, the board where questions are
// asked in service/questions.h.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "service/job_events.h"
#include "service/json.h"

namespace antipode::service {

// Written "q3".
struct QuestionId {
    std::uint64_t number = 0;

    friend constexpr auto operator<=>(QuestionId, QuestionId) = default;
};

std::string               to_text(QuestionId id);
std::optional<QuestionId> parse_question_id(std::string_view text);

enum class QuestionState : std::uint8_t { queued, running, done, stopped, failed };

std::string_view name_of(QuestionState state);

// Nothing will change any more.
bool is_final(QuestionState state);

// At most so many items may a question have.
inline constexpr std::int64_t max_question_items = 10'000;

// How far the work on a question is.
struct QuestionStep {
    // Whether the fraction grows about as the time goes, so that the rest can be told.
    enum class Pace : std::uint8_t { steady, uneven };

    double      fraction = 0;   // of all, 0 to 1
    std::string text     = {};  // "depth 5, 12 found"
    Pace        pace     = Pace::steady;
};

// How somebody who works on a question is stopped, and tells about it. One thread at
// a time may tell.
struct QuestionWatch {
    std::stop_token                          stop        = {};
    std::function<void(const QuestionStep&)> on_progress = [](const QuestionStep&) {};
    std::function<void(const Json&)>         on_item     = [](const Json&) {};
};

// Gives the summary. Having been stopped is no error where something is known.
using QuestionWork = std::function<Result<Json>(const QuestionWatch&)>;

struct Question {
    std::string_view kind;    // "find"
    Json             fields;  // as they were understood
    QuestionWork     work;
};

struct QuestionProgress {
    double                fraction     = 0;
    std::string           text         = {};
    double                seconds      = 0;
    std::optional<double> seconds_left = std::nullopt;  // nothing while that would be guessing
};

Json to_json(const QuestionProgress& progress);

struct QuestionSnapshot {
    QuestionId                      id;
    std::string_view                kind;
    QuestionState                   state    = QuestionState::queued;
    Json                            fields   = Json::object();
    QuestionProgress                progress = {};
    std::vector<JobEvents::Pointer> items    = {};  // each one the event of it
    Json                            summary  = nullptr;
    std::string                     created  = {};            // "2026-02-03T04:05:06.789Z"
    std::optional<Error>            error    = std::nullopt;  // why it failed
};

// {"id":"q3","kind":"find","state":…,"question":…,"progress":…,"items":[…],
//  "summary":…|null,"created":…}; "error" if it failed.
Json to_json(const QuestionSnapshot& question);
Json without_items(const QuestionSnapshot& question);

// Whole numbers that not every reader of JSON knows exactly become texts.
Json with_exact_numbers(Json json);

}  // namespace antipode::service
