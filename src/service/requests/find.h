// Positions that satisfy a condition: within some moves, or, where no depth is said, all of
// them.
//
//     const auto fields = Fields::read(json, find_question_fields);
//     if (fields->has("depth"))
//         const auto question = read_find(*fields);        // FindQuestion
//     else
//         const auto question = read_find_all(*fields);    // WantedQuestion
#pragma once

#include <string>

#include "explore/find.h"
#include "service/requests/distance.h"
#include "service/requests/reading.h"
#include "service/requests/wanted.h"

namespace antipode::service {

struct FindQuestion {
    std::string where;  // see explore/where/condition.h
    Cube        from    = solved;
    Centres     centres = {};  // of that; which of them count
    std::size_t depth   = 1;
    Metric      metric  = Metric::htm;
    std::string moves   = {};     // as in solvers/turn_set.h; all if empty
    std::string modulo  = {};     // faces, as "D" or "U D"
    bool        every   = false;  // not only one position of each class
    std::size_t limit   = static_cast<std::size_t>(-1);
    unsigned    threads = 1;

    // Enough for all questions of the papers; 10 quarter turns take minutes.
    static constexpr std::size_t deepest = 12;
};

inline constexpr std::array find_where_fields = {
    Field{.name    = "where",
          .summary = "the condition, made up of names, numbers, \"texts\", comparisons, + - * %, "
                     "and, or, not and brackets, such as 'order == 1260' or 'symmetric(\"C3\")'",
          .need    = Need::required,
          .option  = {.letter = 'w', .value = "EXPR"}},
    Field{.name    = "depth",
          .kind    = Kind::whole,
          .summary = "look at all positions within this many moves, at most 12; by default all "
                     "positions that can satisfy the condition are put together",
          .bounds  = {0, FindQuestion::deepest},
          .option  = {.letter = 'd', .value = "N"}},
    metric_field,
    Field{.name     = "from",
          .summary  = "start from this position instead of solved",
          .diagnose = diagnose_cube,
          .option   = {.value = "CUBE"}},
    Field{.name    = "moves",
          .summary = "use only these turns, such as \"R U\", \"R2 U\" or \"R' U\"",
          .option  = {.value = "SET"}},
    every_field,
    classes_field("96"),
    count_flag,
    Field{.name    = "modulo",
          .summary = "count positions as one if they differ only by turns of a face (or of two "
                     "opposite ones) before or after",
          .option  = {.value = "FACES"}},
};

// At a shell, where one sees what comes; and of a question, whose answer is kept.
inline constexpr auto find_fields =
    joined(find_where_fields, std::array{listing_limit, threads_field}, centred_reading_fields);
inline constexpr auto find_question_fields =
    joined(find_where_fields, std::array{question_limit}, centred_reading_fields);

Result<FindQuestion>   read_find(const Fields& fields);
Result<WantedQuestion> read_find_all(const Fields& fields);

}  // namespace antipode::service
