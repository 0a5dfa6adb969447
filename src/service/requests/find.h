// Positions that satisfy a condition: within some moves, or, where no depth is said, all of
// them.
//
//     const auto fields = Fields::read(json, find_question_fields);
//     if (fields->has("depth"))
//         const auto question = read_find(*fields);        // FindRequest
//     else
//         const auto question = read_find_all(*fields);    // WantedQuestion
#pragma once

#include "explore/find.h"
#include "service/requests/distance.h"
#include "service/requests/reading.h"
#include "service/requests/wanted.h"

namespace antipode::service {

// Enough for all questions of the papers; 10 quarter turns take minutes.
inline constexpr std::size_t deepest_find = 12;

inline constexpr std::array find_where_fields = {
    field("where",
          "the condition, made up of names, numbers, \"texts\", comparisons, + - * %, and, or, not "
          "and brackets, such as 'order == 1260' or 'symmetric(\"C3\")'",
          required, typed("EXPR", 'w')),
    field("depth", Kind::whole,
          "look at all positions within this many moves, at most 12; by default all positions that "
          "can satisfy the condition are put together",
          within({0, deepest_find}), typed("N", 'd')),
    metric_field,
    field("from", "start from this position instead of solved", diagnosed(diagnose_cube),
          typed("CUBE")),
    field("moves", "use only these turns, such as \"R U\", \"R2 U\" or \"R' U\"", typed("SET")),
    every_field,
    classes_field("96"),
    count_flag,
    field("modulo",
          "count positions as one if they differ only by turns of a face (or of two opposite ones) "
          "before or after",
          typed("FACES")),
};

// At a shell, where one sees what comes; and of a question, whose answer is kept.
inline constexpr auto find_fields =
    joined(find_where_fields, listing_limit, threads_field, centred_reading_fields);
inline constexpr auto find_question_fields =
    joined(find_where_fields, question_limit, centred_reading_fields);

Result<FindRequest>    read_find(const Fields& fields);
Result<WantedQuestion> read_find_all(const Fields& fields);

}  // namespace antipode::service
