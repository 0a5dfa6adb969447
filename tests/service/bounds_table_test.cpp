#include "service/bounds_table.h"

#include <gtest/gtest.h>

#include "service/engine_bounds.h"
#include "tables/optimal.h"
#include "tests/support/cubes.h"
#include "tests/support/searching.h"

namespace antipode::service {
namespace {

using testing::Happenings;

BoundsTable::Options real_bounds() {
    return {.store = TableStore(default_table_folder()), .threads = 2, .pages = Pages::small};
}

// The first of all tables of bounds is the smallest of face turns.
TEST(EngineBoundsTable, IsSharedByAllWhoNeedIt) {
    BoundsTable table(0, real_bounds());
    EXPECT_EQ(table.status().state, TablesState::absent);
    const auto first = table.solver({});
    ASSERT_TRUE(first);
    EXPECT_EQ(table.status().state, TablesState::ready);
    EXPECT_EQ(*table.solver({}), *first);
    EXPECT_EQ(table.solver_if_ready(), *first);
}

TEST(EngineBoundsTable, IsForgottenOnlyWhenNobodyUsesIt) {
    BoundsTable table(0, real_bounds());
    EXPECT_FALSE(table.forget_if_unused());
    {
        const auto used = table.solver({});
        while (table.status().state != TablesState::ready) std::this_thread::yield();
        EXPECT_FALSE(table.forget_if_unused());
    }
    while (!table.forget_if_unused()) std::this_thread::yield();  // when its thread is done
    EXPECT_EQ(table.solver_if_ready(), nullptr);
    EXPECT_EQ(table.status().state, TablesState::absent);
    EXPECT_TRUE(table.solver({}));
}

TEST(EngineBoundsTable, TakesNoMemoryWhereItIsAFile) {
    BoundsTable table(0, real_bounds());
    ASSERT_TRUE(table.solver({}));
    EXPECT_EQ(table.memory(), 0U);
}

TEST(EngineBoundsTable, StandsManyWhoComeAndGo) {
    BoundsTable               table(0, real_bounds());
    std::vector<std::jthread> clients;
    for (int client = 0; client < 3; ++client)
        clients.emplace_back([&, client] {
            for (int i = 0; i < 50; ++i) {
                std::stop_source stop;
                if (i % 2 == client % 2) stop.request_stop();
                const auto solver = table.solver({.patience = {.stop = stop.get_token()}});
                EXPECT_TRUE(solver || solver.error().kind == ErrorKind::stopped);
                table.forget_if_unused();
            }
        });
}

TEST(EngineBounds, ListWhatIsOpenAndTellWhatChanges) {
    Happenings<TablesStatus> told;
    auto                     options = real_bounds();
    options.on_change                = [told](const TablesStatus& status) { told.add(status); };
    EngineBounds bounds(options);
    EXPECT_TRUE(bounds.tables().empty());
    ASSERT_TRUE(bounds.solver({.memory = 200'000'000}, {}));
    EXPECT_EQ(bounds.tables().size(), 1U);
    told.wait_for([](const TablesStatus& status) { return status.state == TablesState::ready; });
    EXPECT_FALSE(bounds.solver({.memory = 1'000'000}, {}));
}

// A quarter of it is more than any table takes that is soon built.
TEST(EngineBounds, CountMemoryThatWouldBeFree) {
    const TableStore nowhere{std::nullopt};
    const auto       number = chosen_table(nowhere, {.held = 1'000'000'000'000});
    ASSERT_TRUE(number);
    EXPECT_EQ(optimal::specs()[*number].name, "bounds-htm-5");
}

}  // namespace
}  // namespace antipode::service
