// Shortest solutions for all who ask at once, with the processor in the place of a card.
#include <gtest/gtest.h>

#include <map>
#include <thread>

#include "cube/random_cube.h"
#include "search/batch/fill.h"
#include "search/batch/host_executor.h"
#include "search/optimal/solver.h"
#include "solvers/card.h"
#include "tests/support/optimal_table.h"
#include "tests/support/solving.h"
#include "tests/support/steps.h"

namespace antipode {
namespace {

std::shared_ptr<const CardQueue> queue(std::uint32_t          slots     = 2,
                                       const batch::TwoPhase& two_phase = {}) {
    const auto  shape    = testing::small_shape(Metric::htm);
    const auto& table    = testing::small_table(Metric::htm);
    const auto  executor = std::make_shared<batch::HostExecutor>(
        std::make_shared<batch::Tables>(Metric::htm), shape,
        batch::HostExecutor::Options{.threads = 2, .slots = slots});
    EXPECT_TRUE(executor->write(0, table.bytes().data(), table.bytes().size()));
    return std::make_shared<const CardQueue>(CardQueue::Source{
        .executor = executor, .shape = shape, .options = {.threads = 2, .two_phase = [=] {
                                                              return two_phase;
                                                          }}});
}

// Whether cubes, asked for at once, get solutions of the lengths that the search for single cubes
// finds.
void expect_shortest(const CardSolver& solver) {
    std::vector<Cube>         cubes;
    std::vector<unsigned>     lengths(8);
    Random                    random(11);
    std::vector<std::jthread> asking;
    for (std::size_t i = 0; i < lengths.size(); ++i)
        cubes.push_back(testing::random_steps(random, Metric::htm, i));
    for (std::size_t i = 0; i < lengths.size(); ++i)
        asking.emplace_back([&, i] {
            const auto solution = solver.solve({.cube = cubes[i]}, {});
            if (solution && cubes[i] * solution->answer.solution == solved)
                lengths[i] = solution->answer.length;
        });
    asking.clear();
    const optimal::Solver single(testing::small_shape(Metric::htm),
                                 testing::small_table(Metric::htm));
    for (std::size_t i = 0; i < lengths.size(); ++i)
        EXPECT_EQ(lengths[i], single.solve({.cube = cubes[i]}).answer.length);
}

batch::TwoPhase two_phase() {
    static const auto solver =
        std::make_shared<const two_phase::Solver>(testing::two_phase_solver(Metric::htm));
    return solver;
}

TEST(CardSolver, AnswersAllWhoAskAtOnce) { expect_shortest(CardSolver(queue(), {})); }

TEST(CardSolver, FindsTheSameLengthsWithATwoPhaseSearchBeside) {
    expect_shortest(CardSolver(queue(2, two_phase()), {}));
}

TEST(Finder, FindsShortSolutionsOfAllThatAreAsked) {
    batch::Finder                  finder(two_phase(), 2);
    Random                         random(4);
    std::vector<Cube>              cubes;
    std::map<std::uint64_t, Moves> solutions;
    for (std::uint32_t i = 0; i < 4; ++i) {
        cubes.push_back(testing::random_steps(random, Metric::htm, 15));
        finder.ask({.slot = i, .id = i, .cube = cubes[i]});
    }
    while (solutions.size() < cubes.size()) {
        for (const auto& found : finder.take()) solutions[found.id] = found.moves;
        std::this_thread::yield();
    }
    for (const auto& [id, moves] : solutions) EXPECT_EQ(cubes[id] * moves, solved);
}

TEST(Finder, LeavesWhatIsDropped) {
    Random        random(4);
    batch::Finder finder(two_phase(), 1);
    for (std::uint32_t i = 0; i < 100; ++i)
        finder.ask({.slot = i, .id = i, .cube = random_reachable(random)});
    for (std::uint32_t i = 0; i < 100; ++i) finder.drop(i);
    finder.take();
    finder.ask({.slot = 0, .id = 100, .cube = random_reachable(random)});
    std::vector<batch::Finder::Found> found;
    while (found.empty()) found = finder.take();
    EXPECT_EQ(found.front().id, 100U);
}

TEST(CardSolver, TellsWhatIsKnownWhenItIsStopped) {
    const CardSolver solver(queue(1), {});
    std::stop_source stop;
    Random           random(5);
    const auto       solution = solver.solve(
              {.cube = random_reachable(random)},
              {.stop = stop.get_token(), .on_progress = [&](const Progress&) { stop.request_stop(); }});
    ASSERT_TRUE(solution);
    EXPECT_EQ(solution->answer.ended, Ended::stopped);
    EXPECT_GT(solution->answer.lower_bound, 0U);
}

TEST(CardSolver, FindsAllSolutionsUpToALength) {
    const CardSolver solver(queue(1), {.wanted = optimal::Frontier::Wanted::all, .max_length = 5});
    const Cube       cube     = solved * move_cube({Face::R, Turn::half});
    const auto       solution = solver.solve({.cube = cube}, {});
    ASSERT_TRUE(solution);
    EXPECT_EQ(solution->answer.length, 1U);
    for (const Moves& word : solution->all) EXPECT_EQ(cube * word, solved);
}

// A card says so once, and everybody hears it.
class BrokenExecutor final : public batch::Executor {
public:
    bool walk(const batch::Walks&) override { return false; }
    bool write(std::uint64_t, const void*, std::uint64_t) override { return false; }
    bool read(std::uint64_t, void*, std::uint64_t) override { return false; }
    bool count_codes(std::uint64_t*) override { return false; }
    bool bounds(const batch::Words*, std::uint32_t, std::uint8_t*) override { return false; }
    std::uint32_t      slots() const override { return 1; }
    bool               run(const batch::Round&, batch::RoundEnd&) override { return false; }
    bool               measure_reads(double&) override { return false; }
    const std::string& failure() const override { return failure_; }

private:
    std::string failure_ = "out of order";
};

TEST(CardSolver, TellsWhoeverAsksThatTheCardHasFailed) {
    const auto broken = std::make_shared<const CardQueue>(
        CardQueue::Source{.executor = std::make_shared<BrokenExecutor>(),
                          .shape    = testing::small_shape(Metric::htm)});
    for (int i = 0; i < 2; ++i) {
        const auto solution = CardSolver(broken, {}).solve({.cube = solved}, {});
        ASSERT_FALSE(solution);
        EXPECT_EQ(solution.error().kind, ErrorKind::environment);
        EXPECT_EQ(solution.error().message.text(), "the graphics card has failed: out of order");
    }
}

TEST(FillingOnACard, TellsThatTheCardHasFailed) {
    BrokenExecutor broken;
    const auto     filled = batch::fill(broken, testing::small_shape(Metric::htm), {});
    ASSERT_FALSE(filled);
    EXPECT_EQ(filled.error().message.text(), "the graphics card has failed: out of order");
}

}  // namespace
}  // namespace antipode
