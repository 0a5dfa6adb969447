#include "base/listeners.h"

#include <gtest/gtest.h>

#include <atomic>

namespace antipode {
namespace {

TEST(Listeners, HearWhatIsDelivered) {
    Listeners<int>     listeners;
    std::vector<int>   heard;
    const Subscription subscription = listeners.add([&](int n) { heard.push_back(n); });
    listeners.put(1);
    listeners.put(2);
    EXPECT_TRUE(heard.empty());
    listeners.deliver();
    EXPECT_EQ(heard, (std::vector{1, 2}));
}

TEST(Listeners, HearWhatWasMeantForThemFirst) {
    Listeners<int>     listeners;
    std::vector<int>   heard;
    const Subscription subscription = listeners.add([&](int n) { heard.push_back(n); }, {7, 8});
    listeners.put(9);
    listeners.deliver();
    EXPECT_EQ(heard, (std::vector{7, 8, 9}));
}

TEST(Listeners, HearNothingAfterTheEndOfTheirSubscription) {
    Listeners<int> listeners;
    int            heard        = 0;
    Subscription   subscription = listeners.add([&](int) { ++heard; });
    listeners.put(1);
    subscription.end();
    listeners.deliver();
    EXPECT_EQ(heard, 0);
}

TEST(Listeners, MayEndTheirSubscriptionThemselves) {
    Listeners<int> listeners;
    Subscription   subscription;
    int            heard = 0;
    subscription         = listeners.add([&](int) {
        ++heard;
        subscription.end();
    });
    listeners.put(1);
    listeners.put(2);
    listeners.deliver();
    EXPECT_EQ(heard, 1);
}

TEST(Listeners, MaySendMessagesThemselves) {
    Listeners<int>     listeners;
    std::vector<int>   heard;
    const Subscription subscription = listeners.add([&](int n) {
        heard.push_back(n);
        if (n < 3) listeners.put(n + 1);
        listeners.deliver();
    });
    listeners.put(1);
    listeners.deliver();
    EXPECT_EQ(heard, (std::vector{1, 2, 3}));
}

TEST(Listeners, MayBeOutlivedByASubscription) {
    Subscription subscription;
    {
        Listeners<int> listeners;
        subscription = listeners.add([](int) {});
    }
    subscription.end();
}

// However many threads deliver.
TEST(Listeners, HearEverythingOnceAndInOrder) {
    constexpr int      count = 2000;
    Listeners<int>     listeners;
    std::mutex         mutex;
    std::vector<int>   heard;
    int                next         = 0;
    const Subscription subscription = listeners.add([&](int n) { heard.push_back(n); });
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                for (int n = 0; n < count; ++n) {
                    {
                        const std::lock_guard lock(mutex);
                        listeners.put(next++);
                    }
                    listeners.deliver();
                }
            });
    }
    ASSERT_EQ(heard.size(), 4U * count);
    for (std::size_t i = 0; i < heard.size(); ++i) ASSERT_EQ(heard[i], static_cast<int>(i));
}

TEST(Listeners, AreNotCalledAnyMoreOnceTheSubscriptionHasEnded) {
    Listeners<int>    listeners;
    std::atomic<bool> stop{false};
    std::jthread      sender([&] {
        while (!stop) {
            listeners.put(1);
            listeners.deliver();
        }
    });
    for (int i = 0; i < 500; ++i) {
        auto         alive        = std::make_unique<int>(0);
        Subscription subscription = listeners.add([&alive](int) { ++*alive; });
        subscription.end();
        alive.reset();
    }
    stop = true;
}

TEST(Outbox, GoesOnAfterAListenerHasThrown) {
    std::vector<int> heard;
    Outbox<int>      outbox([&](const int& message) {
        heard.push_back(message);
        if (message == 1) throw std::bad_alloc();
    });
    outbox.put(1);
    outbox.put(2);
    EXPECT_THROW(outbox.deliver(), std::bad_alloc);
    outbox.deliver();
    EXPECT_EQ(heard, (std::vector<int>{1, 2}));
}

}  // namespace
}  // namespace antipode
