// The fields that say how a cube is solved, for whoever solves, and the rules that join
// them.
//
//     const auto how = read_solver(fields);      // SolverChoice
#pragma once

#include "service/engine/solver_choice.h"
#include "service/requests/goal.h"
#include "service/requests/methods.h"

namespace antipode::service {

std::vector<std::string_view> solve_metric_names();

// Longer solutions than this cannot be asked for; of shortest ones than that.
inline constexpr std::int64_t max_length_asked    = 1000;
inline constexpr std::int64_t max_shortest_length = 30;

inline constexpr Field max_length_field =
    field("max_length", Kind::whole,
          "stop as soon as a solution is this short; with {optimal}, at most 30, and with {goal} "
          "or {open}, at most 40: look for nothing longer",
          within({0, max_length_asked}), typed("N", 'l'));

inline constexpr Field solve_metric_field =
    field("metric", "count face turns (htm), quarter turns (qtm) or slice turns (stm)",
          by_default("htm"), one_of(solve_metric_names), typed("NAME", 'm'));

inline constexpr Field axes_field = field("axes", Kind::whole,
                                          "of the two-phase search: look along this many axes, "
                                          "taking turns; 3 is Cube Explorer's triple search",
                                          within({1, 3}), by_default("3"), typed("N"));

std::vector<std::string_view> device_names();

inline constexpr Field device_field =
    field("device",
          "with {optimal}: search on the processor (cpu), on a graphics card (gpu), or on a card "
          "if there is one (auto)",
          by_default("cpu"), one_of(device_names), typed("NAME"));

inline constexpr Field table_memory_field = field(
    "memory", Kind::size, "the best table of at most this size, like 500M or 4G", typed("SIZE"));

inline constexpr std::array shortest_fields = {
    flag("optimal", "find a shortest solution and prove it", 'o'),
    changed(table_memory_field,
            "with {optimal}: the best table of at most this size, like 500M or 4G (by default the "
            "best that is there, or can be built in two minutes)"),
    device_field,
};

inline constexpr auto solver_fields =
    joined(max_length_field, shortest_fields,
           flag("all",
                "with {optimal}, {goal} or {open}: every shortest solution, or every one up to "
                "{max_length}"),
           solve_metric_field,
           field("moves",
                 "use only these turns: U is every turn of that face, U2 its half turn, U1 and U' "
                 "its quarter turns; like \"U R F D L\" or \"R2 U2\"; with {goal} or {open} also "
                 "slices: \"U M\" or \"R U M2\"",
                 typed("SET")),
           field("cost", Kind::text_or_object,
                 "look for the least cost instead of the fewest turns: a list like "
                 "quarter=1,half=1.6,R2=2,UD=parallel, or the same as JSON",
                 typed("COSTS")),
           flag("generator", "the maneuver that makes the position", 'g'), axes_field,
           threads_field, goal_fields);

// What is wrong about fields that are said together, or without one that they need; and the
// part of it that is about searching for shortest solutions.
std::optional<Error> wrong_together(const Fields& fields);
std::optional<Error> wrong_beside_optimal(const Fields& fields);

// Everything about solving but limits: metric, turns, costs, a method, or a proof.
Result<SolverChoice> read_solver(const Fields& fields);

Device           device_of(const Fields& fields);
std::string_view name_of(Device device);

// The greatest table that "memory" has room for is too small for the metric.
std::optional<Error> too_little_memory(const Fields& fields, Metric metric);

}  // namespace antipode::service
