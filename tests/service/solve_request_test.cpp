#include "service/requests/solve.h"

#include <gtest/gtest.h>

#include "service/json.h"
#include "tests/support/cubes.h"
#include "tests/support/solve_requests.h"

namespace antipode::service {
namespace {

using namespace std::chrono_literals;
using testing::cube_after;

Result<SolveRequest> at_once(const Json& json) {
    return parse_solve_request(json, SolveUse::at_once);
}
Result<SolveRequest> job(const Json& json) { return parse_solve_request(json, SolveUse::job); }

// The field that is wrong; an empty text if none is.
std::string wrong(const Json& json, SolveUse use = SolveUse::at_once) {
    const auto request = parse_solve_request(json, use);
    return request ? "" : request.error().field;
}

TEST(SolveRequest, NeedsNothingButACube) {
    const auto request = at_once({{"cube", "R U F"}});
    ASSERT_TRUE(request);
    ASSERT_EQ(request->cubes.size(), 1U);
    EXPECT_EQ(request->cubes.front().cube, cube_after("R U F"));
    EXPECT_FALSE(request->is_list);
    EXPECT_EQ(request->max_time, 200ms);
    EXPECT_EQ(request->threads, 1U);
    EXPECT_TRUE(request->how.is_plain());
}

TEST(SolveRequest, SaysHowTheCubeIsSolved) {
    const auto request = at_once({{"cube", "R U F"},
                                  {"max_length", 19},
                                  {"time_ms", 500},
                                  {"metric", "qtm"},
                                  {"moves", "U R F"},
                                  {"threads", 2},
                                  {"generator", true}});
    ASSERT_TRUE(request);
    const SolveTask task = task_of(*request, 0);
    EXPECT_EQ(task.limits.enough_length, 19U);
    EXPECT_EQ(task.limits.max_time, 500ms);
    EXPECT_EQ(task.limits.threads, 2U);
    EXPECT_EQ(task.how.metric, Metric::qtm);
    EXPECT_EQ(task.how.turns, *parse_turn_set("U R F"));
    EXPECT_EQ(request->sense, WordSense::generator);
}

TEST(SolveRequest, TakesALengthAloneForTenSecondsAtMost) {
    EXPECT_EQ(at_once({{"cube", "R"}, {"max_length", 20}})->max_time, 10s);
}

TEST(SolveRequest, TakesSeveralCubes) {
    const auto request = at_once({{"cubes", {"R", "U"}}});
    ASSERT_TRUE(request);
    EXPECT_TRUE(request->is_list);
    EXPECT_EQ(request->cubes.size(), 2U);
}

TEST(SolveRequest, OfAJobMayTakeADayAndAllThreads) {
    const auto request = job({{"kind", "solve"}, {"cube", "R"}, {"name", "mine"}});
    ASSERT_TRUE(request);
    EXPECT_EQ(request->max_time, 24h);
    EXPECT_EQ(request->threads, 0U);
    EXPECT_EQ(request->name, "mine");
}

TEST(SolveRequest, TakesCostsAsTextOrObject) {
    const auto text   = at_once({{"cube", "R"}, {"cost", "half=2"}});
    const auto object = at_once({{"cube", "R"}, {"cost", {{"half", 2}}}});
    ASSERT_TRUE(text && object);
    EXPECT_EQ(text->how.costs, object->how.costs);
}

TEST(SolveRequest, ReadsCubesAsItIsTold) {
    EXPECT_EQ(at_once({{"cube", "d"}, {"notation", "papers"}})->cubes.front().cube,
              testing::papers_cube("d"));
    EXPECT_EQ(wrong({{"cube", "R"}, {"as", "facelets"}}), "cube");
}

TEST(SolveRequest, KeepsFieldsThatSayTheSameAgain) {
    const Json given   = {{"cube", "R U"},     {"max_length", 9},  {"time_ms", 30},
                          {"moves", "R U"},    {"cost", "half=2"}, {"threads", 3},
                          {"generator", true}, {"name", "x"}};
    const auto request = job(given);
    ASSERT_TRUE(request);
    const auto again = job(*request->fields);
    ASSERT_TRUE(again);
    EXPECT_EQ(*again->fields, *request->fields);
    EXPECT_EQ(again->cubes, request->cubes);
    EXPECT_EQ(again->how, request->how);
    EXPECT_EQ(again->max_time, request->max_time);
}

TEST(SolveRequest, NamesTheWrongField) {
    EXPECT_EQ(wrong(Json::object()), "cube");
    EXPECT_EQ(wrong({{"cube", 7}}), "cube");
    EXPECT_EQ(wrong({{"cube", "Q"}}), "cube");
    EXPECT_EQ(wrong({{"cubes", {"R", "Q"}}}), "cubes[1]");
    EXPECT_EQ(wrong({{"cubes", Json::array()}}), "cubes");
    EXPECT_EQ(wrong({{"cube", "R"}, {"cubes", {"R"}}}), "cube");
    EXPECT_EQ(wrong({{"cube", "R"}, {"metric", "etm"}}), "metric");
    EXPECT_EQ(wrong({{"cube", "R"}, {"metric", "stm"}, {"moves", "U R"}}), "moves");
    EXPECT_EQ(wrong({{"cube", "R"}, {"axes", 4}}), "axes");
    EXPECT_EQ(wrong({{"cube", "R"}, {"axes", 1}, {"optimal", true}}), "axes");
    EXPECT_EQ(wrong({{"cube", "R"}, {"moves", "X"}}), "moves");
    EXPECT_EQ(wrong({{"cube", "R"}, {"cost", 3}}), "cost");
    EXPECT_EQ(wrong({{"cube", "R"}, {"cost", "half=0"}}), "cost");
    EXPECT_EQ(wrong({{"cube", "R"}, {"metric", "qtm"}, {"cost", "half=2"}}), "metric");
    EXPECT_EQ(wrong({{"cube", "R"}, {"generator", 1}}), "generator");
    EXPECT_EQ(wrong({{"cube", "R"}, {"colour", "red"}}), "colour");
}

TEST(SolveRequest, AsksForShortestSolutions) {
    const auto request = at_once({{"cube", "R"},
                                  {"optimal", true},
                                  {"all", true},
                                  {"memory", "200M"},
                                  {"max_length", 5},
                                  {"metric", "stm"}});
    ASSERT_TRUE(request);
    const SolveTask task = task_of(*request, 0);
    EXPECT_EQ(task.how.metric, Metric::stm);
    EXPECT_EQ(task.how.shortest,
              (Shortest{optimal::Frontier::Wanted::all, 5U, std::uint64_t{200'000'000}}));
    EXPECT_EQ(task.limits.enough_length, 0U);
    EXPECT_EQ(request->max_time, 60s);
    EXPECT_FALSE(quick_request_of(*request));
    EXPECT_EQ(at_once(*request->fields)->how, request->how);
}

TEST(SolveRequest, NamesTheWrongFieldOfShortestSolutions) {
    EXPECT_EQ(wrong({{"cube", "R"}, {"optimal", 1}}), "optimal");
    EXPECT_EQ(wrong({{"cube", "R"}, {"all", true}}), "all");
    EXPECT_EQ(wrong({{"cube", "R"}, {"memory", "1G"}}), "memory");
    EXPECT_EQ(wrong({{"cube", "R"}, {"optimal", false}, {"all", true}}), "all");
    EXPECT_EQ(wrong({{"cube", "R"}, {"optimal", false}, {"all", false}}), "");
    EXPECT_EQ(wrong({{"cube", "R"}, {"optimal", true}, {"memory", "much"}}), "memory");
    EXPECT_EQ(wrong({{"cube", "R"}, {"optimal", true}, {"memory", "100M"}}), "memory");
    EXPECT_EQ(wrong({{"cube", "R"}, {"optimal", true}, {"moves", "U R"}}), "moves");
    EXPECT_EQ(wrong({{"cube", "R"}, {"optimal", true}, {"cost", "half=2"}}), "cost");
    EXPECT_EQ(wrong({{"cube", "R"}, {"optimal", true}, {"max_length", 31}}), "max_length");
}

TEST(SolveRequest, KeepsToItsBounds) {
    EXPECT_EQ(wrong({{"cube", "R"}, {"time_ms", 0}}), "time_ms");
    EXPECT_EQ(wrong({{"cube", "R"}, {"time_ms", 60'001}}), "time_ms");
    EXPECT_EQ(wrong({{"cube", "R"}, {"time_ms", 1.5}}), "time_ms");
    EXPECT_EQ(wrong({{"cube", "R"}, {"max_length", -1}}), "max_length");
    EXPECT_EQ(wrong({{"cube", "R"}, {"threads", 0}}), "threads");
    EXPECT_EQ(wrong({{"cubes", Json(65, "R")}}), "cubes");
    EXPECT_EQ(wrong({{"cube", "R"}, {"time_ms", 60'001}}, SolveUse::job), "");
    EXPECT_EQ(wrong({{"cube", "R"}, {"time_ms", 86'400'001}}, SolveUse::job), "time_ms");
    EXPECT_EQ(wrong({{"cubes", {"R"}}}, SolveUse::job), "cubes");
    EXPECT_EQ(wrong({{"cube", "R"}, {"kind", "dance"}}, SolveUse::job), "kind");
}

TEST(SolveRequest, RefusesACubeThatTurningCannotSolve) {
    Cube flipped;
    flipped.edges[0]   = Cubie(0, 1);
    const auto request = at_once({{"cube", to_text(facelets_of(flipped))}});
    ASSERT_FALSE(request);
    EXPECT_EQ(request.error().kind, ErrorKind::invalid);
    EXPECT_EQ(request.error().field, "cube");
}

TEST(SolveRequest, SaysWhatIsAccepted) {
    const auto request = at_once({{"cube", "R"}, {"time_ms", "soon"}});
    ASSERT_FALSE(request);
    EXPECT_EQ(request.error().message.text(),
              "the field time_ms takes a whole number from 1 to 60000, not \"soon\"");
}

TEST(SolveRequest, IsQuickIfOnlyALengthIsAskedFor) {
    EXPECT_TRUE(quick_request_of(*at_once({{"cube", "R"}, {"max_length", 21}})));
    EXPECT_FALSE(quick_request_of(*at_once({{"cube", "R"}})));
    EXPECT_FALSE(
        quick_request_of(*at_once({{"cube", "R"}, {"max_length", 21}, {"moves", "U R F D L"}})));
}

}  // namespace
}  // namespace antipode::service
