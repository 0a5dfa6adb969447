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
    Shortest                             how     = {};
    unsigned                             threads = 1;
    std::optional<std::filesystem::path> file    = std::nullopt;  // kept, and resumed from
};

inline constexpr auto survey_fields = changed(
    changed(
        std::array{
            drawn_field({1, 1'000'000'000}),
            seed_field("a whole number: the same seed gives the same cubes, everywhere and always"),
            metric_field,
            Field{.name    = "memory",
                  .kind    = Kind::size,
                  .summary = "the best table of at most this size, like 500M or 4G",
                  .option  = {.value = "SIZE"}},
            device_field, threads_field,
            Field{.name    = "resume",
                  .summary = "keep in this file what is done, and go on from there",
                  .option  = {.value = "FILE", .names_file = true}}},
        "device",
        [](Field& field) {
            field.summary = "search on the processor (cpu), on a graphics card (gpu), or there if "
                            "there is one (auto)";
        }),
    "count", [](Field& field) { field.otherwise = "100"; });

Result<SurveyOrder> read_survey(const Fields& fields);

}  // namespace antipode::service
