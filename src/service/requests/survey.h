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
    drawn_field({1, max_surveyed}, "100"),
    // The same if nothing is said, so that the same command goes on with what it kept.
    changed(seed_of_cubes, by_default("1")),
    metric_field,
    field("turns", Kind::whole,
          "cubes made by this many random face turns, instead of uniformly random ones",
          within({0, 1000}), typed("N")),
    table_memory_field,
    changed(device_field,
            "search on the processor (cpu), on a graphics card (gpu), or on a card if there is one "
            "(auto)"),
};
inline constexpr auto survey_fields =
    joined(survey_question_fields, threads_field,
           field("resume", "save progress in this file, and resume from it", typed_file()));

// But for threads and file, which whoever runs it says.
Result<SurveyOrder> read_survey(const Fields& fields);

}  // namespace antipode::service
