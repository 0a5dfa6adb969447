#include "vision/live_reader.h"

#include <gtest/gtest.h>

#include <atomic>
#include <utility>

namespace antipode::vision {
namespace {

// Pictures that are as wide as their number.
TEST(LiveReader, GivesNothingThatWasTakenBeforeItWasAskedFor) {
    std::atomic<std::size_t> taken = 0;
    LiveReader               reader([&](Picture& picture) {
        picture.width = ++taken;
        return true;
    });
    for (int i = 0; i < 10; ++i) {
        const std::size_t before  = taken;
        const auto        picture = reader.next(Freshness::taken_from_now);
        ASSERT_TRUE(picture.has_value());
        EXPECT_GT(picture->width, before);
    }
}

TEST(LiveReader, GivesEachPictureOnce) {
    std::atomic<std::size_t> taken = 0;
    LiveReader               reader([&](Picture& picture) {
        picture.width = ++taken;
        return true;
    });
    std::size_t              last = 0;
    for (int i = 0; i < 10; ++i) {
        const auto picture = reader.next(Freshness::not_seen_yet);
        ASSERT_TRUE(picture.has_value());
        EXPECT_GT(picture->width, last);
        last = picture->width;
    }
}

TEST(LiveReader, TellsThatACameraHasEnded) {
    bool       has_one = true;
    LiveReader reader([&](Picture& picture) {
        picture.width = 7;
        return std::exchange(has_one, false);
    });
    EXPECT_EQ(reader.next(Freshness::not_seen_yet).value_or(Picture{}).width, 7u);
    EXPECT_FALSE(reader.next(Freshness::not_seen_yet).has_value());
    EXPECT_FALSE(reader.next(Freshness::taken_from_now).has_value());
}

}  // namespace
}  // namespace antipode::vision
