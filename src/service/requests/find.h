// Positions that satisfy a condition.
//
//     const auto fields   = Fields::read(json, find_question_fields);
//     const auto question = read_find(*fields);        // FindQuestion
#pragma once

#include <string>

#include "explore/find.h"
#include "service/requests/distance.h"
#include "service/requests/reading.h"
#include "service/tasks/task_events.h"

namespace antipode::service {

struct FindQuestion {
    std::string where;  // see explore/where/condition.h
    Cube        from    = solved;
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
          .summary = "the condition, made of names, numbers, \"texts\", comparisons, + - * %, and, "
                     "or, not and brackets, such as 'order == 1260'",
          .need    = Need::required,
          .option  = {.letter = 'w', .value = "EXPR"}},
    Field{.name      = "depth",
          .kind      = Kind::whole,
          .summary   = "look at all positions within this many moves, at most 12",
          .bounds    = {0, FindQuestion::deepest},
          .otherwise = "5",
          .option    = {.letter = 'd', .value = "N"}},
    metric_field,
    Field{.name     = "from",
          .summary  = "start from this position instead of solved",
          .diagnose = diagnose_cube,
          .option   = {.value = "CUBE"}},
    Field{.name    = "moves",
          .summary = "use these turns only, as \"R U\", \"R2 U\" or \"R' U\"",
          .option  = {.value = "SET"}},
    flag("every", "every position, and not one of each class of isomorphs", 'e'),
    Field{.name    = "modulo",
          .summary = "take positions for the same that turns of a face (or of two opposite ones) "
                     "before or after make the same",
          .option  = {.value = "FACES"}},
};

constexpr Field find_limit(Bounds bounds, std::string_view otherwise) {
    return {.name      = "limit",
            .kind      = Kind::whole,
            .summary   = "stop after this many positions",
            .bounds    = bounds,
            .otherwise = otherwise,
            .option    = {.letter = 'n', .value = "N"}};
}

// At a shell, where one sees what comes; and of a question, whose answer is kept.
inline constexpr auto find_fields =
    joined(find_where_fields, std::array{find_limit({1}, ""), threads_field}, reading_fields);
inline constexpr auto find_question_fields =
    joined(find_where_fields, std::array{find_limit({1, max_task_items}, "1000")}, reading_fields);

Result<FindQuestion> read_find(const Fields& fields);

}  // namespace antipode::service
