#include "service/methods.h"

#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "service/compare.h"
#include "service/cube_solver.h"
#include "service/explain.h"
#include "tests/support/cubes.h"

namespace antipode::service {
namespace {

using namespace testing;

// Methods that make their own tables need no files.
std::shared_ptr<SolveTables> no_tables() {
    return std::make_shared<SolveTables>(TableStore(std::nullopt), Metric::htm, OpenOptions{});
}

TEST(MethodService, UnknownMethodsAreRefusedWithTheNamesThereAre) {
    const auto row = find_method("magic");
    ASSERT_FALSE(row);
    EXPECT_EQ(row.error().kind, ErrorKind::usage);
    EXPECT_NE(row.error().message.find("thistlethwaite"), std::string::npos);
}

TEST(MethodService, AMethodIsMadeOnce) {
    MethodShelf shelf(no_tables());
    const auto  first = shelf.method(**find_method("ida"));
    EXPECT_EQ(*first, *shelf.method(**find_method("ida")));
}

TEST(MethodService, CubesAreSolvedByTheMethodAskedFor) {
    CubeSolver solver({.method = *find_method("thistlethwaite")}, no_tables());
    const Cube cube   = cube_after("R U2 F' L D B");
    const auto answer = solver.solve(cube, {}, {});
    ASSERT_TRUE(answer);
    EXPECT_EQ(cube * answer->answer.solution, solved);
    const Json json = to_json(*answer, WordSense::solver);
    EXPECT_EQ(json["method"], "thistlethwaite");
    EXPECT_EQ(json["phases"].size(), 4u);
    EXPECT_EQ(json["phases"][0]["name"], "orient the edges");
}

TEST(MethodService, AnswersOfNoMethodHaveNoPhases) {
    const Json json = to_json(SolveAnswer{solved, Metric::htm, {}}, WordSense::solver);
    EXPECT_FALSE(json.contains("method"));
    EXPECT_FALSE(json.contains("phases"));
}

TEST(Explain, APhaseTellsWhatIsHomeAfterIt) {
    MethodShelf shelf(no_tables());
    const auto  story =
        explain(shelf, {.cube = cube_after("R U"), .method = *find_method("layers")}, {});
    ASSERT_TRUE(story);
    EXPECT_EQ(story->phases.size(), 16u);
    EXPECT_EQ(story->phases.back().after, solved);
    EXPECT_EQ(story->phases.back().corners_home.size(), 8u);
    EXPECT_EQ(story->phases.back().edges_home.size(), 12u);
    const Json json = to_json(*story);
    EXPECT_EQ(json["method"], "layers");
    EXPECT_EQ(json["phases"][15]["after"],
              "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB");
}

TEST(Explain, PositionsThatTurningCannotMakeAreRefused) {
    MethodShelf shelf(no_tables());
    Cube        twisted;
    twisted.corners[0] = Cubie(0, 1);
    EXPECT_FALSE(explain(shelf, {.cube = twisted, .method = *find_method("layers")}, {}));
}

TEST(Compare, TheSameSeedGivesTheSameCubes) {
    EXPECT_EQ(cubes_to_compare({.number = 5, .seed = 3}),
              cubes_to_compare({.number = 5, .seed = 3}));
    EXPECT_NE(cubes_to_compare({.number = 5, .seed = 3}),
              cubes_to_compare({.number = 5, .seed = 4}));
}

Comparison compared(std::string_view method, std::span<const Cube> cubes, const Limits& limits) {
    MethodShelf shelf(no_tables());
    return *compare_one(shelf, {.method = *find_method(method), .cubes = cubes, .limits = limits},
                        {});
}

TEST(Compare, CubesOfFewTurnsAreSolvedAndProven) {
    const auto       cubes = cubes_to_compare({.number = 5, .turns = 3});
    const Comparison row   = compared("pieces", cubes, {});
    EXPECT_EQ(row.solved, 5u);
    EXPECT_EQ(row.proven, 5u);
    EXPECT_LE(row.longest(), 3u);
    EXPECT_LE(row.mean_length(), 3);
}

TEST(Compare, WhatIsNotSolvedWithinTheLimitsHasNoLength) {
    const auto       cubes = cubes_to_compare({.number = 2, .seed = 1});
    const Comparison row   = compared("ida", cubes, {.max_nodes = 2000});
    EXPECT_EQ(row.cubes, 2u);
    EXPECT_EQ(row.solved, 0u);
    EXPECT_TRUE(to_json(row)["mean_length"].is_null());
}

TEST(Compare, TheChartNamesEveryMethod) {
    const auto        cubes  = cubes_to_compare({.number = 2, .turns = 2});
    const Comparison  rows[] = {compared("pieces", cubes, {}), compared("ida", cubes, {})};
    const std::string svg    = comparison_svg(rows);
    EXPECT_TRUE(svg.starts_with("<svg "));
    EXPECT_NE(svg.find(">pieces<"), std::string::npos);
    EXPECT_NE(svg.find(">ida<"), std::string::npos);
}

}  // namespace
}  // namespace antipode::service
