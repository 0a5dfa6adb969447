#include "explore/path.h"

#include <gtest/gtest.h>

#include "explore/corner_buckets.h"
#include "explore/path_join.h"
#include "tests/explore/cubes.h"

namespace antipode {
namespace {

using testing::cube;

PathAnswer path_to(std::string_view text, Metric metric = Metric::htm, std::size_t most = 10) {
    return shortest_paths({.to = cube(text), .metric = metric, .max_length = most});
}

TEST(Path, FindsKnownDistances) {
    EXPECT_EQ(path_to("").length, 0u);
    EXPECT_EQ(path_to("R").length, 1u);
    EXPECT_EQ(path_to("R U R' U'").length, 4u);
    EXPECT_EQ(path_to("M2 E2 S2").length, 6u);
    EXPECT_EQ(path_to("R U R' U'", Metric::qtm).length, 4u);
    EXPECT_EQ(path_to("R2 U2", Metric::qtm).length, 4u);
}

TEST(Path, TheChequerboardHasSixShortestWords) {
    const PathAnswer answer = path_to("M2 E2 S2");
    EXPECT_EQ(answer.words.size(), 6u);
    for (const Moves& word : answer.words) EXPECT_EQ(after(word), cube("M2 E2 S2"));
}

TEST(Path, LeadsFromOnePositionToTheOther) {
    const PathAnswer answer =
        shortest_paths({.from = cube("R U F"), .to = cube("L D2 B' R"), .max_length = 8});
    ASSERT_TRUE(answer.length);
    EXPECT_EQ(*answer.length, 7u);
    for (const Moves& word : answer.words) EXPECT_EQ(cube("R U F") * word, cube("L D2 B' R"));
}

TEST(Path, WordsAreAsShortAsTheyAreSaidToBe) {
    Random random(11);
    for (int round = 0; round < 8; ++round) {
        Moves word;
        for (int i = 0; i < 7; ++i) word.push_back(Move::from_index(random.below(Move::count)));
        const PathAnswer answer = shortest_paths({.to = after(word), .max_length = 7});
        ASSERT_TRUE(answer.length);
        EXPECT_LE(*answer.length, 7u);
        for (const Moves& found : answer.words) {
            EXPECT_EQ(after(found), after(word));
            EXPECT_EQ(length(found, Metric::htm), *answer.length);
        }
    }
}

TEST(Path, TellsABoundWhereItGivesUp) {
    const PathAnswer answer = path_to("R U F D L B R", Metric::htm, 5);
    EXPECT_FALSE(answer.length);
    EXPECT_EQ(answer.lower_bound, 6u);
}

TEST(Path, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    const PathAnswer answer = shortest_paths({.to = cube("R U F")}, {.stop = source.get_token()});
    EXPECT_TRUE(answer.stopped);
    EXPECT_FALSE(answer.length);
}

TEST(Path, StopsAtItsFirstProgress) {
    std::stop_source source;
    const PathAnswer answer = shortest_paths(
        {.to = cube("M2 E2 S2 R U"), .max_length = PathRequest::longest, .threads = 2},
        {.stop        = source.get_token(),
         .on_progress = [&](const PathProgress&) { source.request_stop(); }});
    EXPECT_TRUE(answer.stopped);
    EXPECT_EQ(answer.lower_bound, 0U);
}

TEST(CornerBuckets, RanksAndOrdersBelongTogether) {
    for (std::size_t rank = 0; rank < corner_ranks; ++rank)
        EXPECT_EQ(rank_of(order_of_rank(rank)), rank);
}

TEST(PathJoin, BothKernelsFindTheSameMeetings) {
    std::vector<Cube> turns;
    for (Move m : all_moves) turns.push_back(move_cube(m));
    const joining::Products       products(turns, turns);
    const PlacedCorners           corners = corner_order(cube("R L"));
    joining::Workbench            bench;
    std::vector<joining::Meeting> plain;
    std::vector<joining::Meeting> fast;
    joining::join_plain(products, products, corners, bench, plain);
    joining::join_avx2(products, products, corners, bench, fast);
    EXPECT_FALSE(plain.empty());
    EXPECT_EQ(plain.size(), fast.size());
}

}  // namespace
}  // namespace antipode
