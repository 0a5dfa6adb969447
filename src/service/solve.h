// Solving positions, and the answer as text and JSON.
#pragma once

#include <optional>
#include <string>

#include "notation/metric.h"
#include "search/optimal/proof.h"
#include "search/two_phase/solver.h"
#include "service/json.h"
#include "solvers/methods/method.h"

namespace antipode::service {

struct SolveAnswer {
    Cube   cube;
    Metric metric = Metric::htm;
    Answer answer;
    // Of the solution, where costs were asked for instead of a short one.
    std::optional<double> cost = std::nullopt;
    // Every solution that was asked for, where more than one was; shortest first.
    std::vector<Moves> all = {};
    // How far the search for shortest solutions has come, if it ended before its proof.
    std::optional<optimal::Proof> proof = std::nullopt;
    // Of the search that proves; the answer counts what another one found with, too.
    optimal::Effort effort = {};
    // Of a method with a name: which one, and the parts of its solution.
    std::string_view            method = {};
    std::vector<methods::Phase> phases = {};
    // Not yet, where a search tells what it has found so far.
    bool is_over = true;

    bool is_optimal() const { return answer.found && answer.length <= answer.lower_bound; }
};

// Why a position cannot be solved; nothing if it can.
std::optional<Error> unsolvable(const Cube& cube);

enum class WordSense : std::uint8_t { solver, generator };

// "R U2 F'": what was found; empty if nothing was.
std::string solution_word(const SolveAnswer& answer, WordSense sense);

// The solution as an answer of its own, for each of answer.all.
std::vector<SolveAnswer> one_by_one(const SolveAnswer& answer);

// "R U2 F'  (3f*)": the maneuver that solves the position, or makes it; with
// costs "R U2 F'  (3f)  cost 3.6".
std::string solution_line(const SolveAnswer& answer, WordSense sense);

std::string_view     name_of(Ended ended);
std::optional<Ended> parse_ended(std::string_view name);

// {"cube":…,"solution":…,"length":19,"metric":"htm","optimal":false,
//  "lower_bound":12,"ended":"time","nodes":…,"probes":…,"seconds":…}; the solution
// and its length are null when none was found, "ended" is null while the search goes
// on; "generator" and "cost" come when asked for, "method" and "phases" ([{"name":…,
// "goal":…,"moves":…,"length":…},…]) of a method with a name.
Json to_json(const SolveAnswer& answer, WordSense sense);

}  // namespace antipode::service
