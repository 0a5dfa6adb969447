// The list of cubes that a user keeps, in one SQLite file.
//
//     Result<Workspace> opened = Workspace::open(*default_workspace_file());
//     if (!opened) return opened.error();
//     Workspace& workspace = *opened;
//     workspace.add({.entries = {{.position = cube, .name = "Superflip"}}});
//     auto page = workspace.page({.sort = SortKey::length, .limit = 50});
//     workspace.undo();
//
// Everything a user does (add, edit, remove, transform) can be undone and redone, also
// after a restart, as far back as HistoryLimits says. What is done is on the disk when the call
// returns; a process killed at any moment loses nothing of it. What searches report is no user's
// action, is not undone, and may be lost with the power, not otherwise.
//
// One process at a time: a second one that opens the file is refused, since each
// of them would take the other's running searches for interrupted ones. Any number
// of threads of that process may call anything at once.
//
// Errors are of kind not_found for rows that are not there, usage for requests
// that make no sense, and environment for disks and files.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/listeners.h"
#include "base/result.h"
#include "workspace/history_limits.h"
#include "workspace/page.h"
#include "workspace/position_facts.h"
#include "workspace/row.h"
#include "workspace/statistics.h"
#include "workspace/stored_task.h"
#include "workspace/transformation.h"

namespace antipode::workspace {

// Some rows, or without a list of ids all there are.
struct Selection {
    std::optional<std::vector<RowId>> ids = std::nullopt;
};

// The revision grows with every action of the user, undoing included, and never
// gets smaller.
struct Summary {
    std::uint64_t          revision = 0;
    std::uint64_t          total    = 0;
    std::optional<Message> undo;  // what undo() would undo: "delete 3 cubes"
    std::optional<Message> redo;
};

struct RowPage {
    Summary          summary;
    std::vector<Row> rows;
};

struct AddRequest {
    std::vector<Entry>       entries;              // without a time of creation: created now
    std::optional<Isomorphy> skip = std::nullopt;  // what is there already
    std::string_view         verb = "add";         // for the description
};

// An entry that was not added, and the row that is the same.
struct Skipped {
    std::size_t index = 0;  // among the entries
    RowId       duplicate_of;
    std::string name;  // of that row
};

struct AddAnswer {
    std::vector<RowId>   added;  // in the order of the entries
    std::vector<Skipped> skipped;
    std::uint64_t        revision = 0;
};

// What an action has changed; no rows when there was nothing to do.
struct Changed {
    std::vector<RowId> rows;
    std::uint64_t      revision = 0;
};

struct Edit {
    std::optional<std::string> name  = std::nullopt;
    std::optional<Sense>       sense = std::nullopt;
};

enum class Placement : std::uint8_t { in_place, as_new_rows };

struct TransformOptions {
    Transformation           transformation;
    Placement                placement = Placement::in_place;  // duplicates are always new rows
    std::optional<Isomorphy> skip      = std::nullopt;         // of new rows: what is there already
};

struct UndoAnswer {
    Message description;  // of the action that was undone or redone
    Summary summary;      // after it
};

struct SearchEffort {
    unsigned      depth   = 0;
    std::uint64_t nodes   = 0;
    double        seconds = 0;
};

enum class Recorded : std::uint8_t {
    done,
    gone,      // the row was deleted
    outdated,  // it has another position by now, or nobody searches it any more
};

// What a listener hears after each change.
enum class ChangeKind : std::uint8_t {
    list,      // rows came or went
    edited,    // their names, senses or positions changed, and so perhaps their order
    searched,  // their findings changed; the revision did not
};

struct Change {
    ChangeKind         kind = ChangeKind::list;
    std::vector<RowId> rows;
    std::uint64_t      revision = 0;
    std::uint64_t      total    = 0;
};

struct WorkspaceOptions {
    std::function<Timestamp()> clock   = now;
    HistoryLimits              history = {};
};

class Core;

class Workspace {
public:
    // Makes the file and its folders if they are not there. Rows that a process
    // left queued, running or paused are interrupted from now on.
    static Result<Workspace> open(const std::filesystem::path& file, WorkspaceOptions options = {});
    Workspace(Workspace&&) noexcept;
    Workspace& operator=(Workspace&&) = delete;
    ~Workspace();

    const std::filesystem::path& file() const;

    Result<Row>              row(RowId id) const;
    Result<std::vector<Row>> rows(const Selection& selection) const;
    Result<RowPage>          page(const PageRequest& request) const;
    Result<Summary>          summary() const;
    Result<Statistics>       statistics() const;
    // The first row that is the same position up to `isomorphy`.
    Result<std::optional<RowId>> find_isomorph(const CentredCube& position,
                                               Isomorphy          isomorphy) const;

    // What users do. Each is one action to undo, or none if nothing changes.
    Result<AddAnswer> add(AddRequest request);
    Result<Changed>   edit(const Selection& selection, const Edit& edit);
    Result<Changed>   remove(const Selection& selection);
    Result<Changed>   label(const Selection& selection);  // the symmetry, into the name
    // The rows that became other cubes, or the new ones.
    Result<Changed>    transform(const Selection& selection, const TransformOptions& request);
    Result<UndoAnswer> undo();  // not_found when there is nothing to undo
    Result<UndoAnswer> redo();

    // What searches report. Rows that are gone by now are passed over.
    Result<Changed> set_state(std::span<const RowId> rows, RowState state);
    // Their state is `queued`, their parameters (JSON) those of the run to come.
    Result<Changed> queue(std::span<const RowId> rows, std::string_view parameters);
    // What a search for `position` has found so far. A solution replaces a longer
    // one only; the rest is that of the last report, where it says anything.
    Result<Recorded> record(RowId id, const CentredCube& position, const Findings& news);
    // Of a row that is running; the numbers of others are those of their last run.
    Result<Recorded> record_progress(RowId id, const SearchEffort& progress);
    Result<Recorded> record_failure(RowId id, const Message& why);

    // The state of a proof about a row (JSON), or none any more. It goes with its row,
    // and does not come back with it.
    std::optional<Error> keep_proof(RowId id, const std::optional<std::string>& content);
    Result<std::optional<std::string>> proof(RowId id) const;

    std::optional<Error>            save_task(const StoredTask& task);  // or replace
    Result<std::vector<StoredTask>> tasks() const;
    std::optional<Error>            remove_task(const std::string& name);

    // Called after each change, in the order of the changes and without any lock:
    // the listener may ask the workspace.
    Subscription on_change(std::function<void(const Change&)> listener);

private:
    explicit Workspace(std::unique_ptr<Core> core);

    std::unique_ptr<Core> core_;
};

}  // namespace antipode::workspace
