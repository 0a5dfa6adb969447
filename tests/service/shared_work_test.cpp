#include "service/engine/shared_work.h"

#include <gtest/gtest.h>

#include <latch>

#include "service/engine/table_cache.h"
#include "tests/support/searching.h"

namespace antipode::service {
namespace {

using namespace std::chrono_literals;
using testing::Happenings;

// Made at once.
SharedWork::Options number(int value) {
    return {.what = Message::in_words("a number"), .make = [value](SharedWork::Making& making) {
                making.offer(std::make_shared<const int>(value));
                return std::optional<Error>();
            }};
}

// Made when it is told to, unless it is stopped before.
struct SlowNumber {
    std::latch               may_end{1};
    Happenings<TablesStatus> told;
    SharedWork               work{{.about = {.name = "slow"},
                                   .what  = Message::in_words("a slow number"),
                                   .make = [this](SharedWork::Making& making) { return make(making); },
                                   .on_change = [log = told](const TablesStatus& s) { log.add(s); }}};

    std::optional<Error> make(SharedWork::Making& making) {
        making.tell(TablesState::building, 0.5, Message::in_words("building"));
        while (!may_end.try_wait()) {
            if (making.stop().stop_requested())
                return Error{.kind = ErrorKind::stopped, .message = Message::in_words("stopped")};
            making.rest();
            std::this_thread::yield();
        }
        making.offer(std::make_shared<const int>(7));
        return std::nullopt;
    }
    void wait_until_building() const {
        told.wait_for([](const TablesStatus& s) { return s.state == TablesState::building; });
    }
};

TEST(SharedWork, IsDoneOnceForAllWhoNeedIt) {
    SharedWork work(number(5));
    EXPECT_EQ(work.status().state, TablesState::absent);
    const auto first = work.get({});
    ASSERT_TRUE(first);
    EXPECT_EQ(*work.get({}), *first);
    EXPECT_FALSE(work.finish({}));
    EXPECT_EQ(work.status().state, TablesState::ready);
}

TEST(SharedWork, IsToldReadyToWhoeverHasItsLastValue) {
    std::latch seen{1};
    SharedWork work(
        {.what = Message::in_words("a number"), .make = [&](SharedWork::Making& making) {
             making.offer_last(std::make_shared<const int>(5));
             seen.wait();  // the thread that makes it has not ended yet
             return std::optional<Error>();
         }});
    ASSERT_TRUE(work.get({}));
    EXPECT_EQ(work.status().state, TablesState::ready);
    seen.count_down();
}

TEST(SharedWork, IsDoneByTheFirstWhoWaitsWhereItIsQuick) {
    std::thread::id     maker;
    SharedWork::Options options = number(5);
    options.make                = [&maker, make = options.make](SharedWork::Making& making) {
        maker = std::this_thread::get_id();
        return make(making);
    };
    options.is_quick = [] { return true; };
    SharedWork work(options);
    EXPECT_TRUE(work.get({}));
    EXPECT_EQ(maker, std::this_thread::get_id());
}

TEST(SharedWork, IsForgottenOnlyWhenNobodyUsesIt) {
    SharedWork work(number(5));
    EXPECT_FALSE(work.forget_if_unused());
    {
        const auto used = work.get({});
        EXPECT_FALSE(work.finish({}));
        EXPECT_FALSE(work.forget_if_unused());
    }
    EXPECT_TRUE(work.forget_if_unused());
    EXPECT_EQ(work.get_if_ready(), nullptr);
    EXPECT_EQ(work.status().state, TablesState::absent);
    EXPECT_TRUE(work.get({}));
}

TEST(SharedWork, GoesOnForTheNextWhenSomebodyHasWaitedTooLong) {
    SlowNumber slow;
    const auto early = slow.work.get({.limit = {.max_wait = 1ms}});
    ASSERT_FALSE(early);
    EXPECT_EQ(early.error().kind, ErrorKind::busy);
    EXPECT_EQ(slow.work.finish({.max_wait = 1ms})->kind, ErrorKind::busy);
    slow.may_end.count_down();
    EXPECT_TRUE(slow.work.get({}));
}

TEST(SharedWork, IsGivenUpWithTheLastWhoWaits) {
    SlowNumber       slow;
    std::stop_source stop;
    std::jthread     client([&] {
        const auto value = slow.work.get({.limit = {.stop = stop.get_token()}});
        EXPECT_EQ(value.error().kind, ErrorKind::stopped);
    });
    slow.wait_until_building();
    stop.request_stop();
    slow.told.wait_for([](const TablesStatus& s) { return s.message.text() == "stopped"; });
    slow.may_end.count_down();
    EXPECT_TRUE(slow.work.get({}));  // another attempt
}

TEST(SharedWork, IsNotGivenUpWhereItWasBegunForNobody) {
    SlowNumber slow;
    slow.work.begin();
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(slow.work.get({.limit = {.stop = stop.get_token()}}));
    slow.may_end.count_down();
    EXPECT_FALSE(slow.work.finish({}));
    EXPECT_NE(slow.work.get_if_ready(), nullptr);
}

TEST(SharedWork, TellsThoseWhoWaitHowFarItIs) {
    SlowNumber            slow;
    Happenings<TableWork> heard;
    std::jthread          client([&] {
        EXPECT_TRUE(slow.work.get({.on_progress = [&](const TableWork& now) { heard.add(now); }}));
    });
    heard.wait_for([](const TableWork& now) { return now == TableWork{"slow", 0.5}; });
    slow.may_end.count_down();
}

TEST(SharedWork, RestsWhileAllWhoWaitArePaused) {
    std::latch       asleep(1);
    std::atomic<int> rounds = 0;
    PauseGate        gate;
    SharedWork       work(
              {.what = Message::in_words("a number"), .make = [&](SharedWork::Making& making) {
             while (!gate.is_paused()) std::this_thread::yield();
             asleep.count_down();
             making.rest();  // until the gate opens
             rounds = gate.is_paused() ? 1 : 2;
             making.offer(std::make_shared<const int>(1));
             return std::optional<Error>();
         }});
    std::jthread client([&] { EXPECT_TRUE(work.get({.gate = &gate})); });
    gate.pause();
    asleep.wait();
    EXPECT_EQ(rounds, 0);
    gate.resume();
    client.join();
    EXPECT_EQ(rounds, 2);
}

TEST(SharedWork, TellsAnErrorAndTriesAgainForTheNext) {
    int        attempts = 0;
    SharedWork work({.what = Message::in_words("nothing"), .make = [&](SharedWork::Making&) {
                         ++attempts;
                         return std::optional(Error{.message = Message::in_words("cannot be had")});
                     }});
    for (int i = 1; i <= 2; ++i) {
        const auto value = work.get({});
        ASSERT_FALSE(value);
        EXPECT_EQ(value.error().message.text(), "cannot be had");
        EXPECT_EQ(work.status().state, TablesState::failed);
        EXPECT_EQ(attempts, i);
    }
}

TEST(SharedWork, TurnsTooLittleMemoryIntoAnError) {
    SharedWork work(
        {.what = Message::in_words("the moon"),
         .make = [](SharedWork::Making&) -> std::optional<Error> { throw std::bad_alloc(); }});
    const auto value = work.get({});
    ASSERT_FALSE(value);
    EXPECT_EQ(value.error().message.text(), "not enough memory for the moon");
}

TEST(SharedWork, StandsManyWhoComeAndGo) {
    SharedWork                work(number(3));
    std::vector<std::jthread> clients;
    for (int client = 0; client < 3; ++client)
        clients.emplace_back([&, client] {
            for (int i = 0; i < 50; ++i) {
                std::stop_source stop;
                if (i % 2 == client % 2) stop.request_stop();
                const auto value = work.get({.limit = {.stop = stop.get_token()}});
                EXPECT_TRUE(value || value.error().kind == ErrorKind::stopped);
                work.forget_if_unused();
            }
        });
}

TEST(TableCache, MakesEachValueOnceAndKeepsTheLatest) {
    std::vector<int>     made;
    TableCache<int, int> cache(
        [&](int key) {
            made.push_back(key);
            return number(10 * key);
        },
        2);
    for (const int key : {1, 2, 1, 3, 1, 2}) EXPECT_EQ(**cache.get(key, {}), 10 * key);
    EXPECT_EQ(made, (std::vector{1, 2, 3, 2}));  // 3 took the place of 2
    EXPECT_EQ(cache.get_if_ready(3), nullptr);
    EXPECT_EQ(cache.keys(), (std::vector{1, 2}));
    EXPECT_FALSE(cache.finish({}));
    cache.forget_all();
    EXPECT_TRUE(cache.keys().empty());
}

}  // namespace
}  // namespace antipode::service
