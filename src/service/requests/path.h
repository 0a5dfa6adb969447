// The shortest ways from one position to another.
#pragma once

#include "explore/path.h"
#include "service/requests/distance.h"
#include "service/requests/reading.h"

namespace antipode::service {

inline constexpr std::array path_way_fields = {
    field("from", "where to start", required, diagnosed(diagnose_cube), as_argument("FROM")),
    field("to", "where to go", required, diagnosed(diagnose_cube), as_argument("TO")),
    metric_field,
    field("max_length", Kind::whole, "give up beyond this many moves, at most 16",
          within({0, PathRequest::longest}), by_default("14"), typed("N", 'l')),
};

// A position may be as short as "R".
inline constexpr auto path_reading_fields = joined(reading_fields, without_word(centres_field));
inline constexpr auto path_fields = joined(path_way_fields, threads_field, path_reading_fields);
inline constexpr auto path_question_fields = joined(path_way_fields, path_reading_fields);

Result<PathRequest> read_path(const Fields& fields);

}  // namespace antipode::service
