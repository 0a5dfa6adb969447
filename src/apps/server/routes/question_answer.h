// How questions of the laboratory are answered.
#pragma once

#include <array>

#include "apps/server/error_fields.h"
#include "apps/server/route.h"
#include "apps/server/routes/task_answers.h"

namespace antipode::server {

inline constexpr std::array question_progress = {
    Field{.name = "fraction", .kind = Kind::number, .summary = "0 to 1", .need = Need::required},
    Field{.name = "text", .summary = "what is being done", .need = Need::required},
    service::as_message("text_message"),
    Field{.name = "seconds", .kind = Kind::number, .need = Need::required},
    Field{.name    = "seconds_left",
          .kind    = Kind::number,
          .summary = "that it may still take; null while that would be guessing",
          .need    = Need::nullable},
};

inline constexpr std::array listed_question = {
    Field{.name = "id", .summary = "such as q3", .need = Need::required},
    Field{.name    = "kind",
          .summary = "count, find, path, theory, explain or compare",
          .need    = Need::required},
    Field{.name    = "state",
          .summary = "queued, running, paused, done, stopped, failed or interrupted",
          .need    = Need::required},
    Field{.name    = "question",
          .kind    = Kind::object,
          .summary = "the fields as they were understood",
          .need    = Need::required},
    Field{.name   = "progress",
          .kind   = Kind::object,
          .need   = Need::required,
          .fields = question_progress},
    Field{.name    = "summary",
          .kind    = Kind::object,
          .summary = "of the answer; null until it has ended",
          .need    = Need::nullable},
    Field{.name = "created", .need = Need::required},
    sometimes("error", Kind::object, "why it failed", error_fields),
};

inline constexpr auto whole_question =
    joined(listed_question, std::array{Field{.name    = "items",
                                             .kind    = Kind::objects,
                                             .summary = "the answer so far, piece by piece",
                                             .need    = Need::required}});

}  // namespace antipode::server
