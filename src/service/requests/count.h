// How many positions are how far from solved.
#pragma once

#include <filesystem>
#include <optional>

#include "explore/count/count.h"
#include "service/requests/distance.h"
#include "service/requests/reading.h"

namespace antipode::service {

struct CountOrder {
    counting::CountRequest               request;
    std::optional<std::filesystem::path> file = std::nullopt;  // kept, and resumed from
};

// Of a question; the server knows its memory and its threads.
inline constexpr std::array count_question_fields = {
    Field{.name    = "depth",
          .kind    = Kind::whole,
          .summary = "the greatest distance to count",
          .need    = Need::required,
          .bounds  = {0, counting::deepest_count},
          .option  = {.value = "DEPTH", .is_argument = true}},
    metric_field,
    flag("classes", "also count classes up to symmetry and inversion, and corner permutations",
         'c'),
    centres_field,
};

inline constexpr auto count_fields = joined(
    count_question_fields,
    std::array{
        Field{.name    = "resume",
              .summary = "save the counts in this file, and resume from it",
              .option  = {.value = "FILE", .names_file = true}},
        Field{.name    = "memory",
              .kind    = Kind::size,
              .summary = "store levels of at most this size, like 500M; never more than a third of "
                         "what is free",
              .otherwise = "3G",
              .option    = {.value = "SIZE"}},
        threads_field});

// What is kept in a file are units of the plain count: with centres there is none.
Result<CountOrder> read_count(const Fields& fields);

}  // namespace antipode::service
