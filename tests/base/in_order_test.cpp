#include "base/in_order.h"

#include <gtest/gtest.h>

#include "base/parallel.h"

namespace antipode {
namespace {

// Unit i adds i, i + 1, … so many times that some have to wait for their turn.
std::size_t items_of(std::size_t unit) { return unit % 7 == 0 ? 5000 : unit % 5; }

std::vector<std::size_t> expected(std::size_t units) {
    std::vector<std::size_t> all;
    for (std::size_t unit = 0; unit < units; ++unit)
        for (std::size_t i = 0; i < items_of(unit); ++i) all.push_back(unit + i);
    return all;
}

TEST(InOrder, HandsItemsOnAsOneThreadWould) {
    constexpr std::size_t units = 60;
    for (const unsigned threads : {1U, 2U, 5U}) {
        std::vector<std::size_t> received;
        InOrder<std::size_t>     output([&](std::size_t item) { received.push_back(item); });
        parallel_for(units, {.threads = threads},
                     [&](std::size_t i, std::size_t, const std::stop_token& stop) {
                         InOrder<std::size_t>::Unit unit(output, i, stop);
                         for (std::size_t k = 0; k < items_of(i); ++k) unit.add(i + k);
                         unit.end();
                     });
        EXPECT_EQ(received, expected(units)) << threads;
    }
}

// They were kept until a thousand had come, which of rare ones nobody lives to see.
TEST(InOrder, TheFirstItemsAreHandedOnAtOnce) {
    std::size_t                received = 0;
    InOrder<std::size_t>       output([&](std::size_t) { ++received; });
    InOrder<std::size_t>::Unit first(output, 0, {});
    InOrder<std::size_t>::Unit second(output, 1, {});
    second.add(1);
    EXPECT_EQ(received, 0U);
    first.add(0);
    EXPECT_EQ(received, 1U);
    first.end();
    second.add(2);
    EXPECT_EQ(received, 3U);
}

TEST(InOrder, AUnitThatIsStoppedDoesNotWait) {
    std::stop_source     stop;
    std::size_t          received = 0;
    InOrder<std::size_t> output([&](std::size_t) { ++received; });
    stop.request_stop();
    // The unit before it never ends.
    InOrder<std::size_t>::Unit unit(output, 1, stop.get_token());
    for (std::size_t i = 0; i < 10'000; ++i) unit.add(i);
    EXPECT_EQ(received, 0U);
}

}  // namespace
}  // namespace antipode
