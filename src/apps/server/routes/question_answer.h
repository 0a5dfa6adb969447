// How questions of the laboratory are answered.
#pragma once

#include <array>

#include "apps/server/error_fields.h"
#include "apps/server/route.h"
#include "apps/server/routes/question_items.h"
#include "apps/server/routes/task_answers.h"

namespace antipode::server {

inline constexpr std::array question_progress = {
    always("fraction", Kind::number, "0 to 1"),
    always("text", "what is being done"),
    service::as_message("text_message", Need::required),
    always("seconds", Kind::number),
    nullable("seconds_left", Kind::number,
             "that it may still take; null while that would be a guess"),
};
inline constexpr Shape question_progress_shape = {"QuestionProgress", question_progress};

std::vector<std::string_view> question_kind_names();

// Of one kind; where none is said, of any.
constexpr auto question_fields(const QuestionShapes& shapes = {}) {
    return std::array{
        always("id", "such as q3"),
        always("kind", one_of(question_kind_names)),
        task_state_field,
        always("question", Kind::object, "the fields as they were understood"),
        nullable("progress", Kind::object, "null before it has begun", question_progress_shape),
        nullable("summary", Kind::object, "of the answer; null until it has ended", shapes.summary,
                 or_shaped(shapes.other_summaries)),
        always("created"),
        sometimes("error", Kind::object, "why it failed", error_shape),
    };
}
constexpr auto whole_question_fields(const QuestionShapes& shapes = {}) {
    return joined(question_fields(shapes),
                  always("items", Kind::objects, "the answer so far, piece by piece", shapes.item,
                         or_shaped(shapes.other_items)));
}

inline constexpr auto  listed_question_fields = question_fields();
inline constexpr Shape listed_question        = {"ListedQuestion", listed_question_fields};
inline constexpr auto  any_question_fields    = whole_question_fields();
inline constexpr Shape whole_question         = {"Question", any_question_fields};

}  // namespace antipode::server
