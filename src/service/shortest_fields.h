// The fields of a request that ask for shortest solutions.
//
//     const auto shortest = parse_shortest(fields);           // optimal, all
//     const auto memory   = parse_memory(fields, metric);     // "500M", as it is written
#pragma once

#include <optional>
#include <string>

#include "service/engine/solver_choice.h"
#include "service/engine/table_choice.h"
#include "service/json_fields.h"

namespace antipode::service {

// Longer solutions than this cannot be asked for.
inline constexpr std::int64_t max_shortest_length = 30;

// What "optimal" and "all" say; nothing if shortest solutions are not asked for. Wrong
// where "all" or "memory" stand without "optimal".
Result<std::optional<Shortest>> parse_shortest(const JsonFields& fields);

// What "memory" says, as it is written. Wrong if the metric has no table so small.
Result<std::optional<std::string>> parse_memory(const JsonFields& fields, Metric metric);

// "htm", "qtm", and for shortest solutions "stm".
enum class SliceTurns : std::uint8_t { refused, refused_without_optimal, accepted };
Result<std::optional<Metric>> parse_solve_metric(const JsonFields& fields, SliceTurns slices);

}  // namespace antipode::service
