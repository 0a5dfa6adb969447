// The shortest ways from one position to another.
#pragma once

#include "explore/path.h"
#include "service/requests/distance.h"
#include "service/requests/reading.h"

namespace antipode::service {

inline constexpr std::array path_way_fields = {
    Field{.name     = "from",
          .summary  = "where to start",
          .need     = Need::required,
          .diagnose = diagnose_cube,
          .option   = {.value = "FROM", .is_argument = true}},
    Field{.name     = "to",
          .summary  = "where to go",
          .need     = Need::required,
          .diagnose = diagnose_cube,
          .option   = {.value = "TO", .is_argument = true}},
    metric_field,
    Field{.name      = "max_length",
          .kind      = Kind::whole,
          .summary   = "give up beyond this many moves, at most 16",
          .bounds    = {0, PathRequest::longest},
          .otherwise = "14",
          .option    = {.letter = 'l', .value = "N"}},
};

// A position may be as short as "R".
inline constexpr auto path_reading_fields =
    joined(reading_fields, std::array{without_word(centres_field)});
inline constexpr auto path_fields =
    joined(path_way_fields, std::array{threads_field}, path_reading_fields);
inline constexpr auto path_question_fields = joined(path_way_fields, path_reading_fields);

Result<PathRequest> read_path(const Fields& fields);

}  // namespace antipode::service
