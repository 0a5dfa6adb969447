#include "workspace/history.h"

#include <fmt/format.h>

#include "base/message_json.h"
#include "workspace/entry_columns.h"
#include "workspace/knowledge.h"

namespace antipode::workspace {
namespace {

// The image, with what was found since about an isomorph of it.
Entry restored(Entry image, const Entry& current) {
    const auto way = isomorphism(current.centred(), image.centred());
    if (!way) return image;
    Findings since = workspace::image(*way, current.findings);
    if (learn(image.findings, since) == Learned::nothing) return image;
    since.solver      = image.findings.solver;
    since.lower_bound = image.findings.lower_bound;
    since.state       = settled(since.state);
    image.findings    = std::move(since);
    return image;
}

}  // namespace

ActionId History::begin() {
    database_.run("INSERT INTO actions (description, is_done) VALUES ('', 1)");
    return ActionId(database_.last_inserted());
}

void History::finish(ActionId action, const Message& description) {
    database_.run("DELETE FROM actions WHERE NOT is_done");
    database_.run("UPDATE actions SET description = ? WHERE id = ?", kept_text(description),
                  action.value());
    measure(action);
    drop_oldest();
}

void History::measure(ActionId action) {
    database_.run(
        "UPDATE actions SET bytes = (SELECT coalesce(sum(bytes), 0) FROM image_sizes WHERE "
        "action = actions.id) WHERE id = ?",
        action.value());
}

// The newest action stays whatever its size.
void History::drop_oldest() {
    database_.run(
        "DELETE FROM actions WHERE id < (SELECT min(id) FROM ("
        "SELECT id, row_number() OVER newest AS steps, sum(bytes) OVER newest AS bytes "
        "FROM actions WINDOW newest AS (ORDER BY id DESC)) "
        "WHERE steps = 1 OR (steps <= ? AND bytes <= ?))",
        limits_.steps, limits_.bytes);
}

void History::forget(ActionId action) {
    database_.run("DELETE FROM actions WHERE id = ?", action.value());
}

// Nobody works on a row any more by the time it comes back.
void History::keep(ActionId action, RowId id, ImageKind kind) {
    static const std::string whole = fmt::format(
        "INSERT OR REPLACE INTO images (action, row, kind, {0}) SELECT ?, id, ?, {0} FROM cubes "
        "WHERE id = ?",
        entry_columns);
    switch (kind) {
        case ImageKind::absent:
            database_.run("INSERT OR REPLACE INTO images (action, row, kind) VALUES (?, ?, ?)",
                          action.value(), id.value(), static_cast<int>(kind));
            return;
        case ImageKind::labels:
            database_.run(
                "INSERT OR REPLACE INTO images (action, row, kind, name, sense) "
                "SELECT ?, id, ?, name, sense FROM cubes WHERE id = ?",
                action.value(), static_cast<int>(kind), id.value());
            return;
        case ImageKind::whole:
            database_.run(whole, action.value(), static_cast<int>(kind), id.value());
            database_.run(
                "UPDATE images SET state = 'interrupted' WHERE action = ? AND row = ? "
                "AND state IN ('queued', 'running', 'paused')",
                action.value(), id.value());
            return;
    }
}

std::optional<History::Action> History::find(Direction direction) {
    Statement query =
        direction == Direction::undo
            ? database_.ask(
                "SELECT id, description FROM actions WHERE is_done ORDER BY id DESC LIMIT 1")
            : database_.ask(
                "SELECT id, description FROM actions WHERE NOT is_done ORDER BY id LIMIT 1");
    if (!query.next()) return std::nullopt;
    return Action{ActionId(query.integer(0)), message_from_kept(query.text(1))};
}

std::optional<Message> History::next(Direction direction) {
    const auto action = find(direction);
    return action ? std::optional(action->description) : std::nullopt;
}

std::optional<History::Step> History::take(Direction direction) {
    const auto action = find(direction);
    if (!action) return std::nullopt;
    Step step = {.description = action->description, .rows = rows_of(action->id)};
    for (const RowId id : step.rows)
        if (exchange(action->id, id)) step.rows_came_or_went = true;
    database_.run("UPDATE actions SET is_done = ? WHERE id = ?", direction == Direction::redo,
                  action->id.value());
    measure(action->id);
    return step;
}

std::vector<RowId> History::rows_of(ActionId action) {
    std::vector<RowId> ids;
    Statement          query =
        database_.ask("SELECT row FROM images WHERE action = ? ORDER BY row", action.value());
    while (query.next()) ids.emplace_back(query.integer(0));
    return ids;
}

ImageKind History::kind_of(ActionId action, RowId id) {
    return static_cast<ImageKind>(database_.number(
        "SELECT kind FROM images WHERE action = ? AND row = ?", action.value(), id.value()));
}

Entry History::image(ActionId action, RowId id) {
    static const std::string sql =
        fmt::format("SELECT {} FROM images WHERE action = ? AND row = ?", entry_columns);
    Statement query = database_.ask(sql, action.value(), id.value());
    query.next();
    return read_entry(query, 0);
}

Labels History::labels(ActionId action, RowId id) {
    Statement query = database_.ask("SELECT name, sense FROM images WHERE action = ? AND row = ?",
                                    action.value(), id.value());
    query.next();
    const auto sense = parse_sense(query.text(1));
    if (!sense) throw DatabaseFailure(SQLITE_CORRUPT, "an action has an unreadable sense");
    return {query.text(0), *sense};
}

bool History::exchange(ActionId action, RowId id) {
    const ImageKind kind = kind_of(action, id);
    if (kind == ImageKind::absent) {
        keep(action, id, ImageKind::whole);
        rows_.remove(id);
        return true;
    }
    if (kind == ImageKind::labels) {
        const Labels other = labels(action, id);
        keep(action, id, kind);
        rows_.set_labels(id, other);
        return false;
    }
    const Entry other   = image(action, id);
    const auto  current = rows_.find(id);
    keep(action, id, current ? ImageKind::whole : ImageKind::absent);
    if (current)
        rows_.replace(id, restored(other, current->entry));
    else
        rows_.insert_again(id, other);
    return !current;
}

}  // namespace antipode::workspace
