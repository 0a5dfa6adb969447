// What a search has not found although it was asked for, and why: that nothing of the
// kind exists is said only where it is proven.
//
//     if (const auto missing = missing_depth(answer, 20)) raise(*missing);
#pragma once

#include <optional>
#include <string>

#include "service/answers/solve.h"

namespace antipode::python {

struct Shortfall {
    enum class Kind { impossible, unfinished };

    Kind        kind;
    std::string message;
};

// Why a search ended before it knew the answer.
inline std::string reason(Ended ended) {
    switch (ended) {
        case Ended::out_of_time:
            return "the time limit was reached";
        case Ended::out_of_nodes:
            return "the limit of nodes was reached";
        case Ended::exhausted:
        case Ended::enough_found:
        case Ended::stopped:
            break;
    }
    return "the search was stopped";
}

// Of a search for a solution of at most `max_depth` turns.
inline std::optional<Shortfall> missing_depth(const service::SolveAnswer& answer,
                                              unsigned                    max_depth) {
    const Answer&     found = answer.answer;
    const std::string depth = "of at most " + std::to_string(max_depth) + " turns ";
    if (found.found && found.length <= max_depth) return std::nullopt;
    if (found.ended == Ended::exhausted)
        return Shortfall{Shortfall::Kind::impossible, "no solution " + depth
                                                          + "exists: the shortest ones take "
                                                          + std::to_string(found.lower_bound)};
    return Shortfall{Shortfall::Kind::unfinished,
                     reason(found.ended) + " before a solution " + depth + "was found"};
}

}  // namespace antipode::python
