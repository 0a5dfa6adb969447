// How far the cubes of a coset are from solved.
#pragma once

#include <filesystem>
#include <optional>

#include "search/coset/explore.h"
#include "service/requests/distance.h"
#include "service/requests/reading.h"

namespace antipode::service {

struct CosetOrder {
    coset::CosetRequest                  request = {};
    Metric                               metric  = Metric::htm;
    std::optional<std::filesystem::path> file    = std::nullopt;  // kept, and resumed from
    // All cubes are to be within the last distance; otherwise it is no failure if some are
    // not.
    bool must_be_within = false;
};

inline constexpr Field coset_cube_field =
    field("cube", "a cube of the coset, in any form", required, diagnosed(diagnose_cube),
          as_argument("CUBE"));

// What is wanted of a coset, or of each of many.
inline constexpr std::array coset_goal_fields = {
    field("within", Kind::whole,
          "show that every cube is within this many moves (default 20, and 26 in quarter turns, "
          "unless {exact_to} or {until_done} is given)",
          within({0, 26}), typed("N")),
    field("exact_to", Kind::whole, "count exactly up to this distance, and bound the rest",
          within({0, 26}), typed("N")),
    flag("until_done", "the exact distance of every cube"),
    metric_field,
};

inline constexpr auto coset_way_fields = joined(
    coset_cube_field,
    flag("small",
         "only the cubes that also have the D corners in the same set of places: one in seventy"),
    coset_goal_fields);

inline constexpr auto coset_question_fields = joined(coset_way_fields, reading_fields);

Result<CosetOrder> read_coset(const Fields& fields);
// Without the cube.
Result<CosetOrder> read_coset_question(const Fields& fields);

}  // namespace antipode::service
