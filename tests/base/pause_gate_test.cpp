#include "base/pause_gate.h"

#include <gtest/gtest.h>

#include <thread>

namespace antipode {
namespace {

TEST(PauseGate, IsOpenAtFirst) {
    PauseGate gate;
    EXPECT_FALSE(gate.is_paused());
    EXPECT_EQ(gate.time_paused().count(), 0);
    gate.wait({});
}

TEST(PauseGate, HoldsUntilItIsResumed) {
    PauseGate         gate;
    std::atomic<bool> passed{false};
    gate.pause();
    std::jthread sleeper([&] {
        gate.wait({});
        passed = true;
    });
    EXPECT_FALSE(passed);
    gate.resume();
    sleeper.join();
    EXPECT_TRUE(passed);
}

TEST(PauseGate, LetsThoseGoWhoAreToStop) {
    PauseGate        gate;
    std::stop_source source;
    gate.pause();
    std::jthread sleeper([&] { gate.wait(source.get_token()); });
    source.request_stop();
    sleeper.join();
    EXPECT_TRUE(gate.is_paused());
}

TEST(PauseGate, CountsTheTimeOfAllPauses) {
    PauseGate gate;
    gate.pause();
    gate.pause();
    const auto going_on = gate.time_paused();
    gate.resume();
    gate.resume();
    const auto first = gate.time_paused();
    EXPECT_GE(first, going_on);
    EXPECT_EQ(gate.time_paused(), first);
    gate.pause();
    EXPECT_GE(gate.time_paused(), first);
}

}  // namespace
}  // namespace antipode
