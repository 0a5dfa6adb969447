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
    field("depth", Kind::whole, "the greatest distance to count", required,
          within({0, counting::deepest_count}), as_argument("DEPTH")),
    metric_field,
    flag("classes", "also count classes up to symmetry and inversion, and corner permutations",
         'c'),
    centres_field,
};

inline constexpr auto count_fields =
    joined(count_question_fields,
           field("resume", "save the counts in this file, and resume from it", typed_file()),
           field("memory", Kind::size,
                 "store levels of at most this size, like 500M; never more than a third of what is "
                 "free",
                 by_default("3G"), typed("SIZE")),
           threads_field);

// What is kept in a file are units of the plain count: with centres there is none.
Result<CountOrder> read_count(const Fields& fields);

}  // namespace antipode::service
