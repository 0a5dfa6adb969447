#include "apps/server/worker_pool.h"

#include <gtest/gtest.h>

#include <atomic>
#include <latch>

namespace antipode::server {
namespace {

TEST(WorkerPool, DoesWhatIsSubmitted) {
    std::latch done(100);
    WorkerPool workers({.threads = 2});
    for (int i = 0; i < 100; ++i)
        while (!workers.submit([&] { done.count_down(); })) {
        }
    done.wait();
}

TEST(WorkerPool, RefusesWhatIsTooMuch) {
    std::latch begun(1);
    std::latch go_on(1);
    WorkerPool workers({.threads = 1, .queue = 2});
    ASSERT_TRUE(workers.submit([&] {
        begun.count_down();
        go_on.wait();
    }));
    begun.wait();
    EXPECT_TRUE(workers.submit([] {}));
    EXPECT_TRUE(workers.submit([] {}));
    EXPECT_FALSE(workers.submit([] {}));
    go_on.count_down();
}

TEST(WorkerPool, ThatHasStoppedDoesNothingMore) {
    std::atomic<bool> done = false;
    WorkerPool        workers({.threads = 1});
    workers.stop();
    EXPECT_FALSE(workers.submit([&] { done = true; }));
    EXPECT_FALSE(done);
}

}  // namespace
}  // namespace antipode::server
