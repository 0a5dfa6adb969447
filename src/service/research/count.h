// Counting positions by distance, resumed from a file where one is given.
//
//     Result<counting::Counted> counted =
//         count({.request = {.metric = Metric::qtm, .depth = 10}}, {});
#pragma once

#include <string>

#include "service/json_fwd.h"
#include "service/requests/count.h"

namespace antipode::service {

// The watch's on_unit is called after the unit is in the file.
Result<counting::Counted> count(const CountOrder& order, const counting::CountWatch& watch);

// Field names are explained in docs/guide/counting.md.
Json to_json(const counting::LevelCount& level, const counting::CountRequest& request);

// How many symmetries make classes of positions: 48, or those that keep the centres.
std::size_t symmetries_of_classes(const counting::CountRequest& request);

// "4 min" or "35 s": about how much longer, for somebody who waits.
std::string time_left_text(double seconds);

}  // namespace antipode::service
