#include "service/answers/methods.h"

#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "service/answers/compare.h"
#include "service/answers/explain.h"
#include "service/answers/solve.h"
#include "service/engine/engine.h"
#include "service/json.h"
#include "tests/support/cubes.h"

namespace antipode::service {
namespace {

using namespace testing;

// Methods that make their own tables need no files.
class MethodService : public ::testing::Test {
protected:
    Engine       engine{Engine::Options::short_lived(TableStore(std::nullopt))};
    MethodCache& methods = engine.methods();
};
using Explain = MethodService;
using Compare = MethodService;

TEST_F(MethodService, UnknownMethodsAreRefusedWithTheNamesThereAre) {
    const auto row = find_method("magic");
    ASSERT_FALSE(row);
    EXPECT_EQ(row.error().kind, ErrorKind::usage);
    EXPECT_NE(row.error().message.text().find("thistlethwaite"), std::string::npos);
}

TEST_F(MethodService, AMethodIsMadeOnce) {
    const auto first = methods.get(**find_method("ida"));
    EXPECT_EQ(*first, *methods.get(**find_method("ida")));
}

TEST_F(MethodService, CubesAreSolvedByTheMethodAskedFor) {
    const Cube cube = cube_after("R U2 F' L D B");
    const auto answer =
        engine.solve({.cube = cube, .how = {.method = *find_method("thistlethwaite")}});
    ASSERT_TRUE(answer);
    EXPECT_EQ(cube * answer->answer.solution, solved);
    const Json json = to_json(*answer, WordSense::solver);
    EXPECT_EQ(json["method"], "thistlethwaite");
    EXPECT_EQ(json["phases"].size(), 4u);
    EXPECT_EQ(json["phases"][0]["name"], "orient the edges");
}

TEST_F(MethodService, AnswersOfNoMethodHaveNoPhases) {
    const Json json = to_json(SolveAnswer{solved, Metric::htm, {}}, WordSense::solver);
    EXPECT_FALSE(json.contains("method"));
    EXPECT_FALSE(json.contains("phases"));
}

TEST_F(Explain, APhaseTellsWhatIsHomeAfterIt) {
    const auto story =
        explain(methods, {.cube = cube_after("R U"), .method = *find_method("layers")}, {});
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

TEST_F(Explain, WhereCentresCountALastStageTurnsThemRight) {
    const CentredCube cube  = centred_after(maneuver("R U2 F' L D B"));
    const auto        story = explain(
               methods,
               {.cube = cube.cube, .method = *find_method("thistlethwaite"), .centres = centres_of(cube)},
               {});
    ASSERT_TRUE(story);
    EXPECT_TRUE(is_solved(cube * story->answer.solution));
    const Json json = to_json(*story);
    EXPECT_EQ(json["centres"], Json::parse("[2,1,3,1,1,1]"));
    EXPECT_TRUE(json["phases"][4]["name"].get<std::string>().starts_with("centre"));
    EXPECT_EQ(json["phases"].back()["centres"], Json::parse("[0,0,0,0,0,0]"));
}

TEST_F(Explain, CentresThatTurningCannotMakeAreRefused) {
    Centres odd{.twists = {}, .counted = all_centres};
    odd.twists.set(Face::U, 1);
    EXPECT_FALSE(
        explain(methods, {.cube = solved, .method = *find_method("layers"), .centres = odd}, {}));
}

TEST_F(Explain, PositionsThatTurningCannotMakeAreRefused) {
    Cube twisted;
    twisted.corners[0] = Cubie(0, 1);
    EXPECT_FALSE(explain(methods, {.cube = twisted, .method = *find_method("layers")}, {}));
}

TEST_F(Compare, TheSameSeedGivesTheSameCubes) {
    EXPECT_EQ(cubes_to_compare({.number = 5, .seed = 3}),
              cubes_to_compare({.number = 5, .seed = 3}));
    EXPECT_NE(cubes_to_compare({.number = 5, .seed = 3}),
              cubes_to_compare({.number = 5, .seed = 4}));
}

Comparison compared(MethodCache& methods, std::string_view method, std::span<const Cube> cubes,
                    const Limits& limits) {
    return *compare_one(methods, {.method = *find_method(method), .cubes = cubes, .limits = limits},
                        {});
}

TEST_F(Compare, CubesOfFewTurnsAreSolvedAndProven) {
    const auto       cubes = cubes_to_compare({.number = 5, .turns = 3});
    const Comparison row   = compared(methods, "pieces", cubes, {});
    EXPECT_EQ(row.solved, 5u);
    EXPECT_EQ(row.proven, 5u);
    EXPECT_LE(row.longest(), 3u);
    EXPECT_LE(row.mean_length(), 3);
}

TEST_F(Compare, WhatIsNotSolvedWithinTheLimitsHasNoLength) {
    const auto       cubes = cubes_to_compare({.number = 2, .seed = 1});
    const Comparison row   = compared(methods, "ida", cubes, {.max_nodes = 2000});
    EXPECT_EQ(row.cubes, 2u);
    EXPECT_EQ(row.solved, 0u);
    EXPECT_TRUE(to_json(row)["mean_length"].is_null());
}

TEST_F(Compare, TheChartNamesEveryMethod) {
    const auto        cubes  = cubes_to_compare({.number = 2, .turns = 2});
    const Comparison  rows[] = {compared(methods, "pieces", cubes, {}),
                                compared(methods, "ida", cubes, {})};
    const std::string svg    = comparison_svg(rows);
    EXPECT_TRUE(svg.starts_with("<svg "));
    EXPECT_NE(svg.find(">pieces<"), std::string::npos);
    EXPECT_NE(svg.find(">ida<"), std::string::npos);
}

}  // namespace
}  // namespace antipode::service
