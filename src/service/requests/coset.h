// How far the cubes of a coset are from solved.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

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

inline constexpr Field coset_cube_field = {.name     = "cube",
                                           .summary  = "a cube of the coset, in any form",
                                           .need     = Need::required,
                                           .diagnose = diagnose_cube,
                                           .option   = {.value = "CUBE", .is_argument = true}};

inline constexpr std::array coset_way_fields = {
    coset_cube_field,
    flag("small",
         "only the cubes that also have the D corners in the same places, as a set: a "
         "seventieth"),
    Field{.name    = "within",
          .kind    = Kind::whole,
          .summary = "show that every cube is within this many moves (default 20, and 26 in "
                     "quarter turns, unless {exact_to} or {until_done} is said)",
          .bounds  = {0, 26},
          .option  = {.value = "N"}},
    Field{.name    = "exact_to",
          .kind    = Kind::whole,
          .summary = "count exactly up to this distance, and bound the rest",
          .bounds  = {0, 26},
          .option  = {.value = "N"}},
    flag("until_done", "the exact distance of every cube"),
    metric_field,
};

// At a shell there may be many cosets instead of one.
inline constexpr std::array many_cosets_fields = {
    Field{.name    = "cosets",
          .summary = "the cosets of the cubes in this file, one on each line",
          .option  = {.value = "FILE", .names_file = true}},
    Field{.name    = "random",
          .kind    = Kind::whole,
          .summary = "so many cosets drawn by chance; exact counts of them tell about how many "
                     "positions there are at each distance",
          .bounds  = {1, 100'000'000},
          .option  = {.value = "N"}},
    Field{.name    = "range",
          .summary = "cosets up to the 16 symmetries of the axis, by number: from 0 to 140908409",
          .option  = {.value = "FIRST-LAST"}},
    flag("spread",
         "with {random}: from each distance to H apart, so that the few cosets near H are among "
         "them, and what they tell about all positions is right"),
    Field{.name      = "seed",
          .kind      = Kind::whole,
          .summary   = "with {random}: a whole number: the same seed gives the same cosets",
          .otherwise = "1",
          .option    = {.value = "S"}},
    Field{.name    = "results",
          .summary = "with many cosets: add a line of JSON for each one to this file, and leave "
                     "out those that are in it",
          .option  = {.value = "FILE", .names_file = true}},
};

inline constexpr auto coset_fields =
    joined(changed(coset_way_fields, "cube", [](Field& field) { field.need = Need::optional; }),
           many_cosets_fields,
           std::array{Field{.name    = "resume",
                            .summary = "keep in this file (2.5 GB; with {small} 35 MB where a map "
                                       "of it is enough) what is done, "
                                       "and go on from there",
                            .option  = {.value = "FILE", .names_file = true}},
                      threads_field},
           reading_fields);
inline constexpr auto coset_question_fields = joined(coset_way_fields, reading_fields);

Result<CosetOrder> read_coset(const Fields& fields);
// Without the cube.
Result<CosetOrder> read_coset_question(const Fields& fields);
// Whether many cosets are asked for; wrong where more than one way is said.
Result<bool> asks_for_many(const Fields& fields);
// Cosets that are to be drawn from each distance to H apart, if that is asked for.
struct SpreadDraw {
    std::size_t   count = 0;
    std::uint64_t seed  = 1;
};
Result<std::optional<SpreadDraw>> read_spread_draw(const Fields& fields);
// One cube of each of many cosets, none of them twice; of `cosets` the text of the file.
Result<std::vector<Cube>> read_many_cosets(const Fields& fields, std::string_view text);

}  // namespace antipode::service
