#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "service/answers/pocket_engine.h"
#include "service/json.h"
#include "tests/pocket/cubes.h"

namespace antipode::service {
namespace {

using antipode::testing::pocket_cube;
using Wanted = PocketRequest::Wanted;

const PocketEngine& pocket_engine() {
    static const PocketEngine shared;
    return shared;
}

TEST(PocketEngine, SolvesCubesAsTheyAreHeld) {
    EXPECT_TRUE(rc::check([](const pocket::HeldCube& cube) {
        for (const Metric metric : {Metric::htm, Metric::qtm})
            for (const Moves& word : pocket_engine().solve({cube, metric, Wanted::all}).solutions) {
                RC_ASSERT(is_solved(cube * word));
                RC_ASSERT(length(word, metric) == pocket_engine().solve({cube, metric}).length);
            }
    }));
}

TEST(PocketEngine, GeneratorsMakeThePosition) {
    EXPECT_TRUE(rc::check([](const pocket::HeldCube& cube) {
        for (const Moves& word : pocket_engine().solve({cube, Metric::htm, Wanted::all}).generators)
            RC_ASSERT(position_of(pocket::HeldCube() * word) == position_of(cube));
    }));
}

TEST(PocketEngine, WritesPositionsThatAreReadBack) {
    PocketPositions positions(5);
    for (int i = 0; i < 50; ++i) {
        const pocket::Position position = positions.next().position;
        for (const pocket::FormRow& row : pocket::form_rows())
            EXPECT_EQ(position_of(pocket_cube(pocket_engine().write(position, row.form))), position)
                << pocket_engine().write(position, row.form);
    }
}

TEST(PocketEngine, ListsTheAntipodesOnce) {
    const PocketAntipodes      answer = pocket_engine().antipodes(Metric::qtm);
    std::set<pocket::Position> seen;
    for (const PocketAntipode& antipode : answer.classes) {
        EXPECT_EQ(antipode.generator.size(), length(antipode.generator, Metric::htm));
        EXPECT_EQ(length(antipode.generator, Metric::qtm), 14U);
        for (const auto p : images_of(antipode.members.representative)) seen.insert(p);
    }
    EXPECT_EQ(seen.size(), 276U);
    EXPECT_EQ(answer.positions, 276U);
}

TEST(PocketEngine, AnswersSeveralThreadsAtOnce) {
    const PocketEngine        fresh;
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&] { EXPECT_EQ(fresh.solve({pocket_cube("R U F")}).length, 3U); });
}

TEST(PocketEngine, AnswersInJson) {
    const PocketRequest request{pocket_cube("R U'"), Metric::qtm, Wanted::all};
    const Json json = to_json(pocket_engine().solve(request), request, WordSense::generator);
    EXPECT_EQ(json["solution"], "U R'");
    EXPECT_EQ(json["generators"], Json::array({"R U'"}));
    EXPECT_EQ(json["length"], 2);
    const Json info = to_json(pocket_engine().info(*pocket::read("R U' x")));
    EXPECT_EQ(info["distance"]["qtm"], 2);
    EXPECT_EQ(info["home"], json["cube"]);
    EXPECT_EQ(info["maneuver"], "R U' x");
}

TEST(Pocket, ChecksStickersWithoutRefusingThem) {
    const auto wrong = check_pocket("UUUFURRRFRFFDDDDLLLLBBBB");
    ASSERT_TRUE(wrong);
    EXPECT_EQ(to_json(*wrong)["feasible"], false);
    EXPECT_EQ(to_json(*wrong)["facelets_at_fault"].size(), 24U);
    EXPECT_EQ(to_json(*check_pocket("R U"))["feasible"], true);
    EXPECT_FALSE(check_pocket("R Q"));
}

TEST(Pocket, DrawsTwentyFourStickers) {
    const std::string svg   = *draw_svg(stickers_of(pocket_cube("R")));
    std::size_t       count = 0;
    for (std::size_t at = 0; (at = svg.find("data-facelet", at)) != std::string::npos; ++at)
        ++count;
    EXPECT_EQ(count, 24U);
    EXPECT_NE(svg.find("2x2x2 cube, unfolded"), std::string::npos);
    EXPECT_NE(svg.find("data-facelet=\"B4\""), std::string::npos);
    EXPECT_EQ(text_net(stickers_of(pocket_cube("R"))),
              "      U F\n      U F\n\nL L   F D   R R   U B\nL L   F D   R R   U B\n\n"
              "      D B\n      D B\n");
}

}  // namespace
}  // namespace antipode::service
