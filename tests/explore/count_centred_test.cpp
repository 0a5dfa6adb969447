// Counting positions whose centres show, against a plain search that knows nothing of
// classes, rounds or parts. Farther ones are in tests/slow.
#include <gtest/gtest.h>

#include "explore/count/centred_level.h"
#include "explore/count/plan_centred.h"
#include "tests/support/ball.h"
#include "tests/support/centred_ball.h"
#include "tests/support/counting.h"
#include "tests/support/cubes.h"

namespace antipode::counting {
namespace {

Numbers centred(Metric metric, unsigned depth, CentreSet counted = all_centres) {
    return positions_of(antipode::counting::counted(
        {.metric = metric, .depth = depth, .centres = counted, .threads = 2}));
}

Numbers by_plain_search(Metric metric, unsigned depth, CentreSet counted = all_centres) {
    const auto counts = testing::centred_counts(depth, unit_moves(metric), counted);
    return {counts.begin(), counts.end()};
}

TEST(CentredCount, AgreesWithAPlainSearch) {
    EXPECT_EQ(centred(Metric::htm, 5), by_plain_search(Metric::htm, 5));
    EXPECT_EQ(centred(Metric::qtm, 6), by_plain_search(Metric::qtm, 6));
}

TEST(CentredCount, AgreesWithAPlainSearchWhereSomeCentresCount) {
    for (const char* faces : {"U", "UD", "URF", "URFDL"}) {
        const CentreSet counted = *parse_centre_set(faces);
        EXPECT_EQ(centred(Metric::htm, 4, counted), by_plain_search(Metric::htm, 4, counted))
            << faces;
    }
    for (const char* faces : {"UD", "URFDL"}) {
        const CentreSet counted = *parse_centre_set(faces);
        EXPECT_EQ(centred(Metric::qtm, 6, counted), by_plain_search(Metric::qtm, 6, counted))
            << faces;
    }
}

TEST(CentredCount, IsThePlainOneUpToFourFaceTurnsAndFiveQuarterTurns) {
    EXPECT_EQ(centred(Metric::htm, 4), known_to(Metric::htm, 4));
    EXPECT_EQ(centred(Metric::qtm, 5), known_to(Metric::qtm, 5));
}

// One part at a time, as where memory is short.
TEST(CentredCount, IsTheSameInManyRounds) {
    const CentredSymmetries symmetries(all_centres);
    CentredLevel            before;
    CentredLevel            last;
    const PackedPosition    home = packed(solved, {});
    last.part(CentredLevel::part_of(home)).push_back(home);
    for (const std::uint64_t classes : {2U, 9U, 75U}) {
        CentredLevel next;
        ASSERT_TRUE(
            make_next_level({.symmetries = symmetries,
                             .counted    = all_centres,
                             .moves      = unit_moves(Metric::htm),
                             .before     = before,
                             .last       = last,
                             .room       = 1,
                             .on_part =
                                 [&](std::size_t part, std::vector<PackedPosition>&& found) {
                                     next.part(part) = std::move(found);
                                 },
                             .on_progress = [](double) {}}));
        EXPECT_EQ(next.size(), classes);
        before = std::move(last);
        last   = std::move(next);
    }
}

TEST(CentredCount, ClassesAreThoseOfThePlainCubeWhileNoCentreTellsPositionsApart) {
    const auto with = counted({.metric  = Metric::htm,
                               .depth   = 4,
                               .classes = Classes::counted,
                               .centres = all_centres,
                               .threads = 2});
    const auto without =
        counted({.metric = Metric::htm, .depth = 4, .classes = Classes::counted, .threads = 2});
    for (unsigned d = 0; d <= 4; ++d) {
        EXPECT_EQ(with.levels[d].classes_48(), without.levels[d].classes_48());
        EXPECT_EQ(with.levels[d].classes_96(), without.levels[d].classes_96());
        EXPECT_EQ(with.levels[d].corner_orders, without.levels[d].corner_orders);
    }
}

TEST(CentredCount, APackedPositionIsThePosition) {
    Random random(5);
    for (int i = 0; i < 200; ++i) {
        const Cube         cube   = random_reachable(random);
        const CentreTwists twists = random_twists(random, cube);
        const auto         again  = unpacked(packed(cube, twists));
        EXPECT_EQ(again.cube, cube);
        EXPECT_EQ(again.twists, twists);
    }
}

TEST(CentredCount, IsomorphsHaveOneChosenPosition) {
    const CentredSymmetries symmetries(all_centres);
    Random                  random(6);
    for (int i = 0; i < 20; ++i) {
        const Cube        cube   = random_reachable(random);
        const CentredCube whole  = {cube, random_twists(random, cube)};
        const auto        chosen = symmetries.chosen(whole.cube, whole.twists);
        for (const Symmetry s : all_symmetries) {
            const CentredCube image = conjugate(whole, s);
            EXPECT_EQ(symmetries.chosen(image.cube, image.twists), chosen);
        }
    }
}

TEST(CentredCount, WhatHasNoRoomIsRefusedWithTheEstimate) {
    const CountRequest request{.metric = Metric::htm, .depth = 12, .centres = all_centres};
    const auto         refused = count_positions(request, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::environment);
    EXPECT_NE(refused.error().message.text().find("GB"), std::string::npos);
}

TEST(CentredCount, AnInterruptedCountAnswersWithWhatIsFinished) {
    std::stop_source stop;
    CountWatch       watch{.stop = stop.get_token()};
    watch.on_level = [&](const LevelCount& level) {
        if (level.distance == 3) stop.request_stop();
    };
    const auto answer = counted(
        {.metric = Metric::htm, .depth = 6, .centres = all_centres, .threads = 2}, {}, watch);
    EXPECT_FALSE(answer.is_complete);
    EXPECT_EQ(positions_of(answer), known_to(Metric::htm, 3));
}

}  // namespace
}  // namespace antipode::counting
