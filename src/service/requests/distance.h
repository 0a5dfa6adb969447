// Fields of requests that count moves and use threads.
#pragma once

#include "notation/metric.h"
#include "service/requests/fields.h"

namespace antipode::service {

// Those in which distances are counted: htm and qtm.
std::vector<std::string_view> count_metric_names();  // those that can be searched in
std::vector<std::string_view> metric_names();        // all

inline constexpr Field metric_field =
    field("metric", "what counts as one move: face turns (htm) or quarter turns (qtm)",
          by_default("htm"), one_of(count_metric_names), typed("NAME", 'm'));

// More than any machine has.
inline constexpr std::int64_t max_threads_asked = 1024;

inline constexpr Field threads_field =
    field("threads", Kind::whole, "use this many threads (default all)",
          within({1, max_threads_asked}), typed("N", 't'));

Metric   metric_of(const Fields& fields);
unsigned threads_of(const Fields& fields);  // all there are if it is not said

}  // namespace antipode::service
