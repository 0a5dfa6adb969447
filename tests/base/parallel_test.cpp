#include "base/parallel.h"

#include <gtest/gtest.h>

namespace antipode {
namespace {

TEST(ParallelFor, DoesEveryIterationOnce) {
    for (const unsigned threads : {1U, 2U, 5U})
        for (const std::size_t grain : {1U, 7U, 5000U}) {
            std::vector<std::atomic<int>> done(1000);
            parallel_for(done.size(), {threads, grain}, [&](std::size_t first, std::size_t last) {
                for (; first < last; ++first) ++done[first];
            });
            for (const std::atomic<int>& times : done) ASSERT_EQ(times, 1);
        }
}

TEST(ParallelFor, HandsOutNoMoreThanTheGrain) {
    parallel_for(1000, {.threads = 3, .grain = 64}, [](std::size_t first, std::size_t last) {
        EXPECT_LT(first, last);
        EXPECT_LE(last - first, 64U);
    });
}

TEST(ParallelFor, OfNothingCallsNothing) {
    parallel_for(0, {.threads = 3}, [](std::size_t, std::size_t) { FAIL(); });
}

}  // namespace
}  // namespace antipode
