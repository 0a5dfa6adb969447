#include "workspace/core.h"

#include <algorithm>

#include "workspace/messages.h"

namespace antipode::workspace {
namespace {

using Says = Message (*)(const std::string& path, const std::string& reason);

struct FailureRow {
    int       code;
    ErrorKind kind;
    Says      message;
};

template <MessageCode code>
Message saying(const std::string& path, const std::string& reason) {
    return message<code>(path, reason);
}

constexpr FailureRow failure_rows[] = {
    {SQLITE_FULL, ErrorKind::environment, saying<"workspace-full">},
    {SQLITE_CORRUPT, ErrorKind::environment, saying<"workspace-damaged">},
    {SQLITE_NOTADB, ErrorKind::environment, saying<"workspace-damaged">},
    {SQLITE_BUSY, ErrorKind::busy, saying<"workspace-locked">},
    {SQLITE_LOCKED, ErrorKind::busy, saying<"workspace-locked">},
    {SQLITE_READONLY, ErrorKind::environment, saying<"workspace-not-writable">},
    {SQLITE_PERM, ErrorKind::environment, saying<"workspace-not-writable">},
    {SQLITE_CANTOPEN, ErrorKind::environment, saying<"workspace-not-writable">},
};

Error nothing_to(Direction direction) {
    return {.kind    = ErrorKind::not_found,
            .message = message<"nothing-to-undo">(direction == Direction::undo ? "undo" : "redo")};
}

}  // namespace

Error explain(const DatabaseFailure& failure, const std::filesystem::path& file) {
    const auto* row = std::ranges::find(failure_rows, failure.code(), &FailureRow::code);
    if (row != std::end(failure_rows))
        return {.kind = row->kind, .message = row->message(file.string(), failure.what())};
    return {.kind    = ErrorKind::environment,
            .message = message<"workspace-unusable">(file.string(), failure.what())};
}

Result<std::vector<RowId>> Core::resolve(const Selection& selection) {
    if (!selection.ids) return rows.ids();
    std::vector<RowId> ids = *selection.ids;
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    for (const RowId id : ids)
        if (!rows.contains(id)) return no_such_row(id);
    return ids;
}

std::uint64_t Core::revision() {
    return static_cast<std::uint64_t>(
        database.number("SELECT value FROM meta WHERE key = 'revision'"));
}

void Core::raise_revision() {
    database.run("UPDATE meta SET value = value + 1 WHERE key = 'revision'");
}

Summary Core::summary() {
    return {.revision = revision(),
            .total    = rows.total(),
            .undo     = history.next(Direction::undo),
            .redo     = history.next(Direction::redo)};
}

Result<UndoAnswer> Core::step(Direction direction) {
    return change(Durability::full, [&]() -> Result<UndoAnswer> {
        const auto taken = history.take(direction);
        if (!taken) return nothing_to(direction);
        raise_revision();
        tell(taken->rows_came_or_went ? ChangeKind::list : ChangeKind::edited, taken->rows);
        return UndoAnswer{taken->description, summary()};
    });
}

void Core::tell(ChangeKind kind, std::vector<RowId> changed) {
    untold_ = {kind, std::move(changed), revision(), rows.total()};
}

Error no_such_row(RowId id) {
    return {.kind = ErrorKind::not_found, .message = message<"no-such-row">(id.value())};
}

}  // namespace antipode::workspace
