// Every list of rows that a request is read by, with its name.
#pragma once

#include <string>
#include <vector>

#include "service/queries/query.h"
#include "service/requests/cosets.h"
#include "service/requests/count.h"
#include "service/requests/find.h"
#include "service/requests/list.h"
#include "service/requests/path.h"
#include "service/requests/pocket.h"
#include "service/requests/solve.h"
#include "service/requests/theory.h"
#include "service/requests/words.h"

namespace antipode::testing {

using service::Field;

struct RowList {
    std::string            name;
    std::span<const Field> rows;
};

inline std::vector<RowList> all_row_lists() {
    using namespace service;
    std::vector<RowList> lists = {{"solve", solve_fields},
                                  {"solve at a shell", solve_options},
                                  {"stream", stream_fields},
                                  {"job", job_fields},
                                  {"count", count_fields},
                                  {"count question", count_question_fields},
                                  {"coset", coset_fields},
                                  {"coset question", coset_question_fields},
                                  {"cosets question", cosets_question_fields},
                                  {"find", find_fields},
                                  {"find question", find_question_fields},
                                  {"path", path_fields},
                                  {"path question", path_question_fields},
                                  {"theory", theory_fields},
                                  {"explain", explain_fields},
                                  {"explain question", explain_question_fields},
                                  {"compare", compare_fields},
                                  {"compare question", compare_question_fields},
                                  {"isomorphs at a shell", isomorphs_options},
                                  {"picture", picture_fields},
                                  {"picture of a pocket cube", pocket_picture_fields},
                                  {"page of the list", page_fields},
                                  {"add to the list", add_fields},
                                  {"change", change_fields},
                                  {"transform rows", transform_rows_fields},
                                  {"export", export_fields},
                                  {"import", import_fields}};
    for (const Query& query : all_queries())
        lists.push_back({std::string(query.name), query.fields});
    return lists;
}

}  // namespace antipode::testing
