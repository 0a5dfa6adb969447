// Centres that count in requests and answers.
#include <gtest/gtest.h>

#include "search/optimal/solver.h"
#include "service/engine/proof.h"
#include "service/json.h"
#include "service/requests/positions.h"
#include "service/requests/solve.h"
#include "tests/support/optimal_table.h"
#include "tests/support/solve_requests.h"

namespace antipode::service {
namespace {

template <class Rows>
Fields centred_fields(const Json& json, const Rows& rows) {
    return *Fields::read(json, rows);
}

Json centred_info(const Json& json) {
    return to_json(*ask_info(centred_fields(json, centred_cube_fields)));
}

TEST(CentresInRequests, InfoTellsThemWithTheirOrderAndSymmetry) {
    const Json plain   = centred_info({{"cube", "R U"}});
    const Json centred = centred_info({{"cube", "R U"}, {"centres", "all"}});
    EXPECT_FALSE(plain.contains("centres"));
    EXPECT_EQ(centred["centres"], (Json::array({1, 1, 0, 0, 0, 0})));
    EXPECT_EQ(plain["order"], 105);
    EXPECT_EQ(centred["order"], 420);
    EXPECT_EQ(centred_info({{"cube", "U2"}})["self_inverse"], true);
    EXPECT_EQ(centred_info({{"cube", ""}, {"centres", "U"}})["symmetry"], "C4v");
}

TEST(CentresInRequests, ACentreThatDoesNotCountIsNull) {
    EXPECT_EQ(centred_info({{"cube", "R U"}, {"centres", "RF"}})["centres"],
              (Json::array({nullptr, 1, 0, nullptr, nullptr, nullptr})));
}

TEST(CentresInRequests, AWrongSetIsNamed) {
    const auto answer =
        ask_info(centred_fields({{"cube", "R"}, {"centres", "UX"}}, centred_cube_fields));
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().field, "centres");
}

TEST(CentresInRequests, ProductsPowersAndInversesTurnThem) {
    const auto power = [](int exponent) {
        const auto written = ask_power(centred_fields(
            {{"cube", "R U"}, {"exponent", exponent}, {"centres", "all"}}, power_fields));
        return to_json(*written)["centres"];
    };
    EXPECT_EQ(power(3), (Json::array({3, 3, 0, 0, 0, 0})));
    EXPECT_EQ(power(-1), (Json::array({3, 3, 0, 0, 0, 0})));
    EXPECT_EQ(power(105), (Json::array({1, 1, 0, 0, 0, 0})));
    const auto product = ask_compose(centred_fields(
        {{"cubes", {"R", "R U'", "[0;0;0;0]+020000"}}, {"centres", "all"}}, compose_fields));
    EXPECT_EQ(to_json(*product)["centres"], (Json::array({3, 0, 0, 0, 0, 0})));
}

TEST(CentresInRequests, TheWholeGroupHasTwoThousandTimesAsManyPositions) {
    const auto finding = ask_group(centred_fields(
        {{"generators", {"U", "R", "F", "D", "L", "B"}}, {"centres", "all"}}, group_fields));
    ASSERT_TRUE(finding);
    const Json json = to_json(*finding);
    EXPECT_EQ(json["order"], "88580102706155225088000");
    // Superflip, and what turns all centres by a half … the twists that commute with all.
    EXPECT_EQ(json["abelian"], false);
}

TEST(CentresInRequests, RandomPositionsHaveTheSamePiecesWithThem) {
    const auto plain = *ask_random(centred_fields({{"seed", 7}, {"count", 2}}, random_fields));
    const auto centred =
        *ask_random(centred_fields({{"seed", 7}, {"count", 2}, {"centres", "all"}}, random_fields));
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(centred[i].substr(0, 54), plain[i]);
        EXPECT_TRUE(read_position(centred[i], {.centres = all_centres}));
    }
}

// They were drawn without centres, as if nothing had been said.
TEST(CentresInRequests, RandomPositionsAreRefusedWithCentresThatAreNone) {
    const auto cubes = ask_random(centred_fields({{"centres", "XYZ"}}, random_fields));
    ASSERT_FALSE(cubes);
    EXPECT_EQ(cubes.error().field, "centres");
}

TEST(CentresInRequests, ARequestToSolveKeepsThem) {
    const auto request = parse_solve_request({{"cube", "R U"}, {"centres", "RF"}}, SolveUse::job);
    ASSERT_TRUE(request);
    EXPECT_EQ(to_text(request->cubes[0].twists, request->cubes[0].counted), ".10...");
    const auto again = parse_solve_request(*request->fields, SolveUse::job);
    ASSERT_TRUE(again) << again.error().message.text();
    EXPECT_EQ(again->cubes, request->cubes);
    EXPECT_FALSE(quick_request_of(*request));
}

TEST(CentresInRequests, TheyGoWithTheWholeCubeAndEveryTurn) {
    for (const Json& other :
         {Json{{"moves", "R U"}}, Json{{"goal", "cross"}}, Json{{"cost", "half=2"}}}) {
        Json json = {{"cube", "R U"}, {"centres", "all"}};
        json.update(other);
        const auto request = parse_solve_request(json, SolveUse::at_once);
        ASSERT_FALSE(request) << other;
        EXPECT_EQ(request.error().field, "centres");
    }
}

TEST(CentresInRequests, AProofKeepsThem) {
    const optimal::Solver solver(antipode::testing::small_shape(Metric::htm),
                                 antipode::testing::small_table(Metric::htm));
    const auto            position = *read_position("R U F D L B R' U2 F D' L2 B R U F' D L B'",
                                                    {.centres = *parse_centre_set("URF")});
    const auto            found    = solver.solve(
                      {.cube = position.cube, .limits = {.max_nodes = 100'000}, .centres = position.centres});
    ASSERT_TRUE(found.proof);
    const auto read = parse_proof(to_json(*found.proof));
    ASSERT_TRUE(read) << read.error().message.text();
    EXPECT_EQ(read->centres, position.centres);
    EXPECT_EQ(to_json(*read), to_json(*found.proof));
}

}  // namespace
}  // namespace antipode::service
