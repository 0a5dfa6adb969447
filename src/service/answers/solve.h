// Solving positions, and the answer as text and JSON.
#pragma once

#include <optional>
#include <string>

#include "service/engine/solve_answer.h"
#include "service/json_fwd.h"

namespace antipode::service {

// Why a position cannot be solved; nothing if it can.
std::optional<Error> unsolvable(const Cube& cube);
std::optional<Error> unsolvable(const CentredCube& cube);

enum class WordSense : std::uint8_t { solver, generator };

// "R U2 F'": what was found; empty if nothing was.
std::string solution_word(const SolveAnswer& answer, WordSense sense);

// The solution as an answer of its own, for each of answer.all.
std::vector<SolveAnswer> one_by_one(const SolveAnswer& answer);

// "R U2 F'  (3f*)": the maneuver that solves the position, or makes it; with
// costs "R U2 F'  (3f)  cost 3.6".
std::string solution_line(const SolveAnswer& answer, WordSense sense);

std::string_view              name_of(Ended ended);
std::vector<std::string_view> ending_names();  // in the order of Ended
std::optional<Ended>          parse_ended(std::string_view name);

// {"cube":…,"solution":…,"length":19,"metric":"htm","optimal":false,
//  "lower_bound":12,"ended":"time","nodes":…,"probes":…,"seconds":…}; the solution
// and its length are null when none was found, "ended" is null while the search goes
// on; "generator" and "cost" come when asked for, "method" and "phases" ([{"name":…,
// "goal":…,"moves":…,"length":…},…]) of a method with a name; "goal" and "found", the ways to
// it as answers/goals.h has them, where not the whole cube was to be solved.
Json to_json(const SolveAnswer& answer, WordSense sense);

}  // namespace antipode::service
