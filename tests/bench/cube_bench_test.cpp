#include "bench/cube_bench.h"

#include <gtest/gtest.h>

namespace antipode::bench {
namespace {

TEST(CubeBench, TheSignatureIsTheSameOnEveryMachine) { EXPECT_EQ(signature(), 0x262992fa0f1cadf3); }

TEST(CubeBench, EveryMeasurementFindsARate) {
    for (const Measurement& m : measure_cube({.limit = Seconds(0.001)}))
        EXPECT_GT(m.rate, 0) << m.task;
}

}  // namespace
}  // namespace antipode::bench
