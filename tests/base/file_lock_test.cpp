#include "base/file_lock.h"

#include <gtest/gtest.h>

#include <optional>

#include "tests/support/processes.h"
#include "tests/support/temporary_folder.h"

namespace antipode {
namespace {

using State = FileLock::State;

struct FileLockTest : ::testing::Test {
    State attempt() const { return FileLock::attempt(path).state(); }

    testing::TemporaryFolder    folder;
    const std::filesystem::path path = folder.path() / "x.lock";
};

TEST_F(FileLockTest, HasOneHolder) {
    std::optional<FileLock> lock(FileLock::attempt(path));
    EXPECT_EQ(lock->state(), State::held);
    EXPECT_EQ(attempt(), State::busy);
    lock.reset();
    EXPECT_EQ(attempt(), State::held);
}

TEST_F(FileLockTest, LeavesNoFile) {
    EXPECT_EQ(attempt(), State::held);
    EXPECT_TRUE(testing::names_in(folder.path()).empty());
}

TEST_F(FileLockTest, WaitsUntilItIsStopped) {
    std::optional<FileLock> holder(FileLock::attempt(path));
    std::stop_source        stop;
    const auto              waited =
        FileLock::wait(path, {.stop = stop.get_token()}, [&] { stop.request_stop(); });
    EXPECT_EQ(waited.state(), State::busy);
}

TEST_F(FileLockTest, WaitsForTheHolder) {
    std::optional<FileLock> holder(FileLock::attempt(path));
    const auto              waited = FileLock::wait(path, {}, [&] { holder.reset(); });
    EXPECT_EQ(waited.state(), State::held);
}

TEST_F(FileLockTest, PartsProcesses) {
    const FileLock lock  = FileLock::attempt(path);
    const pid_t    child = testing::start_process([&] { return attempt() == State::busy; });
    EXPECT_TRUE(testing::ends_well(child));
}

TEST_F(FileLockTest, EndsWithAKilledHolder) {
    testing::SharedCounter locked;
    const pid_t            child = testing::start_process([&] {
        const FileLock lock = FileLock::attempt(path);
        locked.increase();
        pause();
        return true;
    });
    while (locked.value() == 0) usleep(1000);
    EXPECT_EQ(attempt(), State::busy);
    testing::kill_and_wait(child);
    EXPECT_EQ(attempt(), State::held);
}

TEST_F(FileLockTest, FailsWhereNoFileCanBe) {
    const FileLock lock = FileLock::attempt(folder.path() / "none" / "x.lock");
    EXPECT_EQ(lock.state(), State::failed);
    EXPECT_EQ(lock.error(), std::errc::no_such_file_or_directory);
}

}  // namespace
}  // namespace antipode
