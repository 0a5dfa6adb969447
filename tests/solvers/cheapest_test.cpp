#include "solvers/cheapest.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <unordered_map>

#include "tests/solvers/turns.h"

namespace antipode {
namespace {

using namespace testing;

CostProfile costs(std::string_view text) { return *parse_cost_profile(text); }

// The cheapest way home by trying everything: Bellman and Ford on the group.
std::unordered_map<Cube, double, CubeHash> cheapest_by_trying(TurnSet turns, const CostProfile& p) {
    std::unordered_map<Cube, double, CubeHash> cheapest = {{solved, 0}};
    std::vector<Cube>                          changed  = {solved};
    while (!changed.empty()) {
        std::vector<Cube> next;
        for (const Cube& cube : changed)
            for (const Move m : turns.turns()) {
                const Cube   before = cube * inverse(m);
                const double price  = cheapest[cube] + p.turns[m.index()];
                const auto   known  = cheapest.find(before);
                if (known != cheapest.end() && known->second <= price + 1e-9) continue;
                cheapest[before] = price;
                next.push_back(before);
            }
        changed = std::move(next);
    }
    return cheapest;
}

TEST(Cheapest, IsTheLeastCostWhereEverythingCanBeTried) {
    const TurnSet        turns   = turn_set("U2 R2 F2");
    const CostProfile    profile = costs("U=1,R=2,F=3");
    const CheapestSolver solver({.costs = profile, .turns = turns});
    for (const auto& [cube, price] : cheapest_by_trying(turns, profile)) {
        const CheapestAnswer answer = *solver.solve(cube, {});
        ASSERT_EQ(cube * answer.solution, solved);
        ASSERT_DOUBLE_EQ(answer.cost, price);
    }
}

TEST(Cheapest, NeverGetsWorseAndEndsWithTheAnswer) {
    const CostProfile    profile = costs("half=1.6,U=2,parallel");
    const CheapestSolver solver({.costs = profile, .turns = turn_set("U D R F")});
    for (const Cube& cube : random_members(turn_set("U D R F"), 3, 1)) {
        std::vector<double> told;
        const Watch         watch = {
                    .on_solution = [&](const Moves& m) { told.push_back(cost(m, profile)); }};
        const CheapestAnswer answer = *solver.solve(cube, some_nodes, watch);
        ASSERT_TRUE(answer.found && cube * answer.solution == solved);
        EXPECT_TRUE(std::ranges::is_sorted(told, std::greater<>()));
        EXPECT_DOUBLE_EQ(told.back(), answer.cost);
        EXPECT_DOUBLE_EQ(cost(answer.solution, profile), answer.cost);
    }
}

TEST(Cheapest, MakesADearHalfTurnOfTwoQuarters) {
    const CheapestSolver solver({.costs = costs("half=2.5"), .turns = turn_set("U R")});
    EXPECT_EQ(solver.solve(cube_after("R2"), {})->solution, moves("R R"));
    EXPECT_DOUBLE_EQ(solver.solve(cube_after("R2 U"), {})->cost, 3);
}

TEST(Cheapest, RefusesWhatTheTurnsCannotMake) {
    const CheapestSolver solver({.costs = {}, .turns = turn_set("U R")});
    EXPECT_FALSE(solver.solve(cube_after("F"), {}));
}

TEST(Cheapest, WeighsTurnsInProportion) {
    const TurnWeights weights = weights_of(costs("quarter=1,half=1.6"), TurnSet::every_turn());
    EXPECT_EQ(weights[Move(Face::R, Turn::clockwise).index()], 5u);
    EXPECT_EQ(weights[Move(Face::R, Turn::half).index()], 8u);
    EXPECT_EQ(weights_of(costs("turn=0.2"), TurnSet::every_turn()), weights_of(Metric::htm));
}

}  // namespace
}  // namespace antipode
