// A process killed at any moment loses nothing of what it had said was done.
#include <sqlite3.h>
#include <unistd.h>

#include <chrono>
#include <set>
#include <thread>

#include "tests/support/processes.h"
#include "tests/workspace/fixture.h"

namespace antipode::workspace {
namespace {

using namespace std::chrono_literals;

// What a process writes before it dies.
class Pipe {
public:
    Pipe() { EXPECT_EQ(pipe(ends_), 0); }
    Pipe(const Pipe&)            = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        close(ends_[0]);
        close_writing();
    }

    bool write(std::int64_t number) const {
        return ::write(ends_[1], &number, sizeof number) == sizeof number;
    }
    // All there is, once nobody can write any more.
    std::set<std::int64_t> read_all() {
        close_writing();
        std::set<std::int64_t> numbers;
        for (std::int64_t number = 0; ::read(ends_[0], &number, sizeof number) == sizeof number;)
            numbers.insert(number);
        return numbers;
    }

private:
    void close_writing() {
        if (ends_[1] >= 0) close(ends_[1]);
        ends_[1] = -1;
    }

    int ends_[2] = {-1, -1};
};

// Adds cubes, does and undoes something else, and tells each id that is there to
// stay. Only a kill ends it.
bool add_for_ever(const std::filesystem::path& file, std::uint64_t seed, const Pipe& told) {
    auto opened = Workspace::open(file);
    if (!opened) return false;
    Workspace& workspace = *opened;
    for (std::uint64_t i = 0;; ++i) {
        const auto added = workspace.add({.entries = testing::random_entries(seed + i, 1)});
        if (!added || !told.write(added->added.at(0).value())) return false;
        if (!workspace.edit({}, {.sense = Sense::solver}) || !workspace.undo()) return false;
    }
}

std::string integrity(const std::filesystem::path& file) {
    sqlite3* connection = nullptr;
    sqlite3_open(file.c_str(), &connection);
    std::string verdict;
    const auto  keep = [](void* text, int, char** columns, char**) {
        *static_cast<std::string*>(text) += columns[0];
        return 0;
    };
    sqlite3_exec(connection, "PRAGMA integrity_check", keep, &verdict, nullptr);
    sqlite3_close(connection);
    return verdict;
}

TEST(KilledWorkspace, LosesNoRowThatItHadTold) {
    const testing::QuickFolder  folder;
    const std::filesystem::path file = folder.path() / "list.sqlite";
    std::set<std::int64_t>      told;
    Random                      random(30);
    for (std::uint64_t round = 0; round < 30; ++round) {
        Pipe        pipe;
        const pid_t child = antipode::testing::start_process(
            [&] { return add_for_ever(file, 1000 * round, pipe); });
        std::this_thread::sleep_for(random.below(60) * 1ms);
        antipode::testing::kill_and_wait(child);
        told.merge(pipe.read_all());
        EXPECT_EQ(integrity(file), "ok");
        const auto workspace = Workspace::open(file);
        ASSERT_TRUE(workspace) << workspace.error().message.text();
        for (const std::int64_t id : told) ASSERT_TRUE(workspace->row(RowId(id))) << id;
    }
    EXPECT_GT(told.size(), 30U);
}

}  // namespace
}  // namespace antipode::workspace
