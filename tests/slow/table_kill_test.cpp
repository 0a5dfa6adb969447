// A build killed at any moment leaves nothing broken.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "tests/support/processes.h"
#include "tests/support/store_fixture.h"

namespace antipode {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

Result<BuildEnd> build_in_steps(std::span<std::byte> out, const BuildContext& context,
                                const TableSource&) {
    return testing::fill_with_fakes(out, context, 200us);
}

// Large enough to be checked and written in three pieces.
TableSpec spec_in_pieces() {
    TableSpec spec = testing::fake_spec;
    spec.bytes     = 9'000'000;
    spec.build     = build_in_steps;
    spec.known     = {};
    return spec;
}

class KilledBuild : public testing::StoreFixture {
protected:
    // Pauses stretch the short stages, so that random moments fall into each.
    pid_t start() {
        return testing::start_process([this] {
            const auto pause = [](const TableProgress& progress) {
                if (progress.step != TableStep::building) std::this_thread::sleep_for(15ms);
            };
            return store.open(spec, {.threads = 2, .on_progress = pause}).has_value();
        });
    }

    Clock::duration time_of_whole_build() {
        const auto begin = Clock::now();
        EXPECT_TRUE(testing::ends_well(start()));
        return Clock::now() - begin;
    }

    // What is left after a kill: no table, or a whole one, never a broken one.
    void expect_sound() {
        const auto found = store.status(spec).finding;
        EXPECT_LE(found.condition, Condition::unchecked) << found.reason.text();
        builds_cut_off += found.condition == Condition::absent;
        temporaries_left += std::filesystem::exists(path("fake.tmp"));
        const auto table = store.open(spec, listener.options());
        ASSERT_TRUE(table) << table.error().message.text();
        EXPECT_TRUE(testing::is_fake(*table));
        EXPECT_EQ(listener.notes, "");
        EXPECT_FALSE(std::filesystem::exists(path("fake.tmp")));
    }

    const TableSpec spec             = spec_in_pieces();
    int             builds_cut_off   = 0;
    int             temporaries_left = 0;
};

TEST_F(KilledBuild, LeavesNothingBrokenAtAnyMoment) {
    const auto whole = time_of_whole_build();
    Random     random(20);
    for (int round = 0; round < 80; ++round) {
        ASSERT_TRUE(store.remove(spec));
        const pid_t child = start();
        std::this_thread::sleep_for(whole * random.below(1000) / 1000);
        testing::kill_and_wait(child);
        expect_sound();
    }
    EXPECT_GT(builds_cut_off, 0);
    EXPECT_GT(temporaries_left, 0);
}

}  // namespace
}  // namespace antipode
