// Cubes solved by a method with a name, and methods side by side.
#pragma once

#include "search/watch.h"
#include "service/answers/methods.h"
#include "service/requests/distance.h"
#include "service/requests/reading.h"

namespace antipode::service {

// ---- one method -------------------------------------------------------------------

struct MethodChoice {
    const methods::Row* method = nullptr;
    Limits              limits = {};
};

constexpr Field time_field(std::chrono::milliseconds longest, std::string_view summary,
                           std::string_view otherwise = {}) {
    return field("time_ms", Kind::duration, summary, within({1, longest.count()}),
                 by_default(otherwise), typed({.value = "D", .name = "time"}));
}

inline constexpr Field nodes_field =
    field("nodes", Kind::whole,
          "stop after this many nodes; with one thread the answer is always the same", within({1}),
          typed("N"));

inline constexpr std::array method_fields = {
    field("method", "the method to solve by", by_default("layers"), one_of(method_names),
          typed("NAME")),
    time_field(std::chrono::hours(1),
               "how long to search for each cube; by default 200 ms for methods that solve every "
               "cube at once"),
};
inline constexpr auto explain_fields =
    joined(cube_field, method_fields, nodes_field, threads_field, centred_reading_fields);
inline constexpr auto explain_question_fields = joined(centred_cube_fields, method_fields);

// Methods that could go on for ever get a fifth of a second if they are quick, and
// `otherwise` if not.
Result<MethodChoice> read_method(const Fields& fields, std::chrono::nanoseconds otherwise);

// What "nodes" and "time_ms" say; with neither the time is `otherwise`.
Limits read_limits(const Fields& fields, std::chrono::nanoseconds otherwise);

// ---- many of them -----------------------------------------------------------------

struct CubesToCompare {
    std::uint64_t           number = 10;
    std::uint64_t           seed   = 0;
    std::optional<unsigned> turns  = std::nullopt;  // that make each cube; uniform if not said
};

struct ComparisonPlan {
    std::vector<const methods::Row*> methods;
    CubesToCompare                   cubes;
    Limits                           limits;  // for each cube
};

std::vector<std::string_view> method_names_and_all();

constexpr Field compared_cubes(std::int64_t most) {
    return field("count", Kind::whole, "how many cubes", within({1, most}), by_default("10"),
                 typed({.letter = 'n', .value = "N", .name = "number"}));
}

inline constexpr std::array compared_fields = {
    field("methods", Kind::texts,
          "the methods to compare, or all; by default those that solve any cube quickly",
          within({0, 32}), one_of(method_names_and_all), as_argument("METHOD")),
    field("seed", Kind::whole, "a whole number: the same seed gives the same cubes",
          by_default("0"), typed("S", 's')),
    field("turns", Kind::whole,
          "cubes made by this many random turns, instead of uniformly random ones",
          within({0, 1000}), typed("N")),
};
inline constexpr auto compare_fields =
    joined(compared_fields, compared_cubes(1'000'000),
           time_field(std::chrono::minutes(10),
                      "the time for each cube (1 s if neither this nor {nodes} is given)"),
           nodes_field);
inline constexpr auto compare_question_fields =
    joined(compared_fields, compared_cubes(1000),
           time_field(std::chrono::minutes(10), "the time for each cube", "10000"));

Result<ComparisonPlan> read_compare(const Fields& fields, std::chrono::nanoseconds otherwise);

}  // namespace antipode::service
