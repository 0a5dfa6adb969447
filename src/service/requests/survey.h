// How far random cubes are from solved.
#pragma once

#include <filesystem>
#include <optional>

#include "service/requests/distance.h"
#include "service/requests/positions.h"
#include "service/requests/solver.h"

namespace antipode::service {

struct SurveyOrder {
    std::uint64_t                        count   = 0;
    std::uint64_t                        seed    = 0;
    Metric                               metric  = Metric::htm;
    std::optional<unsigned>              turns   = std::nullopt;  // that make the cubes
    Shortest                             how     = {};
    unsigned                             threads = 0;             // as many as there are
    std::optional<std::filesystem::path> file    = std::nullopt;  // kept, and resumed from
};

inline constexpr std::int64_t max_surveyed = 1'000'000'000;

inline constexpr std::array survey_question_fields = {
    Field{.name      = "count",
          .kind      = Kind::whole,
          .summary   = "how many",
          .bounds    = {1, max_surveyed},
          .otherwise = "100",
          .option    = {.letter = 'n', .value = "N", .name = "number"}},
    // The same if nothing is said, so that the same command goes on with what it kept.
    Field{.name      = "seed",
          .kind      = Kind::whole,
          .summary   = "a whole number: the same seed gives the same cubes, everywhere and always",
          .otherwise = "1",
          .option    = {.letter = 's', .value = "S"}},
    metric_field,
    Field{.name    = "turns",
          .kind    = Kind::whole,
          .summary = "cubes made by so many random face turns, instead of any cubes",
          .bounds  = {0, 1000},
          .option  = {.value = "N"}},
    Field{.name    = "memory",
          .kind    = Kind::size,
          .summary = "the best table of at most this size, like 500M or 4G",
          .option  = {.value = "SIZE"}},
    Field{.name      = "device",
          .summary   = "search on the processor (cpu), on a graphics card (gpu), or there if there "
                       "is one (auto)",
          .otherwise = "cpu",
          .choices   = device_names,
          .option    = {.value = "NAME"}},
};
inline constexpr auto survey_fields =
    joined(survey_question_fields,
           std::array{threads_field,
                      Field{.name    = "resume",
                            .summary = "keep in this file what is done, and go on from there",
                            .option  = {.value = "FILE", .names_file = true}}});

// But for threads and file, which whoever runs it says.
Result<SurveyOrder> read_survey(const Fields& fields);

}  // namespace antipode::service
