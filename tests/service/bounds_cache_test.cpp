#include "service/engine/bounds_cache.h"

#include <gtest/gtest.h>

#include "base/memory.h"
#include "tables/optimal.h"
#include "tests/support/cubes.h"
#include "tests/support/searching.h"

namespace antipode::service {
namespace {

using testing::Happenings;

TEST(EngineBounds, ListWhatIsOpenAndTellWhatChanges) {
    Happenings<TablesStatus> told;
    BoundsCache              bounds({.store     = TableStore(default_table_folder()),
                                     .pages     = Pages::small,
                                     .on_change = [told](const TablesStatus& s) { told.add(s); }});
    EXPECT_TRUE(bounds.statuses().empty());
    const auto chosen = bounds.choose({.memory = 200'000'000});
    ASSERT_TRUE(chosen);
    ASSERT_TRUE(bounds.get(chosen->number, {}));
    EXPECT_EQ(bounds.statuses().size(), 1U);
    told.wait_for([](const TablesStatus& status) { return status.state == TablesState::ready; });
    EXPECT_FALSE(bounds.choose({.memory = 1'000'000}));
}

// A quarter of it is more than any table takes that is soon built.
TEST(TableChoice, CountsMemoryThatWouldBeFree) {
    const auto chosen = chosen_table(TableStore(std::nullopt), {.held = 1'000'000'000'000});
    ASSERT_TRUE(chosen);
    EXPECT_EQ(optimal::specs()[chosen->number].name, "bounds-htm-5");
}

TEST(TableChoice, NeverTakesMoreThanIsFreeWhateverIsAskedFor) {
    constexpr std::uint64_t far_too_much = 99'999'000'000'000;
    const auto chosen = chosen_table(TableStore(std::nullopt), {.memory = far_too_much});
    if (!chosen) {  // less is free than the smallest takes
        EXPECT_EQ(chosen.error().kind, ErrorKind::environment);
        return;
    }
    const TableSpec& taken   = optimal::specs()[chosen->number];
    const TableSpec& largest = optimal::specs()[*largest_table(Metric::htm, far_too_much)];
    EXPECT_LT(taken.bytes, available_memory().bytes);
    EXPECT_EQ(chosen->note.has_value(), taken.name != largest.name);
}

TEST(TableChoice, TriesASmallTableBeforeOneThatTakesMinutes) {
    const auto large =
        chosen_table(TableStore(std::nullopt), {.memory = 4'000'000'000, .held = 4'000'000'000});
    ASSERT_TRUE(large);
    EXPECT_EQ(optimal::specs()[large->number].name, "bounds-htm-7");
    ASSERT_TRUE(large->meanwhile);
    EXPECT_EQ(optimal::specs()[*large->meanwhile].name, "bounds-htm-2");
    const auto small = chosen_table(TableStore(std::nullopt), {.memory = 200'000'000});
    ASSERT_TRUE(small);
    EXPECT_FALSE(small->meanwhile);
}

}  // namespace
}  // namespace antipode::service
