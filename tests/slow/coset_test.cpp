// Cosets with a map: 5 GB of memory, and some minutes.
#include <gtest/gtest.h>

#include "base/memory.h"
#include "base/parallel.h"
#include "search/coset/state_file.h"
#include "search/two_phase/solver.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/two_phase_tables.h"

namespace antipode::coset {
namespace {

class CosetMapOfTwoPhase : public ::testing::Test {
protected:
    void SetUp() override {
        if (available_memory().bytes < needed_memory() + 1'000'000'000)
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

    static std::vector<CosetLevel> levels(const Cube& cube, const CosetWatch& watch = {}) {
        const auto answer =
            explore_coset(*testing::two_phase_tables(Metric::htm), request(cube), watch);
        EXPECT_TRUE(answer.has_value());
        return answer ? answer->levels : std::vector<CosetLevel>{};
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

TEST_F(CosetMapOfTwoPhase, GoesOnFromAFileWithTheSameNumbers) {
    const testing::TemporaryFolder folder;
    const auto                     whole = levels(far_cube());
    for (unsigned stopped_at = distance - 1; stopped_at <= distance; ++stopped_at) {
        auto             file = StateFile::open(folder.path() / "coset.state");
        std::stop_source stop;
        ASSERT_TRUE(file.has_value());
        levels(far_cube(), {.stop = stop.get_token(),
                            .on_progress =
                                [&](const CosetProgress& now) {
                                    if (now.distance == stopped_at) stop.request_stop();
                                },
                            .file = &*file});
        EXPECT_TRUE(file->exists());
    }
    auto file = StateFile::open(folder.path() / "coset.state");
    EXPECT_EQ(levels(far_cube(), {.file = &*file}), whole);
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

}  // namespace
}  // namespace antipode::coset
