// Files that are no workspace, or not one for us, are refused and left alone.
#include <sqlite3.h>

#include <fstream>
#include <iterator>

#include "tests/support/processes.h"
#include "tests/workspace/fixture.h"
#include "workspace/schema.h"

namespace antipode::workspace {
namespace {

namespace fs = std::filesystem;
using testing::generated;

class Opening : public testing::WorkspaceFixture {
protected:
    void close() { workspace.reset(); }

    void        write(std::string_view bytes) const { std::ofstream(file()) << bytes; }
    std::string bytes() const {
        std::ifstream in(file(), std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    // As another program would.
    void execute(const std::string& sql) const {
        sqlite3* connection = nullptr;
        ASSERT_EQ(sqlite3_open(file().c_str(), &connection), SQLITE_OK);
        EXPECT_EQ(sqlite3_exec(connection, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(connection);
    }

    void expect_refused(std::string_view words) const {
        const std::string before = bytes();
        const auto        opened = Workspace::open(file());
        ASSERT_FALSE(opened);
        EXPECT_EQ(opened.error().kind, ErrorKind::environment);
        EXPECT_NE(opened.error().message.text().find(words), std::string::npos)
            << opened.error().message.text();
        EXPECT_NE(opened.error().message.text().find(file().string()), std::string::npos);
        EXPECT_EQ(bytes(), before);
    }
};

TEST_F(Opening, MakesTheFileAndItsFolders) {
    EXPECT_TRUE(fs::exists(file()));
    EXPECT_EQ(workspace->summary()->total, 0U);
    EXPECT_EQ(workspace->file(), file());
}

TEST_F(Opening, FindsWhatWasThere) {
    add(generated("R U R' U'", "sexy"));
    const auto before = content();
    reopen();
    EXPECT_EQ(content(), before);
}

TEST_F(Opening, LeavesOneFileWhenItIsOver) {
    add(generated("R"));
    close();
    EXPECT_EQ(antipode::testing::names_in(file().parent_path()),
              std::set<std::string>{"list.sqlite"});
}

TEST_F(Opening, ShowsWhatWasAtWorkAsInterrupted) {
    for (const RowState state : {RowState::queued, RowState::running, RowState::paused}) {
        const RowId id = add(generated("R"));
        ASSERT_TRUE(workspace->set_state(std::vector{id}, state));
        reopen();
        EXPECT_EQ(row(id).entry.findings.state, RowState::interrupted);
    }
}

TEST_F(Opening, IsRefusedWhileTheFileIsInUse) {
    const auto second = Workspace::open(file());
    ASSERT_FALSE(second);
    EXPECT_NE(second.error().message.text().find("another Antipode is using it"),
              std::string::npos);
    const auto file_name = file();
    EXPECT_TRUE(antipode::testing::ends_well(
        antipode::testing::start_process([&] { return !Workspace::open(file_name).has_value(); })));
    add(generated("R"));  // which does no harm to the first
}

TEST_F(Opening, RefusesFilesThatAreNoDatabase) {
    close();
    write(
        "R U R' U'   //a list of another kind, and a long one, longer than a header is. "
        "R U R' U'   //a list of another kind\n");
    expect_refused("it is not an SQLite database");
    write("short");
    expect_refused("it is not an SQLite database");
}

TEST_F(Opening, RefusesDatabasesOfOthers) {
    close();
    fs::remove(file());
    execute("CREATE TABLE cubes (id)");
    expect_refused("it is an SQLite database of another program");
    execute("PRAGMA application_id = 7");
    expect_refused("it is an SQLite database of another program");
}

TEST_F(Opening, RefusesFilesOfANewerVersion) {
    close();
    execute("PRAGMA user_version = 99");
    expect_refused("was written by a newer Antipode (version 99 of the file");
}

// The second version of the file numbered jobs, its history had no bound, no index
// sorted by cube, and centres did not count.
constexpr const char* make_second_version = R"sql(
DROP INDEX cubes_by_cube;
CREATE INDEX cubes_by_class48 ON cubes (class48);
DROP TABLE tasks;
CREATE TABLE jobs (id INTEGER PRIMARY KEY, content TEXT NOT NULL);
DROP VIEW image_sizes;
ALTER TABLE actions DROP COLUMN bytes;
ALTER TABLE cubes DROP COLUMN centres;
ALTER TABLE images DROP COLUMN centres;
PRAGMA user_version = 2;
)sql";

TEST_F(Opening, KeepsTheJobsOfAnEarlierVersion) {
    close();
    execute(make_second_version);
    execute("INSERT INTO jobs VALUES (7, 'seven'), (12, 'twelve')");
    reopen();
    EXPECT_EQ(*workspace->tasks(), (std::vector<StoredTask>{{"j12", "twelve"}, {"j7", "seven"}}));
}

TEST_F(Opening, RefusesFilesOfNoVersion) {
    close();
    execute("PRAGMA user_version = 0");
    expect_refused("its version is unknown");
}

TEST_F(Opening, TakesAnEmptyFileForANewOne) {
    close();
    write("");
    reopen();
    add(generated("R"));
}

TEST_F(Opening, TakesAnEmptyDatabaseForANewOne) {
    close();
    fs::remove(file());
    execute("PRAGMA journal_mode = WAL");
    reopen();
    add(generated("R"));
}

TEST_F(Opening, RefusesAFolder) {
    const auto opened = Workspace::open(folder.path());
    ASSERT_FALSE(opened);
    EXPECT_NE(opened.error().message.text().find("it is a folder"), std::string::npos);
}

TEST_F(Opening, SaysWhyAFolderCannotBeMade) {
    const auto opened = Workspace::open(file() / "below" / "a file.sqlite");
    ASSERT_FALSE(opened);
    EXPECT_NE(opened.error().message.text().find("Not a directory"), std::string::npos)
        << opened.error().message.text();
}

TEST_F(Opening, RefusesADamagedFile) {
    ASSERT_TRUE(workspace->add({.entries = testing::random_entries(5, 300)}));
    close();
    std::string content = bytes();
    for (std::size_t page = 4096; page + 4096 < content.size(); page += 4 * 4096)
        content.replace(page, 512, std::string(512, '\xa5'));
    write(content);
    expect_refused("is damaged");
}

TEST_F(Opening, RefusesAFileThatWasCut) {
    ASSERT_TRUE(workspace->add({.entries = testing::random_entries(5, 300)}));
    close();
    fs::resize_file(file(), fs::file_size(file()) / 2);
    expect_refused("is damaged");
}

TEST_F(Opening, LetsRowsThatCannotBeReadFailWithASentence) {
    const RowId id = add(generated("R"));
    close();
    execute("UPDATE cubes SET maneuver = 'Q'");
    reopen();
    const auto read = workspace->row(id);
    ASSERT_FALSE(read);
    EXPECT_NE(read.error().message.text().find("a row has an unreadable maneuver"),
              std::string::npos);
}

TEST_F(Opening, WeighsTheHistoryOfAnOlderFile) {
    ASSERT_TRUE(workspace->add({.entries = testing::random_entries(1, 100)}));
    for (int i = 0; i < 10; ++i)
        ASSERT_TRUE(workspace->transform({}, {Inversion{}, Placement::in_place}));
    close();
    execute(make_second_version);
    reopen({.bytes = 50'000});
    ASSERT_TRUE(workspace->transform({}, {Inversion{}, Placement::in_place}));
    int steps = 0;
    while (workspace->undo()) ++steps;
    EXPECT_GE(steps, 2);
    EXPECT_LE(steps, 4);
}

}  // namespace
}  // namespace antipode::workspace
