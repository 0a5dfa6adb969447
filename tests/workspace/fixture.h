// A workspace in a folder of its own, with a clock that the test turns.
#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <map>
#include <memory>
#include <stdexcept>
#include <vector>

#include "cube/algebra.h"
#include "cube/random_cube.h"
#include "notation/transform.h"
#include "tests/notation/words.h"
#include "tests/support/temporary_folder.h"
#include "workspace/solver_word.h"
#include "workspace/workspace.h"

namespace antipode::workspace::testing {

using antipode::testing::maneuver;

// Every action waits for the disk, and laws take thousands of them: where the
// system has a folder in memory, tests use that.
class QuickFolder : public antipode::testing::TemporaryFolder {
public:
    QuickFolder() : TemporaryFolder(parent()) {}

private:
    static std::filesystem::path parent() {
        const bool has_memory = std::filesystem::is_directory("/dev/shm");
        return has_memory ? "/dev/shm" : std::filesystem::temp_directory_path();
    }
};

// A cube without centres that count.
inline CentredCube plain(const Cube& cube) { return with_centres(cube, {}); }

// An entry that is known by the word that makes it.
inline Entry generated(std::string_view word, std::string name = {}) {
    const Maneuver generator = without_rotations(maneuver(word));
    Entry          entry     = {.position = after(generator), .name = std::move(name)};
    entry.findings.solver    = opposite_word(generator);
    return entry;
}

// An entry as the list holds it.
inline Row row_of(const Entry& entry) {
    const PositionFacts facts = workspace::facts_of(entry.centred());
    return {RowId(12), entry, facts.label, facts.is_self_inverse, facts.is_reachable};
}

inline std::vector<Entry> random_entries(std::uint64_t seed, std::size_t count) {
    Random             random(seed);
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < count; ++i) {
        entries.push_back({.position = random_reachable(random)});
        entries.back().name = "cube " + std::to_string(random.below(count));
    }
    return entries;
}

inline Selection only(std::vector<RowId> ids) { return {std::move(ids)}; }

using Content = std::map<RowId, Entry>;

inline Content content_of(const Workspace& workspace) {
    Content    content;
    const auto rows = workspace.rows({});
    EXPECT_TRUE(rows);
    for (const Row& row : *rows) content.emplace(row.id, row.entry);
    return content;
}

class WorkspaceFixture : public ::testing::Test {
protected:
    WorkspaceFixture() { reopen(); }

    std::filesystem::path file() const { return folder.path() / "data" / "list.sqlite"; }

    // Throws where it cannot be opened: no test could go on then.
    void reopen(const HistoryLimits& history = {}) {
        workspace.reset();
        auto opened = Workspace::open(
            file(), {.clock = [this] { return timestamp(++time); }, .history = history});
        if (!opened) throw std::runtime_error(opened.error().message.text());
        workspace = std::make_unique<Workspace>(*std::move(opened));
    }

    RowId add(const Entry& entry) {
        const auto answer = workspace->add({.entries = {entry}});
        EXPECT_TRUE(answer) << answer.error().message.text();
        return answer->added.at(0);
    }

    Row     row(RowId id) const { return *workspace->row(id); }
    Content content() const { return content_of(*workspace); }

    QuickFolder                folder;
    std::atomic<std::int64_t>  time = 1'000'000;
    std::unique_ptr<Workspace> workspace;
};

}  // namespace antipode::workspace::testing
