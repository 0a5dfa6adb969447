// Cosets with a map: 5 GB of memory, and some minutes.
#include <gtest/gtest.h>

#include <atomic>
#include <csignal>
#include <fstream>

#include "base/memory.h"
#include "base/parallel.h"
#include "base/random.h"
#include "cube/random_cube.h"
#include "search/coset/state_file.h"
#include "search/two_phase/solver.h"
#include "tests/support/patience.h"
#include "tests/support/processes.h"
#include "tests/support/real_optimal_solver.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/two_phase_tables.h"

namespace antipode::coset {
namespace {

class CosetMapOfTwoPhase : public ::testing::Test {
protected:
    void SetUp() override {
        if (available_memory().bytes < needed_memory(Metric::htm, {}) + 1'000'000'000)
            GTEST_SKIP() << "too little memory";
    }

    // Far enough for a map, which is made where a distance has more than a million cubes.
    static constexpr unsigned distance = 15;

    static CosetRequest request(const Cube& cube) {
        CosetRequest request = exactly_to(distance, Metric::htm, {.cube = cube});
        request.threads      = hardware_threads();
        request.last         = distance;
        return request;
    }

    static std::vector<std::uint64_t> counts(const Cube& cube, unsigned to) {
        CosetRequest wanted = request(cube);
        wanted.exact_to = wanted.last = to;
        const auto answer = explore_coset(*testing::two_phase_tables(Metric::htm), wanted);
        std::vector<std::uint64_t> cubes;
        for (const CosetLevel& level : answer->levels) cubes.push_back(level.cubes);
        return cubes;
    }

    static std::vector<CosetLevel> levels(const Cube& cube, const CosetWatch& watch = {}) {
        const auto answer =
            explore_coset(*testing::two_phase_tables(Metric::htm), request(cube), watch);
        EXPECT_TRUE(answer.has_value());
        return answer ? answer->levels : std::vector<CosetLevel>{};
    }

    static Cube superflip() {
        Cube cube = solved;
        for (std::size_t slot = 0; slot < edge_count; ++slot) cube.edges[slot] = Cubie(slot, 1);
        return cube;
    }

    static Cube far_cube() {
        Cube cube = solved;
        for (const Face f : {Face::R, Face::U, Face::F, Face::L, Face::D, Face::B, Face::R})
            cube = cube * Move(f, Turn::clockwise);
        return cube;
    }
};

TEST_F(CosetMapOfTwoPhase, HasTheSameNumbersWhicheverOfItsCubesIsGiven) {
    const Cube other = solved * Move(Face::U, Turn::clockwise) * Move(Face::R, Turn::half)
                       * Move(Face::D, Turn::counter) * Move(Face::B, Turn::half) * far_cube();
    EXPECT_EQ(levels(far_cube()), levels(other));
}

// Stopped as soon as there is a map, and once more when it is searched. Before that there
// are lists, which are made again in seconds.
TEST_F(CosetMapOfTwoPhase, GoesOnFromAFileWithTheSameNumbers) {
    const testing::TemporaryFolder folder;
    const auto                     whole = levels(far_cube());
    for (const auto stage : {CosetProgress::Stage::passing, CosetProgress::Stage::searching}) {
        auto             file = StateFile::open(folder.path() / "coset.state");
        std::stop_source stop;
        ASSERT_TRUE(file.has_value());
        levels(far_cube(), {.stop = stop.get_token(),
                            .on_progress =
                                [&](const CosetProgress& now) {
                                    if (now.distance == distance && now.stage == stage)
                                        stop.request_stop();
                                },
                            .file = &*file});
        EXPECT_TRUE(file->exists());
    }
    auto file = StateFile::open(folder.path() / "coset.state");
    EXPECT_EQ(levels(far_cube(), {.file = &*file}), whole);
}

// A process that saves all the time is killed at any moment of its work, twenty times; the
// first times before there is a map. What it was writing then is left behind. In the end it
// is as if nothing had happened.
TEST_F(CosetMapOfTwoPhase, GivesTheSameAfterBeingKilledTwentyTimes) {
    const testing::TemporaryFolder folder;
    const auto                     path  = folder.path() / "coset.state";
    const auto                     whole = levels(far_cube());
    Random                         random(99);
    for (int time = 0; time < 20; ++time) {
        std::uint64_t events_left = random.below(400);
        const pid_t   child       = testing::start_process([&] {
            auto file = StateFile::open(path);
            levels(far_cube(), {.on_progress =
                                    [&](const CosetProgress&) {
                                        if (events_left-- == 0) std::raise(SIGKILL);
                                    },
                                        .file          = &*file,
                                        .save_interval = std::chrono::milliseconds(100)});
            return true;
        });
        testing::ends_well(child);
        std::ofstream(path.string() + ".part") << "cut off";
    }
    auto file = StateFile::open(path);
    EXPECT_EQ(levels(far_cube(), {.file = &*file}), whole);
}

TEST_F(CosetMapOfTwoPhase, HasTheSameNumbersAsLists) {
    for (const Metric metric : {Metric::htm, Metric::qtm}) {
        const unsigned farthest = metric == Metric::qtm ? 13 : 11;
        CosetRequest   wanted   = exactly_to(farthest, metric, {.cube = far_cube()});
        wanted.threads          = hardware_threads();
        const auto listed       = explore_coset(*testing::two_phase_tables(metric), wanted);
        wanted.most_listed      = 20;
        const auto mapped       = explore_coset(*testing::two_phase_tables(metric), wanted);
        EXPECT_EQ(listed->memory, 0U);
        EXPECT_EQ(mapped->memory, needed_memory(metric, wanted));
        EXPECT_EQ(listed->levels, mapped->levels);
    }
}

// Words into the small coset are found by a join where the search is long: of a coset without
// symmetries, of one that two symmetries keep, of the superflip's and of the trivial one, which
// all keep.
TEST_F(CosetMapOfTwoPhase, HasTheSameNumbersOfTheSmallCosetByAJoin) {
    const Cube two = solved * Move(Face::R, Turn::clockwise) * Move(Face::L, Turn::clockwise);
    for (const Cube& cube : {far_cube(), two, superflip(), solved}) {
        const unsigned farthest = cube == far_cube() ? 13 : cube == superflip() ? 12 : 10;
        CosetRequest   wanted =
            exactly_to(farthest, Metric::htm, {.cube = cube, .extent = Extent::small});
        wanted.threads     = hardware_threads();
        wanted.most_listed = 100'000'000;
        const auto listed  = explore_coset(*testing::two_phase_tables(Metric::htm), wanted);
        wanted.exact_to    = 18;
        wanted.most_listed = 10;
        const auto joined  = explore_coset(*testing::two_phase_tables(Metric::htm), wanted);
        EXPECT_EQ(listed->memory, 0U);
        EXPECT_LT(joined->memory, 1'200'000'000U);
        EXPECT_GT(joined->memory, 0U);
        EXPECT_EQ(listed->levels, joined->levels);
    }
}

// Every word that either side finds: what is found by a join must be what the map of the
// whole coset has in the pages of the small one.
TEST_F(CosetMapOfTwoPhase, HasTheSameNumbersOfTheSmallCosetInAWholeMap) {
    CosetRequest wanted =
        exactly_to(15, Metric::htm, {.cube = far_cube(), .extent = Extent::small});
    wanted.threads      = hardware_threads();
    wanted.last         = 15;
    const auto searched = explore_coset(*testing::two_phase_tables(Metric::htm), wanted);
    wanted.exact_to     = 18;
    const auto joined   = explore_coset(*testing::two_phase_tables(Metric::htm), wanted);
    EXPECT_EQ(searched->levels, joined->levels);
}

TEST_F(CosetMapOfTwoPhase, GoesOnWithASmallCosetFromAFile) {
    const testing::TemporaryFolder folder;
    CosetRequest                   wanted =
        exactly_to(18, Metric::htm, {.cube = far_cube(), .extent = Extent::small});
    wanted.threads   = hardware_threads();
    wanted.last      = 15;
    const auto whole = explore_coset(*testing::two_phase_tables(Metric::htm), wanted);
    for (const bool is_stopped : {true, false}) {
        auto             file = StateFile::open(folder.path() / "coset.state");
        std::stop_source stop;
        // Stopped while its map is made, a run leaves the file as it is.
        stop.request_stop();
        const auto none = explore_coset(*testing::two_phase_tables(Metric::htm), wanted,
                                        {.stop = stop.get_token(), .file = &*file});
        EXPECT_EQ(none->ended, CosetEnd::stopped);
        EXPECT_TRUE(none->levels.empty());
        stop              = std::stop_source();
        const auto answer = explore_coset(
            *testing::two_phase_tables(Metric::htm), wanted,
            {.stop = stop.get_token(),
             .on_progress =
                 [&](const CosetProgress& now) {
                     const bool is_there =
                         now.distance == 15 && now.stage == CosetProgress::Stage::searching;
                     if (is_stopped && is_there) stop.request_stop();
                 },
             .file = &*file});
        EXPECT_EQ(answer->ended == CosetEnd::stopped, is_stopped);
        if (!is_stopped) {
            EXPECT_EQ(answer->levels, whole->levels);
        }
    }
}

TEST_F(CosetMapOfTwoPhase, RefusesADamagedFile) {
    const testing::TemporaryFolder folder;
    {
        auto file = StateFile::open(folder.path() / "coset.state");
        levels(far_cube(), {.file = &*file});
        std::filesystem::resize_file(folder.path() / "coset.state", 1'000'000'000);
    }
    auto       file   = StateFile::open(folder.path() / "coset.state");
    const auto answer = explore_coset(*testing::two_phase_tables(Metric::htm), request(far_cube()),
                                      {.file = &*file});
    ASSERT_FALSE(answer.has_value());
    EXPECT_EQ(answer.error().message.code(), "coset-file-damaged");
}

// Rokicki, "Results of two more cosets of the H group", forum.cubeman.org, 2006: all moves.
TEST_F(CosetMapOfTwoPhase, HasThePublishedNumbersOfTheTrivialCoset) {
    const std::vector<std::uint64_t> published = {
        1,      10,      67,       456,       3079,      20076,      125218,
        756092, 4331124, 23639531, 122749840, 582017108, 2278215506, 5790841966};
    EXPECT_EQ(counts(solved, 13), published);
}

TEST_F(CosetMapOfTwoPhase, HasThePublishedNumbersOfTheCosetWithEightEdgesFlipped) {
    Cube flipped = solved;
    for (std::size_t slot = 0; slot < 8; ++slot) flipped.edges[slot] = Cubie(slot, 1);
    const std::vector<std::uint64_t> published = {
        0, 0, 0, 0, 0, 0, 128, 2480, 29616, 275072, 2025588, 12857588, 77246640};
    EXPECT_EQ(counts(flipped, 12), published);
}

// Every cube of a sample of each distance, against proofs of another solver with another
// table.
TEST_F(CosetMapOfTwoPhase, KnowsTheDistancesOfAThousandCubesThatTheOptimalSolverProves) {
    Random       random(2718);
    CosetRequest wanted          = exactly_to(16, Metric::htm, {.cube = random_reachable(random)});
    wanted.threads               = hardware_threads();
    wanted.last                  = 16;
    wanted.samples               = 200;
    const auto            answer = explore_coset(*testing::two_phase_tables(Metric::htm), wanted);
    const optimal::Solver solver = testing::largest_solver();
    std::size_t           tried  = 0;
    std::atomic<std::size_t> wrong{0};
    for (const CosetSample& sample : answer->samples) {
        tried += sample.cubes.size();
        parallel_for(sample.cubes.size(), {hardware_threads()}, [&](std::size_t i, std::size_t) {
            if (solver.solve({.cube = sample.cubes[i]}).answer.length != sample.distance) ++wrong;
        });
    }
    EXPECT_GE(tried, 1000U);
    EXPECT_EQ(wrong, 0U);
}

class SmallCosetToTheEnd : public CosetMapOfTwoPhase {
protected:
    // Minutes on two quiet cores, and proofs of cubes at 18 and 19 behind it.
    void SetUp() override {
        testing::let_this_case_take(7200);
        CosetMapOfTwoPhase::SetUp();
    }

    // The small coset to the end, as the program does it.
    static CosetAnswer small_coset(const Cube& cube, std::size_t samples) {
        CosetRequest wanted = to_the_end(Metric::htm, {.cube = cube, .extent = Extent::small});
        wanted.threads      = hardware_threads();
        wanted.samples      = samples;
        const two_phase::Solver solver(testing::two_phase_tables(Metric::htm));
        using Time       = std::chrono::milliseconds;
        const auto finds = [&](const Cube& each, unsigned turns, Time time) {
            const auto found =
                solver.solve({.cube = each, .limits = {.enough_length = turns, .max_time = time}});
            return found.found && found.length <= turns;
        };
        const auto answer = explore_coset(
            *testing::two_phase_tables(Metric::htm), wanted,
            {.solve =
                 [&](const Cube& each, unsigned turns) {
                     return finds(each, turns, std::chrono::seconds(20)) ? Solvable::yes
                                                                         : Solvable::unknown;
                 },
             .find = finds});
        EXPECT_TRUE(answer.has_value());
        return answer ? *answer : CosetAnswer{};
    }

    // How many cubes were compared.
    static std::size_t expect_proven(const CosetSample& sample, std::size_t count) {
        const optimal::Solver    solver = testing::largest_solver();
        std::atomic<std::size_t> wrong{0};
        count = std::min(count, sample.cubes.size());
        parallel_for(count, {hardware_threads()}, [&](std::size_t i, std::size_t) {
            if (solver.solve({.cube = sample.cubes[i]}).answer.length != sample.distance) ++wrong;
        });
        EXPECT_EQ(wrong, 0U) << "at distance " << sample.distance;
        return count;
    }

    // Proofs that a cube is at 18 take some seconds, and at 19 a minute or more.
    static std::size_t draws_at(unsigned distance) {
        if (distance < 18) return 160;
        return distance == 18 ? 32 : 8;
    }
};

// Distances that only the join finds, and the rest of a coset, against the optimal solver: a
// thousand draws, as many from each distance as proofs allow.
TEST_F(SmallCosetToTheEnd, KnowsTheDistancesOfAllCubesOfASmallCoset) {
    Random     random(5);
    const auto answer = small_coset(random_reachable(random), 160);
    EXPECT_EQ(answer.ended, CosetEnd::complete);
    EXPECT_EQ(answer.found(), cube_count(Extent::small));
    EXPECT_TRUE(std::ranges::all_of(answer.levels, &CosetLevel::is_exact));
    EXPECT_EQ(answer.levels[16].cubes, 3'641'565U);
    EXPECT_EQ(answer.levels[17].cubes, 47'326'745U);
    EXPECT_EQ(answer.levels[18].cubes, 204'586'267U);
    EXPECT_EQ(answer.levels[19].cubes, 22'879'780U);
    ASSERT_EQ(answer.samples.back().distance, 19U);
    std::size_t compared = 0;
    for (const CosetSample& sample : answer.samples)
        compared += expect_proven(sample, draws_at(sample.distance));
    EXPECT_GE(compared, 1000U);
}

// The superflip is as far as any cube.
TEST_F(SmallCosetToTheEnd, HasTheSuperflipAsTheFarthestOfItsSmallCoset) {
    const auto answer = small_coset(superflip(), 0);
    EXPECT_EQ(answer.symmetries, 16U);
    EXPECT_EQ(answer.ended, CosetEnd::complete);
    EXPECT_EQ(answer.found(), cube_count(Extent::small));
    ASSERT_EQ(answer.levels.size(), 21U);
    EXPECT_NE(std::ranges::find(answer.farthest, superflip()), answer.farthest.end());
}

}  // namespace
}  // namespace antipode::coset
