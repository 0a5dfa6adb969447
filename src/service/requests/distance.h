// Fields of requests that count moves and use threads.
#pragma once

#include "notation/metric.h"
#include "service/requests/fields.h"

namespace antipode::service {

// Those in which distances are counted: htm and qtm.
std::vector<std::string_view> count_metric_names();  // those that can be searched in
std::vector<std::string_view> metric_names();        // all

inline constexpr Field metric_field = {
    .name      = "metric",
    .summary   = "what counts as one move: face turns (htm) or quarter turns (qtm)",
    .otherwise = "htm",
    .choices   = count_metric_names,
    .option    = {.letter = 'm', .value = "NAME"}};

// More than any machine has.
inline constexpr std::int64_t max_threads_asked = 1024;

inline constexpr Field threads_field = {.name    = "threads",
                                        .kind    = Kind::whole,
                                        .summary = "use this many threads (default all)",
                                        .bounds  = {1, max_threads_asked},
                                        .option  = {.letter = 't', .value = "N"}};

Metric   metric_of(const Fields& fields);
unsigned threads_of(const Fields& fields);  // all there are if it is not said

}  // namespace antipode::service
