#include "explore/find.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "cube/isomorphs.h"
#include "cube/papers.h"
#include "explore/find_walk.h"
#include "explore/theory/growth.h"
#include "tests/explore/cubes.h"
#include "tests/support/ball.h"

namespace antipode {
namespace {

using testing::cube;
using testing::CubeSet;
using testing::papers_word;

FindRequest request_for(std::string_view condition, std::size_t depth, Metric metric) {
    return {.condition = *parse_condition(condition), .depth = depth, .metric = metric};
}

std::vector<std::size_t> found_by_depth(const FindRequest& request) {
    std::vector<std::size_t> counts(request.depth + 1);
    for (const Found& found : find_positions(request).found) ++counts[found.depth];
    return counts;
}

// What a plain breadth-first search finds, as classes.
std::set<Zip> plainly(std::string_view text, std::size_t depth, std::span<const Move> moves,
                      const Cube& from = solved) {
    const auto    condition = *parse_condition(text);
    std::set<Zip> classes;
    CubeSet       seen  = {from};
    CubeSet       level = {from};
    for (std::size_t d = 0; d <= depth; ++d) {
        CubeSet next;
        for (const Cube& c : level) {
            if (condition.holds(c)) classes.insert(zip_of(representative(c)));
            for (Move m : moves)
                if (d < depth && seen.insert(c * m).second) next.insert(c * m);
        }
        level = std::move(next);
    }
    return classes;
}

std::set<Zip> classes_found(const FindRequest& request) {
    std::set<Zip> classes;
    for (const Found& found : find_positions(request).found)
        classes.insert(zip_of(found.representative));
    return classes;
}

TEST(Find, CountsEveryPositionAsOftenAsBreadthFirstSearch) {
    FindRequest request = request_for("true", 4, Metric::qtm);
    request.sameness    = Sameness::equality;
    EXPECT_EQ(found_by_depth(request), (std::vector<std::size_t>{1, 12, 114, 1068, 10011}));
    request.metric = Metric::htm;
    request.depth  = 3;
    EXPECT_EQ(found_by_depth(request), (std::vector<std::size_t>{1, 18, 243, 3240}));
}

// Classes times their sizes are the known numbers of positions.
TEST(Find, ClassesAccountForEveryPosition) {
    const auto positions = [](std::size_t depth, Metric metric) {
        std::vector<std::size_t> counts(depth + 1);
        for (const Found& found : find_positions(request_for("true", depth, metric)).found)
            counts[found.depth] += found.morph;
        return counts;
    };
    EXPECT_EQ(positions(6, Metric::qtm),
              (std::vector<std::size_t>{1, 12, 114, 1068, 10011, 93840, 878880}));
    EXPECT_EQ(positions(5, Metric::htm),
              (std::vector<std::size_t>{1, 18, 243, 3240, 43239, 574908}));
}

TEST(Find, WalksEveryCanonicalWordOnce) {
    for (Metric metric : {Metric::htm, Metric::qtm}) {
        FindRequest request = request_for("order == 0", 4, metric);
        request.sameness    = Sameness::equality;
        Natural words;
        for (const Natural& count : canonical_words(metric, 4)) words += count;
        EXPECT_EQ(Natural(find_positions(request).visited), words);
    }
}

TEST(Find, UpToIsomorphismFindsTheSameClassesAsBreadthFirstSearch) {
    const auto quarter = testing::quarter_turns();
    for (const char* text : {"true", "order == 6", "only_changes(D)", "self_inverse",
                             "corners_oriented", "home(UF) and home(DBL)", "edges_oriented"})
        EXPECT_EQ(classes_found(request_for(text, 4, Metric::qtm)), plainly(text, 4, quarter))
            << text;
    for (const char* text : {"true", "morph <= 24", "solved_outside(R)"})
        EXPECT_EQ(classes_found(request_for(text, 3, Metric::htm)), plainly(text, 3, all_moves))
            << text;
}

TEST(Find, OtherStartsAndMovesAgreeWithBreadthFirstSearch) {
    const std::vector<Move> moves   = {Move(Face::R, Turn::clockwise), Move(Face::U, Turn::counter),
                                       Move(Face::F, Turn::half)};
    FindRequest             request = request_for("order <= 12", 6, Metric::htm);
    request.from                    = cube("L F");
    request.moves                   = moves;
    EXPECT_EQ(classes_found(request), plainly("order <= 12", 6, moves, request.from));
}

TEST(Find, WordsLeadToWhatIsFound) {
    FindRequest request = request_for("order == 5 or order == 7", 5, Metric::qtm);
    request.from        = cube("R U");
    const auto answer   = find_positions(request);
    ASSERT_FALSE(answer.found.empty());
    for (const Found& found : answer.found) {
        EXPECT_EQ(request.from * found.word, found.cube);
        EXPECT_EQ(length(found.word, Metric::qtm), found.depth);
        EXPECT_EQ(found.morph, morph(found.cube));
    }
}

TEST(Find, PositionsOfOrder1260AreSixQuarterTurnsAway) {
    const auto answer = find_positions(request_for("order == 1260", 6, Metric::qtm));
    EXPECT_EQ(answer.found.size(), 5u);
    for (const char* word : {"jBBWrW", "boWvWb"})
        EXPECT_TRUE(std::ranges::any_of(answer.found, [&](const Found& found) {
            return found.depth == 6 && are_isomorphic(found.cube, papers_word(word));
        })) << word;
}

TEST(Find, LayersChangedWithinSevenTurnsAreTwoUpToTurnsOfTheLayer) {
    FindRequest request = request_for("only_changes(D)", 7, Metric::qtm);
    request.modulo      = {Face::D};
    EXPECT_EQ(found_by_depth(request), (std::vector<std::size_t>{0, 0, 0, 0, 0, 0, 1, 1}));
}

// A double negation hides from the search which pieces must be home.
TEST(Find, CuttingBranchesLosesNothing) {
    for (const char* text :
         {"only_changes(D)", "is_three_cycle(edges)", "home(UF) and home(DBL)"}) {
        const std::string hidden = std::string("not not (") + text + ")";
        ASSERT_FALSE(parse_condition(text)->needs().is_empty());
        ASSERT_TRUE(parse_condition(hidden)->needs().is_empty());
        EXPECT_EQ(classes_found(request_for(text, 5, Metric::htm)),
                  classes_found(request_for(hidden, 5, Metric::htm)))
            << text;
        EXPECT_EQ(classes_found(request_for(text, 6, Metric::qtm)),
                  classes_found(request_for(hidden, 6, Metric::qtm)))
            << text;
    }
}

TEST(Find, ThreadsLeaveNoTraceInTheAnswer) {
    FindRequest request = request_for("order == 4 and not self_inverse", 5, Metric::qtm);
    const auto  one     = find_positions(request);
    request.threads     = 3;
    const auto many     = find_positions(request);
    ASSERT_EQ(one.found.size(), many.found.size());
    for (std::size_t i = 0; i < one.found.size(); ++i)
        EXPECT_EQ(one.found[i].word, many.found[i].word);
}

TEST(Find, StopsAtTheLimitAndWhenAsked) {
    FindRequest request = request_for("true", 6, Metric::qtm);
    request.limit       = 7;
    const auto limited  = find_positions(request);
    EXPECT_EQ(limited.found.size(), 7u);
    EXPECT_EQ(limited.ended, FindEnd::enough_found);
    std::stop_source source;
    source.request_stop();
    const auto stopped =
        find_positions(request_for("true", 6, Metric::qtm), {.stop = source.get_token()});
    EXPECT_EQ(stopped.ended, FindEnd::stopped);
}

// A depth with more positions than are wanted is not kept whole.
TEST(Find, ALimitGivesTheFirstOfAllPositions) {
    FindRequest request      = request_for("true", 4, Metric::qtm);
    request.sameness         = Sameness::equality;
    request.threads          = 3;
    const FindAnswer all     = find_positions(request);
    request.limit            = 2000;
    const FindAnswer limited = find_positions(request);
    ASSERT_EQ(limited.found.size(), 2000U);
    EXPECT_EQ(limited.visited, all.visited);
    for (std::size_t i = 0; i < limited.found.size(); ++i)
        EXPECT_EQ(limited.found[i].word, all.found[i].word);
}

TEST(Find, TheLimitForSomeMemoryFitsIntoIt) {
    constexpr std::uint64_t memory = 1'000'000'000;
    EXPECT_LT(most_found(memory) * (sizeof(Found) + 2 * sizeof(finding::Hit)), memory);
    EXPECT_GT(most_found(memory), 100'000U);
}

TEST(Find, StopsAtItsFirstProgress) {
    std::stop_source source;
    FindRequest      request = request_for("true", 12, Metric::htm);
    request.limit            = 10'000;
    request.threads          = 2;
    const FindAnswer answer  = find_positions(
         request, {.stop        = source.get_token(),
                   .on_progress = [&](const FindProgress&) { source.request_stop(); }});
    EXPECT_EQ(answer.ended, FindEnd::stopped);
    EXPECT_LE(answer.visited, 1U);
}

TEST(Find, AnExceptionOfWhoWatchesEndsTheSearch) {
    FindRequest request = request_for("true", 12, Metric::htm);
    request.limit       = 10'000;
    request.threads     = 3;
    FindWatch watch;
    watch.on_progress = [](const FindProgress& now) {
        if (now.depth == 3) throw std::bad_alloc();
    };
    EXPECT_THROW(find_positions(request, watch), std::bad_alloc);
}

TEST(Find, BothKernelsWalkTheSameWords) {
    const FindRequest     request = request_for("order == 12", 4, Metric::htm);
    const WordRules       rules(request.moves, request.metric);
    const HomeBounds      bounds({}, request.moves, 4);
    const finding::Search search{request, rules, bounds, {}};
    finding::Harvest      plain;
    finding::Harvest      fast;
    finding::walk_plain(search, {}, 4, plain);
    finding::walk_avx2(search, {}, 4, fast);
    ASSERT_EQ(plain.hits.size(), fast.hits.size());
    for (std::size_t i = 0; i < plain.hits.size(); ++i)
        EXPECT_EQ(plain.hits[i].word, fast.hits[i].word);
}

TEST(HomeBounds, NeverExceedTheMovesThatWereMade) {
    const HomeBounds bounds(every_piece, all_moves, 8);
    Random           random(5);
    for (int round = 0; round < 200; ++round) {
        Cube c = solved;
        for (std::size_t moves = 0; moves <= 8; ++moves) {
            EXPECT_LE(bounds.least(bounds.state_of(c)), moves);
            const Move move = Move::from_index(random.below(Move::count));
            EXPECT_EQ(bounds.moved(bounds.state_of(c), move), bounds.state_of(c * move));
            c = c * move;
        }
    }
}

}  // namespace
}  // namespace antipode
