// What comes of solving a position.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cube/centres.h"
#include "notation/metric.h"
#include "solvers/solver.h"

namespace antipode::service {

struct SolveAnswer {
    Cube   cube;
    Metric metric = Metric::htm;
    Answer answer;
    // That came home as well.
    Centres centres = {};
    // Of the solution, where costs were asked for instead of a short one.
    std::optional<double> cost = std::nullopt;
    // Every solution that was asked for, where more than one was; shortest first.
    std::vector<Moves> all = {};
    // How far the search for shortest solutions has come, if it ended before its proof.
    std::optional<optimal::Proof> proof = std::nullopt;
    // Of the search that proves; the answer counts what another one found with, too.
    optimal::Effort effort = {};
    // Of a method with a name: which one, and the parts of its solution.
    std::string_view   method = {};
    std::vector<Phase> phases = {};
    // Of a goal: its name, and the ways to it in order of length.
    std::string                      goal  = {};
    std::vector<goals::GoalSolution> goals = {};
    // Not yet, where a search tells what it has found so far.
    bool is_over = true;

    bool is_optimal() const { return answer.found && answer.length <= answer.lower_bound; }
};

}  // namespace antipode::service
