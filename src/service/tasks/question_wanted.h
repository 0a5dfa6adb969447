// Questions about positions that are put together by structure.
#pragma once

#include "service/requests/wanted.h"
#include "service/tasks/question_kinds.h"

namespace antipode::service {

// The items are the positions, or there are none and the summary has their numbers.
Result<Question> wanted_question_of(std::string_view kind, const Result<WantedQuestion>& asked,
                                    const Fields& fields, const Laboratory& laboratory);

}  // namespace antipode::service
