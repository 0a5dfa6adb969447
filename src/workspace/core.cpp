#include "workspace/core.h"

#include <fmt/format.h>

#include <algorithm>

namespace antipode::workspace {
namespace {

struct FailureRow {
    int              code;
    ErrorKind        kind;
    std::string_view sentence;  // with the file and SQLite's words
};

constexpr std::string_view damaged_sentence =
    "the workspace {0} is damaged ({1}): what can still be read of it can be saved with "
    "`sqlite3 {0} .recover`; move it away to begin a new one";
constexpr std::string_view not_writable_sentence = "the workspace {0} cannot be written ({1})";
constexpr std::string_view locked_sentence =
    "the workspace {0} is held by another program ({1}): try again";

constexpr FailureRow failure_rows[] = {
    {SQLITE_FULL, ErrorKind::environment,
     "the workspace {0} cannot grow ({1}): make room on the disk and try again"},
    {SQLITE_CORRUPT, ErrorKind::environment, damaged_sentence},
    {SQLITE_NOTADB, ErrorKind::environment, damaged_sentence},
    {SQLITE_BUSY, ErrorKind::busy, locked_sentence},
    {SQLITE_LOCKED, ErrorKind::busy, locked_sentence},
    {SQLITE_READONLY, ErrorKind::environment, not_writable_sentence},
    {SQLITE_PERM, ErrorKind::environment, not_writable_sentence},
    {SQLITE_CANTOPEN, ErrorKind::environment, not_writable_sentence},
};

Error nothing_to(Direction direction) {
    return {.kind    = ErrorKind::not_found,
            .message = fmt::format("there is nothing to {}",
                                   direction == Direction::undo ? "undo" : "redo")};
}

}  // namespace

Error explain(const DatabaseFailure& failure, const std::filesystem::path& file) {
    const auto* row = std::ranges::find(failure_rows, failure.code(), &FailureRow::code);
    if (row != std::end(failure_rows))
        return {.kind    = row->kind,
                .message = fmt::format(fmt::runtime(row->sentence), file.string(), failure.what())};
    return {.kind = ErrorKind::environment,
            .message =
                fmt::format("the workspace {} cannot be used ({})", file.string(), failure.what())};
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
    return {.kind    = ErrorKind::not_found,
            .message = fmt::format("there is no cube {} in the workspace", id.value())};
}

}  // namespace antipode::workspace
