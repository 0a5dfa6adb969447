// Several at once, and stopping on the way.
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "base/file_lock.h"
#include "tests/support/processes.h"
#include "tests/support/store_fixture.h"

namespace antipode {
namespace {

using testing::fake_spec;
using testing::names_in;
using testing::slow_spec;
using Together = testing::StoreFixture;
using Stopping = testing::StoreFixture;
using Names    = std::set<std::string>;

TEST_F(Together, ThreadsBuildATableOnce) {
    std::atomic<int> built   = 0;
    std::atomic<int> correct = 0;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                const auto table = store.open(
                    slow_spec(), {.threads = 1, .on_build_start = [&](const auto&) { ++built; }});
                correct += table && testing::is_fake(*table);
            });
    }
    EXPECT_EQ(built, 1);
    EXPECT_EQ(correct, 4);
    EXPECT_EQ(names_in(folder.path()), (Names{"fake.ok", "fake.table"}));
}

TEST_F(Together, ProcessesBuildATableOnce) {
    testing::SharedCounter built;
    std::vector<pid_t>     children;
    for (int i = 0; i < 4; ++i)
        children.push_back(testing::start_process([&] {
            const auto table = store.open(
                slow_spec(),
                {.threads = 1, .on_build_start = [&](const auto&) { built.increase(); }});
            return table && testing::is_fake(*table);
        }));
    for (const pid_t child : children) EXPECT_TRUE(testing::ends_well(child));
    EXPECT_EQ(built.value(), 1);
    EXPECT_EQ(names_in(folder.path()), (Names{"fake.ok", "fake.table"}));
}

TEST_F(Together, ATableThatIsBeingBuiltCannotBeRemoved) {
    auto options           = listener.options();
    options.on_build_start = [&](const TableSpec& spec) {
        const auto removal = store.remove(spec);
        ASSERT_FALSE(removal);
        EXPECT_EQ(removal.error().kind, ErrorKind::environment);
    };
    EXPECT_TRUE(opens(options));
}

TEST_F(Together, TheRestOfAKilledBuildIsRemoved) {
    std::ofstream(path("fake.tmp")) << "half a table";
    std::ofstream(path("fake.lock"));
    EXPECT_TRUE(opens());
    EXPECT_EQ(names_in(folder.path()), (Names{"fake.ok", "fake.table"}));
}

// Runs open() and stops it when `step` is first reported.
Result<Table> stopped_at(const TableStore& store, TableStep step) {
    std::stop_source source;
    return store.open(fake_spec, {.threads     = 2,
                                  .stop        = source.get_token(),
                                  .on_progress = [&](const TableProgress& progress) {
                                      if (progress.step == step) source.request_stop();
                                  }});
}

TEST_F(Stopping, ABuildLeavesNothing) {
    for (const TableStep step : {TableStep::building, TableStep::counting, TableStep::writing}) {
        const auto table = stopped_at(store, step);
        ASSERT_FALSE(table);
        EXPECT_EQ(table.error().kind, ErrorKind::stopped);
        EXPECT_EQ(names_in(folder.path()), Names{});
    }
    EXPECT_TRUE(opens());
}

TEST_F(Stopping, AWaitForAnotherBuilderEndsIt) {
    const FileLock   lock = FileLock::attempt(path("fake.lock"));
    std::stop_source source;
    const auto       table = store.open(
              fake_spec, {.stop = source.get_token(), .on_note = [&](const std::string& note) {
                        EXPECT_NE(note.find("is being built by another"), std::string::npos);
                        source.request_stop();
                    }});
    ASSERT_FALSE(table);
    EXPECT_EQ(table.error().kind, ErrorKind::stopped);
}

TEST_F(Stopping, ACheckEndsItAndKeepsTheFile) {
    ASSERT_TRUE(opens());
    std::filesystem::remove(path("fake.ok"));
    std::stop_source source;
    source.request_stop();
    const OpenOptions options = {.stop = source.get_token()};
    EXPECT_EQ(store.open(fake_spec, options).error().kind, ErrorKind::stopped);
    EXPECT_EQ(store.verify(fake_spec, options).error().kind, ErrorKind::stopped);
    EXPECT_EQ(condition(), Condition::unchecked);
}

}  // namespace
}  // namespace antipode
