// Opening a workspace, and asking it.
#include "workspace/workspace.h"

#include <fmt/format.h>

#include "workspace/core.h"
#include "workspace/messages.h"
#include "workspace/schema.h"

namespace antipode::workspace {
namespace {

namespace fs = std::filesystem;

Error cannot_open(Message message) {
    return {.kind = ErrorKind::environment, .message = std::move(message)};
}

std::optional<Error> make_folder_of(const fs::path& file) {
    std::error_code error;
    if (file.has_parent_path()) fs::create_directories(file.parent_path(), error);
    if (error) return cannot_open(message<"workspace-folder">(file.string(), error.message()));
    return std::nullopt;
}

std::optional<Error> refusal_by_lock(const fs::path& file, const FileLock& lock) {
    if (lock.state() == FileLock::State::held) return std::nullopt;
    if (lock.state() == FileLock::State::failed)
        return cannot_open(message<"workspace-lock-file">(file.string(), lock.error().message()));
    return cannot_open(message<"workspace-taken">(file.string()));
}

// A list that is cut or changed in places is better refused at once than when it
// is in the middle of something.
std::optional<Error> refusal_by_content(Database& database, const fs::path& file) {
    Statement query = database.ask("PRAGMA quick_check(1)");
    if (query.next() && query.text(0) == "ok") return std::nullopt;
    return explain(DatabaseFailure(SQLITE_CORRUPT, query.text(0)), file);
}

// WAL makes a commit one write and one sync. Where the file system cannot do it,
// SQLite stays with its older way, which is as safe.
void set_up_journal(Database& database) {
    database.run("PRAGMA journal_mode = WAL");
    database.run("PRAGMA journal_size_limit = 16777216");
}

}  // namespace

Workspace::Workspace(std::unique_ptr<Core> core) : core_(std::move(core)) {}
Workspace::Workspace(Workspace&&) noexcept = default;
Workspace::~Workspace()                    = default;

Result<Workspace> Workspace::open(const fs::path& file, WorkspaceOptions options) {
    if (auto error = make_folder_of(file)) return *std::move(error);
    FileLock lock = FileLock::attempt(file.string() + ".lock");
    if (auto error = refusal_by_lock(file, lock)) return *std::move(error);
    if (auto error = refusal_by_header(file)) return *std::move(error);
    try {
        auto core = std::make_unique<Core>(file, std::move(options), std::move(lock));
        if (auto error = prepare_schema(core->database, file)) return *std::move(error);
        if (auto error = refusal_by_content(core->database, file)) return *std::move(error);
        set_up_journal(core->database);
        core->rows.settle_all();
        return Workspace(std::move(core));
    } catch (const DatabaseFailure& failure) {
        return explain(failure, file);
    }
}

const fs::path& Workspace::file() const { return core_->file; }

Subscription Workspace::on_change(std::function<void(const Change&)> listener) {
    return core_->listeners.add(std::move(listener));
}

Result<Row> Workspace::row(RowId id) const {
    return core_->attempt([&]() -> Result<Row> {
        if (auto found = core_->rows.find(id)) return *std::move(found);
        return no_such_row(id);
    });
}

Result<std::vector<Row>> Workspace::rows(const Selection& selection) const {
    return core_->attempt([&]() -> Result<std::vector<Row>> {
        const auto ids = core_->resolve(selection);
        if (!ids) return ids.error();
        std::vector<Row> rows;
        for (const RowId id : *ids) rows.push_back(*core_->rows.find(id));
        return rows;
    });
}

Result<RowPage> Workspace::page(const PageRequest& request) const {
    return core_->attempt([&]() -> Result<RowPage> {
        return RowPage{core_->summary(), core_->rows.page(request)};
    });
}

Result<Summary> Workspace::summary() const {
    return core_->attempt([&]() -> Result<Summary> { return core_->summary(); });
}

Result<Statistics> Workspace::statistics() const {
    return core_->attempt([&]() -> Result<Statistics> { return count_rows(core_->database); });
}

Result<std::optional<RowId>> Workspace::find_isomorph(const CentredCube& position,
                                                      Isomorphy          isomorphy) const {
    return core_->attempt([&]() -> Result<std::optional<RowId>> {
        return core_->rows.find_isomorph(facts_of(position), isomorphy);
    });
}

}  // namespace antipode::workspace
