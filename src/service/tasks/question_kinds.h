// How each kind of questions is read from its fields; their rows are in task_kinds.cpp.
#pragma once

#include "service/requests/wanted.h"
#include "service/tasks/task_kinds.h"

namespace antipode::service {

Result<Question> compare_question(const Fields& fields, const WorkTools& tools);
Result<Question> coset_question(const Fields& fields, const WorkTools& tools);
Result<Question> cosets_question(const Fields& fields, const WorkTools& tools);
Result<Question> count_question(const Fields& fields, const WorkTools& tools);
Result<Question> explain_question(const Fields& fields, const WorkTools& tools);
Result<Question> find_question(const Fields& fields, const WorkTools& tools);
Result<Question> path_question(const Fields& fields, const WorkTools& tools);
Result<Question> pattern_question(const Fields& fields, const WorkTools& tools);
Result<Question> survey_question(const Fields& fields, const WorkTools& tools);
Result<Question> symmetry_question(const Fields& fields, const WorkTools& tools);
Result<Question> theory_question(const Fields& fields, const WorkTools& tools);

// The items are the positions, or there are none and the summary has their numbers.
Result<Question> wanted_question_of(const Result<WantedQuestion>& asked, const WorkTools& tools);

}  // namespace antipode::service
