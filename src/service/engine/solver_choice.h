// How a position is to be solved: with all turns, with some of them, at the least cost,
// proven shortest, by a method with a name, or only as far as a goal.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

#include "search/optimal/proof.h"
#include "search/watch.h"
#include "service/engine/tables_status.h"
#include "solvers/cost.h"
#include "solvers/goals/solver.h"
#include "solvers/methods/registry.h"
#include "solvers/turn_set.h"

namespace antipode::service {

// What searches for shortest solutions. With automatic: a graphics card where there is one.
enum class Device : std::uint8_t { cpu, gpu, automatic };

// Solutions that are proven shortest: one of them, or all; with a length, all that
// are at most so long.
struct Shortest {
    optimal::Frontier::Wanted    wanted     = optimal::Frontier::Wanted::one;
    std::optional<unsigned>      max_length = std::nullopt;
    std::optional<std::uint64_t> memory     = std::nullopt;  // at most so much for the table
    Device                       device     = Device::cpu;

    friend bool operator==(const Shortest&, const Shortest&) = default;
};

// Not the whole cube, but a part of it or a step towards it.
struct GoalChoice {
    std::string                    name;   // as it was asked for; empty for an incomplete cube
    std::vector<goals::PlacedGoal> goals;  // any of them
    std::vector<goals::PlacedGoal> from   = {};  // one of them is met, and stays so
    goals::Wanted                  wanted = {};

    friend bool operator==(const GoalChoice&, const GoalChoice&) = default;
};

struct SolverChoice {
    Metric                     metric = Metric::htm;            // or qtm; with every turn also stm
    HandTurnSet                turns  = TurnSet::every_turn();  // slices only with a goal
    std::optional<CostProfile> costs  = std::nullopt;           // then the metric is htm
    // For shortest solutions, with every turn and without costs; also in slice turns.
    std::optional<Shortest> shortest = std::nullopt;
    // By a method with a name, in half turns and with every turn.
    const methods::Row* method = nullptr;
    // With any turns, in face, quarter or slice turns.
    std::optional<GoalChoice> goal = std::nullopt;

    bool is_plain() const {
        return turns == TurnSet::every_turn() && !costs && !shortest && method == nullptr && !goal;
    }

    friend bool operator==(const SolverChoice&, const SolverChoice&) = default;
};

using ProofPointer = std::shared_ptr<const optimal::Proof>;

// One position to be solved, and how.
struct SolveTask {
    Cube         cube;  // must be reachable
    SolverChoice how     = {};
    Limits       limits  = {};
    ProofPointer proof   = nullptr;  // to go on from
    Centres      centres = {};       // that are to come home as well; only where all is solved
    // Known not to be solvable in fewer turns.
    unsigned                 at_least = 0;
    std::chrono::nanoseconds max_wait = std::chrono::minutes(1);  // for tables
};

// What else there is to hear from a search, on the thread that called solve().
struct SolveCallbacks {
    std::function<void(const TableWork&)>           on_table = {};  // while bounds are opened
    std::function<void(const optimal::Proof&)>      on_proof = {};  // now and then, to be kept
    std::function<void(const goals::GoalSolution&)> on_goal  = {};  // each way to a goal
};

}  // namespace antipode::service
