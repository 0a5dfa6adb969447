#include "workspace/schema.h"

#include <fmt/format.h>

#include <array>
#include <cstring>
#include <span>
#include <string_view>

#include "base/file.h"
#include "workspace/messages.h"

namespace antipode::workspace {
namespace {

// `cubes` holds the columns of an Entry and then what is derived from them, so that
// sorting, finding duplicates and counting are matters of an index. A length that
// is not known counts as longer than any other.
//
// `images` holds, for every row an action has changed, what the row is on the
// other side of the action: see history.h. Its kind is an ImageKind, and only
// what the kind needs is there.
constexpr const char* first_version = R"sql(
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO meta VALUES ('revision', 0);

CREATE TABLE cubes (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    position     BLOB    NOT NULL CHECK (length(position) = 20),
    name         TEXT    NOT NULL,
    sense        TEXT    NOT NULL,
    created      INTEGER NOT NULL,
    metric       TEXT    NOT NULL,
    maneuver     TEXT,
    lower_bound  INTEGER NOT NULL,
    state        TEXT    NOT NULL,
    depth        INTEGER,
    nodes        INTEGER NOT NULL,
    seconds      REAL    NOT NULL,
    parameters   TEXT,
    note         TEXT,
    length       INTEGER,
    label        TEXT    NOT NULL,
    self_inverse INTEGER NOT NULL,
    reachable    INTEGER NOT NULL,
    class48      BLOB    NOT NULL,
    class96      BLOB    NOT NULL
);
CREATE INDEX cubes_by_name    ON cubes (name COLLATE NOCASE, id);
CREATE INDEX cubes_by_length  ON cubes (length IS NULL, length, id);
CREATE INDEX cubes_by_created ON cubes (created, id);
CREATE INDEX cubes_by_class48 ON cubes (class48);
CREATE INDEX cubes_by_class96 ON cubes (class96);
CREATE INDEX cubes_at_work    ON cubes (state) WHERE state IN ('queued', 'running', 'paused');

CREATE TABLE actions (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    description TEXT    NOT NULL,
    is_done     INTEGER NOT NULL
);
CREATE TABLE images (
    action      INTEGER NOT NULL REFERENCES actions ON DELETE CASCADE,
    row         INTEGER NOT NULL,
    kind        INTEGER NOT NULL,
    position    BLOB,
    name        TEXT,
    sense       TEXT,
    created     INTEGER,
    metric      TEXT,
    maneuver    TEXT,
    lower_bound INTEGER,
    state       TEXT,
    depth       INTEGER,
    nodes       INTEGER,
    seconds     REAL,
    parameters  TEXT,
    note        TEXT,
    PRIMARY KEY (action, row)
) WITHOUT ROWID;

CREATE TABLE jobs (
    id      INTEGER PRIMARY KEY,
    content TEXT NOT NULL
);
)sql";

// How far searches for shortest solutions have come, for those that go on with them.
constexpr const char* proofs_of_rows = R"sql(
CREATE TABLE proofs (
    row     INTEGER PRIMARY KEY REFERENCES cubes ON DELETE CASCADE,
    content TEXT NOT NULL
);
)sql";

// How much each action keeps, so that the history can be bounded. What an image has
// besides its texts and its position takes less than a hundred bytes.
constexpr const char* sizes_of_actions = R"sql(
CREATE VIEW image_sizes AS
SELECT action,
       100 + coalesce(length(position), 0) + coalesce(length(name), 0)
           + coalesce(length(maneuver), 0) + coalesce(length(parameters), 0)
           + coalesce(length(note), 0) AS bytes
FROM images;
ALTER TABLE actions ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
UPDATE actions SET bytes =
    (SELECT coalesce(sum(bytes), 0) FROM image_sizes WHERE action = actions.id);
)sql";

// Jobs had numbers; all that takes long has names such as j17 and q3.
constexpr const char* tasks_by_name = R"sql(
CREATE TABLE tasks (
    name    TEXT PRIMARY KEY,
    content TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO tasks SELECT 'j' || id, content FROM jobs;
DROP TABLE jobs;
)sql";

constexpr const char* order_by_cube = R"sql(
DROP INDEX cubes_by_class48;
CREATE INDEX cubes_by_cube ON cubes (class48, position, id);
)sql";

// Twists as "213000", with a dot for a centre that does not count. Where they count, the
// classes have three bytes more.
constexpr const char* centres_of_rows = R"sql(
ALTER TABLE cubes ADD COLUMN centres TEXT;
ALTER TABLE images ADD COLUMN centres TEXT;
)sql";

constexpr std::array migrations = {first_version, proofs_of_rows, sizes_of_actions,
                                   tasks_by_name, order_by_cube,  centres_of_rows};

// The start of every SQLite file; numbers are written with the high byte first.
constexpr std::string_view magic                 = {"SQLite format 3\0", 16};
constexpr std::size_t      header_size           = 100;
constexpr std::size_t      application_id_offset = 68;

using Header = std::array<std::byte, header_size>;

std::uint32_t number_at(const Header& header, std::size_t offset) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value = value << 8 | std::to_integer<std::uint32_t>(header[offset + i]);
    return value;
}

Error refusal(const std::filesystem::path& path, const Message& why) {
    return {.kind    = ErrorKind::environment,
            .message = message<"not-a-workspace">(path.string(), why)};
}

Error not_ours(const std::filesystem::path& path) {
    return refusal(path, message<"is-of-another-program">());
}

Error too_new(const std::filesystem::path& path, std::int64_t version) {
    return {.kind    = ErrorKind::environment,
            .message = message<"workspace-too-new">(path.string(), version, newest_version())};
}

void migrate(Database& database, std::int64_t from) {
    Transaction transaction(database);
    for (const char* step : std::span(migrations).subspan(static_cast<std::size_t>(from)))
        database.execute(step);
    const std::string versions = fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}",
                                             application_id, newest_version());
    database.execute(versions.c_str());
    transaction.commit();
}

}  // namespace

std::int64_t newest_version() { return static_cast<std::int64_t>(migrations.size()); }

std::optional<Error> refusal_by_header(const std::filesystem::path& path) {
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) return std::nullopt;
    if (std::filesystem::is_directory(path, ignored))
        return refusal(path, message<"is-a-folder">());
    const File file = File::open(path);
    if (!file.is_open()) return refusal(path, message<"is-unreadable">(file.error().message()));
    if (!file.is_regular()) return refusal(path, message<"is-no-file">());
    Header            header{};
    const std::size_t size = file.read(header, 0);
    if (size == 0) return std::nullopt;
    if (size < header_size || std::memcmp(header.data(), magic.data(), magic.size()) != 0)
        return refusal(path, message<"is-no-database">());
    const std::uint32_t owner = number_at(header, application_id_offset);
    if (owner != 0 && owner != application_id) return not_ours(path);
    return std::nullopt;
}

std::optional<Error> prepare_schema(Database& database, const std::filesystem::path& path) {
    const std::int64_t owner   = database.number("PRAGMA application_id");
    const std::int64_t version = database.number("PRAGMA user_version");
    const std::int64_t things  = database.number("SELECT count(*) FROM sqlite_schema");
    // A process that is killed while it makes a workspace leaves an empty database.
    const bool is_new = owner == 0 && version == 0 && things == 0;
    if (!is_new && owner != application_id) return not_ours(path);
    if (version > newest_version()) return too_new(path, version);
    if (version < 0 || (version == 0 && !is_new))
        return refusal(path, message<"is-of-unknown-version">());
    if (version < newest_version()) migrate(database, version);
    return std::nullopt;
}

}  // namespace antipode::workspace
