// Shortest solutions against plain searches over cubes. The tables are small, so
// positions are near the solved cube.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <set>

#include "notation/simplify.h"
#include "search/optimal/solver.h"
#include "tests/support/metrics.h"
#include "tests/support/optimal_table.h"
#include "tests/support/steps.h"

namespace antipode {
namespace {

using namespace std::chrono_literals;
using optimal::Frontier;
using optimal::Solver;

using Word    = std::vector<std::size_t>;
using WordSet = std::set<Word>;

// Commuting turns in the order of their faces, and a half turn as one, so that what
// is the same has the same name.
Word named(const Moves& moves) {
    Word word;
    for (const Move m : simplify(moves)) word.push_back(m.index());
    return word;
}

// Every solution of at most `max_length` steps, by trying all words.
class EverySolution {
public:
    EverySolution(const Cube& cube, Metric metric, unsigned max_length) : order_(metric) {
        try_from(cube, {}, StepOrder::start, max_length);
    }

    const WordSet& words() const { return words_; }

private:
    void try_from(const Cube& cube, const Moves& word, std::uint8_t state, unsigned left) {
        if (cube == solved) words_.insert(named(word));
        if (left == 0) return;
        for (std::uint32_t rest = order_.allowed(state); rest != 0; rest &= rest - 1) {
            const auto step   = static_cast<std::size_t>(std::countr_zero(rest));
            Moves      longer = word;
            longer.append(split::moves_of(step));
            try_from(cube * split::tables().steps[step], longer, order_.next(state, step),
                     left - 1);
        }
    }

    StepOrder order_;
    WordSet   words_;
};

WordSet named_all(const std::vector<Moves>& words) {
    WordSet names;
    for (const Moves& moves : words) names.insert(named(moves));
    return names;
}

class OptimalSearch : public ::testing::TestWithParam<Metric> {
protected:
    Solver::Found solve(const Solver::Request& request, const Watch& watch = {}) const {
        const Solver::Found found = solver.solve(request, watch);
        for (const Moves& moves : found.all) EXPECT_EQ(request.cube * moves, solved);
        return found;
    }

    // The length of what is found, which is seen to be a solution, and proven.
    unsigned distance(const Cube& cube, unsigned threads = 1) const {
        const Answer answer = solve({.cube = cube, .limits = {.threads = threads}}).answer;
        EXPECT_TRUE(answer.found);
        EXPECT_EQ(cube * answer.solution, solved);
        EXPECT_EQ(length(answer.solution, GetParam()), answer.length);
        EXPECT_EQ(answer.lower_bound, answer.length);
        EXPECT_EQ(answer.ended, Ended::exhausted);
        return answer.length;
    }

    // All of them, once each.
    WordSet all_of(const Solver::Request& request) const {
        const Solver::Found found = solve(request);
        const WordSet       words = named_all(found.all);
        EXPECT_EQ(words.size(), found.all.size());
        return words;
    }

    // Of slice turns there are more words, so there one step fewer is as far.
    Cube near_cube(std::uint64_t seed, std::size_t steps) const {
        Random random(seed);
        return testing::random_steps(random, GetParam(),
                                     GetParam() == Metric::stm ? steps - 1 : steps);
    }

    const Solver solver{testing::small_shape(GetParam()), testing::small_table(GetParam())};
};

INSTANTIATE_TEST_SUITE_P(Metrics, OptimalSearch, ::testing::ValuesIn(testing::step_metrics),
                         testing::metric_name);

// One position of each class of isomorphs, seen from anywhere.
TEST_P(OptimalSearch, FindsTheDistanceOfEveryPositionNearTheSolvedCube) {
    const unsigned   depth = GetParam() == Metric::qtm ? 5 : GetParam() == Metric::htm ? 4 : 3;
    Random           random(101);
    testing::CubeSet seen;
    for (const auto& [cube, expected] : testing::ball_of_steps(GetParam(), depth)) {
        if (!seen.insert(representative(cube)).second) continue;
        const Symmetry s = Symmetry::from_index(random.below(Symmetry::count));
        ASSERT_EQ(distance(conjugate(cube, s)), expected);
    }
}

TEST_P(OptimalSearch, FindsTheSameLengthWithMoreThreads) {
    for (std::uint64_t seed = 110; seed < 114; ++seed) {
        const Cube     cube  = near_cube(seed, 9);
        const unsigned alone = distance(cube);
        ASSERT_LE(alone, 9U);
        for (const unsigned threads : {2U, 4U}) ASSERT_EQ(distance(cube, threads), alone);
    }
}

TEST_P(OptimalSearch, FindsEveryShortestSolutionOnce) {
    for (std::uint64_t seed = 120; seed < 124; ++seed) {
        const Cube cube = near_cube(seed, 5);
        ASSERT_EQ(all_of({.cube = cube, .wanted = Frontier::Wanted::all}),
                  EverySolution(cube, GetParam(), distance(cube)).words());
    }
}

// Two steps more than needed: a turn cannot be split in order to fill them.
TEST_P(OptimalSearch, FindsEverySolutionUpToALengthOnce) {
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        const Cube     cube    = near_cube(seed, 3);
        const unsigned longest = distance(cube) + 2;
        ASSERT_EQ(all_of({.cube       = cube,
                          .limits     = {.threads = 2},
                          .wanted     = Frontier::Wanted::all,
                          .max_length = longest}),
                  EverySolution(cube, GetParam(), longest).words());
    }
}

// U2 after a slice is also the last of U2 D2 R2 L2 D2, since half slices commute.
TEST_P(OptimalSearch, GivesShorterSolutionsFirst) {
    const Cube     cube = testing::cube_after("R2 L2 U2");
    const unsigned longest =
        static_cast<unsigned>(length(testing::maneuver("U2 D2 R2 L2 D2"), GetParam()));
    const auto found =
        solve({.cube = cube, .wanted = Frontier::Wanted::all, .max_length = longest});
    EXPECT_EQ(length(found.all.front(), GetParam()), distance(cube));
    EXPECT_EQ(length(found.all.back(), GetParam()), longest);
    EXPECT_EQ(found.answer.lower_bound, found.answer.length);
    EXPECT_EQ(found.answer.solution, found.all.front());
    for (std::size_t i = 1; i < found.all.size(); ++i)
        EXPECT_LE(length(found.all[i - 1], GetParam()), length(found.all[i], GetParam()));
}

TEST_P(OptimalSearch, KnowsThatTheSolvedCubeIsSolved) {
    EXPECT_EQ(distance(solved), 0U);
    EXPECT_EQ(all_of({.cube = solved, .wanted = Frontier::Wanted::all}), WordSet{Word{}});
}

TEST_P(OptimalSearch, LooksForNothingThatIsNotShorterThanWhatIsKnown) {
    const Cube     cube  = near_cube(150, 7);
    const unsigned known = distance(cube);
    const Answer   none  = solve({.cube = cube, .limits = {.shorter_than = known}}).answer;
    EXPECT_FALSE(none.found);
    EXPECT_EQ(none.lower_bound, known);
    EXPECT_EQ(none.ended, Ended::exhausted);
    const Answer better = solve({.cube = cube, .limits = {.shorter_than = known + 1}}).answer;
    EXPECT_TRUE(better.found);
    EXPECT_EQ(better.length, known);
}

TEST_P(OptimalSearch, ProvesThatNothingIsAsShortAsAsked) {
    const Cube     cube   = near_cube(151, 7);
    const unsigned length = distance(cube);
    const Answer   none   = solve({.cube = cube, .max_length = length - 1}).answer;
    EXPECT_FALSE(none.found);
    EXPECT_EQ(none.lower_bound, length);
}

TEST_P(OptimalSearch, StartsWhereItIsTold) {
    const Cube     cube   = near_cube(152, 7);
    const unsigned length = distance(cube);
    const Answer   answer = solve({.cube = cube, .at_least = length}).answer;
    EXPECT_EQ(answer.length, length);
    EXPECT_LE(answer.nodes, solve({.cube = cube}).answer.nodes);
}

// Far away for the small table; what was searched until then is proven.
TEST_P(OptimalSearch, EndsForEveryReasonWithAProvenBound) {
    Random           random(160);
    const Cube       cube = random_reachable(random);
    std::stop_source source;
    source.request_stop();
    const auto ends = [&](const Limits& limits, const Watch& watch) {
        const Answer answer = solve({.cube = cube, .limits = limits}, watch).answer;
        EXPECT_FALSE(answer.found);
        EXPECT_GE(answer.lower_bound, testing::small_shape(GetParam()).near + 3);
        EXPECT_LE(answer.lower_bound, GetParam() == Metric::qtm ? 26U : 20U);
        return answer.ended;
    };
    EXPECT_EQ(ends({.threads = 2}, {.stop = source.get_token()}), Ended::stopped);
    EXPECT_EQ(ends({.max_nodes = 10'000}, {}), Ended::out_of_nodes);
    EXPECT_EQ(ends({.max_time = 30ms}, {}), Ended::out_of_time);
}

TEST_P(OptimalSearch, CountsNodesInTheSameWayEveryTime) {
    Random       random(162);
    const Cube   cube  = random_reachable(random);
    const Answer first = solve({.cube = cube, .limits = {.max_nodes = 100'000}}).answer;
    const Answer again = solve({.cube = cube, .limits = {.max_nodes = 100'000}}).answer;
    EXPECT_EQ(first.nodes, again.nodes);
    EXPECT_EQ(first.lower_bound, again.lower_bound);
    EXPECT_LT(first.nodes, 200'000U);
}

TEST_P(OptimalSearch, CountsNodesAndLookupsOfItsOwn) {
    Random     random(163);
    const auto found = solve({.cube = random_reachable(random), .limits = {.max_nodes = 100'000}});
    EXPECT_EQ(found.effort.lookups, found.answer.nodes);
    EXPECT_GT(found.effort.nodes, 0U);
    EXPECT_LT(found.effort.nodes, found.effort.lookups);
}

// Interrupted again and again, after as many nodes as chance says.
TEST_P(OptimalSearch, FindsTheSameWhenItIsInterruptedAndResumed) {
    Random   random(170);
    unsigned parts = 0;
    for (std::uint64_t seed = 171; seed < 174; ++seed) {
        Solver::Request request   = {.cube = near_cube(seed, 13), .wanted = Frontier::Wanted::all};
        const Solver::Found whole = solve(request);
        Solver::Found       found;
        for (request.limits.threads = 2; found.answer.length == 0 || found.proof; ++parts) {
            const auto earlier       = std::move(found.proof);
            request.resumed          = earlier ? &*earlier : nullptr;
            request.limits.max_nodes = 1 + (parts % 2) * random.below(40'000);
            found                    = solve(request);
        }
        EXPECT_EQ(found.answer.length, whole.answer.length);
        EXPECT_EQ(found.answer.lower_bound, whole.answer.length);
        EXPECT_EQ(named_all(found.all), named_all(whole.all));
    }
    EXPECT_GT(parts, 3U);
}

TEST_P(OptimalSearch, DoesNotRepeatWhatIsDoneWhenItIsResumed) {
    Random                random(180);
    const Cube            cube    = random_reachable(random);
    const Solver::Found   first   = solve({.cube = cube, .limits = {.max_nodes = 300'000}});
    const Solver::Request request = {
        .cube = cube, .limits = {.max_nodes = 300'000}, .resumed = &*first.proof};
    const Solver::Found second = solve(request);
    EXPECT_GE(second.answer.lower_bound, first.answer.lower_bound);
    EXPECT_GE(second.answer.nodes, first.answer.nodes + 300'000);
    const auto done = [](const Solver::Found& found) {
        return std::ranges::count(found.proof->subtrees, true, &optimal::Subtree::is_done);
    };
    EXPECT_TRUE(second.proof->depth > first.proof->depth || done(second) > done(first));
}

TEST_P(OptimalSearch, DoesNotStartWhenItIsStoppedBefore) {
    std::stop_source source;
    source.request_stop();
    const Answer answer = solve({.cube = near_cube(163, 7)}, {.stop = source.get_token()}).answer;
    EXPECT_EQ(answer.ended, Ended::stopped);
    EXPECT_EQ(answer.nodes, 0U);
}

// Words of turns that a half turn of the whole cube about U keeps: the search leaves
// out half of the tree, or more, unless all solutions are wanted.
TEST_P(OptimalSearch, GivesSymmetricPositionsTheirLengthThoughIsomorphsAreLeftOut) {
    for (const char* word : {"R2 L2 U2 D2 F2 B2", "U D' R L' F B' U D'", "R L U F B D' R L",
                             "R L U F B D' R L U2", "R L U F2 B2 D R' L' U' D"}) {
        const Cube cube  = testing::cube_after(word);
        const auto found = solve({.cube = cube, .wanted = Frontier::Wanted::all});
        ASSERT_EQ(distance(cube), found.answer.length) << word;
        ASSERT_EQ(length(found.all.front(), GetParam()), found.answer.length);
    }
}

TEST_P(OptimalSearch, TellsItsProgressAndItsSolution) {
    std::vector<Moves> told;
    const auto         tell  = [&](const Moves& moves) { told.push_back(moves); };
    const auto         check = [&](const Progress& progress) {
        EXPECT_GE(progress.fraction, 0);
        EXPECT_LE(progress.fraction, 1);
        EXPECT_LE(progress.lower_bound, progress.depth);
    };
    const Answer answer =
        solve({.cube = near_cube(161, 8)}, {.on_progress = check, .on_solution = tell}).answer;
    EXPECT_EQ(told, std::vector<Moves>{answer.solution});
}

}  // namespace
}  // namespace antipode
