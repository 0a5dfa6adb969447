#include "explore/path.h"

#include <gtest/gtest.h>

#include <unordered_map>

#include "explore/ball.h"
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

// ---- with centres ----------------------------------------------------------------

CentredCube centred(std::string_view word) { return centred_after(*parse_maneuver(word)); }

PathAnswer centred_path_to(const CentredCube& to, Metric metric, std::size_t most) {
    return shortest_paths({.to           = to.cube,
                           .from_centres = {.counted = all_centres},
                           .to_centres   = centres_of(to),
                           .metric       = metric,
                           .max_length   = most});
}

// All positions within three moves, with their centres, by trying every word.
class CentredBall {
public:
    explicit CentredBall(Metric metric) {
        std::vector<CentredCube> shell = {{.cube = solved}};
        add(shell.front(), 0);
        for (std::size_t distance = 1; distance <= 3; ++distance) {
            std::vector<CentredCube> next;
            for (const CentredCube& before : shell)
                for (const Move move : all_moves) {
                    if (metric == Metric::qtm && move.turn() == Turn::half) continue;
                    const CentredCube after = before * Moves{move};
                    if (distance_of(after)) continue;
                    add(after, distance);
                    next.push_back(after);
                }
            shell = std::move(next);
        }
    }
    std::optional<std::size_t> distance_of(const CentredCube& cube) const {
        const auto [first, last] = known_.equal_range(hash_of(cube.cube));
        for (auto entry = first; entry != last; ++entry)
            if (entry->second.first == cube) return entry->second.second;
        return std::nullopt;
    }
    // Of a position within six moves.
    std::optional<std::size_t> distance_by_halves(const CentredCube& cube) const {
        std::optional<std::size_t> least;
        for (const auto& [hash, entry] : known_)
            if (const auto rest = distance_of(inverse(entry.first) * cube))
                least = std::min(least.value_or(6), entry.second + *rest);
        return least;
    }

private:
    void add(const CentredCube& cube, std::size_t distance) {
        known_.emplace(hash_of(cube.cube), std::pair{cube, distance});
    }

    std::unordered_multimap<std::uint64_t, std::pair<CentredCube, std::size_t>> known_;
};

TEST(PathWithCentres, IsAsLongAsTryingEveryWordTells) {
    for (const Metric metric : {Metric::htm, Metric::qtm}) {
        const CentredBall ball(metric);
        for (const std::string_view word :
             {"", "R", "R U R' U'", "D' L2 B2 R2 D", "D' L2 B2 R2 D U'", "U' F2 L2 B2 U",
              "R U F' L D2", "F B L F' B' U"}) {
            const CentredCube to     = centred(word);
            const PathAnswer  answer = centred_path_to(to, metric, 6);
            EXPECT_EQ(answer.length, ball.distance_by_halves(to)) << word;
            for (const Moves& found : answer.words) EXPECT_EQ(centred_after(found), to) << word;
        }
    }
}

// The pieces alone are four turns away: with the other four turns of a word that turns
// centres only.
TEST(PathWithCentres, IsLongerWhereTheShortWayTurnsCentresOtherwise) {
    const CentredCube to = centred("D' L2 B2 R2 D U'");
    EXPECT_EQ(path_to("D' L2 B2 R2 D U'").length, 4U);
    EXPECT_EQ(centred_path_to(to, Metric::htm, 8).length, 6U);
}

TEST(PathWithCentres, PassesOverCentresThatDoNotCount) {
    const CentredCube to     = centred("D' L2 B2 R2 D U'");
    const CentreSet   only_l = *parse_centre_set("L");
    const PathAnswer  answer =
        shortest_paths({.to           = to.cube,
                        .from_centres = {.counted = only_l},
                        .to_centres   = {.twists = to.twists & only_l, .counted = only_l},
                        .max_length   = 6});
    ASSERT_TRUE(answer.length);
    EXPECT_EQ(*answer.length, 4U);
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
