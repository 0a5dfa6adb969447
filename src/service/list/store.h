// The workspace as the place where rows that run and tasks are kept.
//
//     WorkspaceRows  rows(workspace);    Runs runs({pool, engine, rows});
//     WorkspaceTasks kept(workspace);    WorkBoard board(pool, {.archive = &kept, .read = read});
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "service/engine/search_progress.h"
#include "service/engine/solve_answer.h"
#include "service/engine/solver_choice.h"
#include "service/list/run_options.h"
#include "service/tasks/task_archive.h"
#include "workspace/workspace.h"

namespace antipode::service {

using workspace::Row;
using workspace::RowId;
using workspace::RowState;
using workspace::Selection;

// What solves the position, if that is known.
std::optional<Moves> solution_of(const Row& row);
// Of its last run.
std::optional<RunOptions> options_of(const Row& row);

struct RowReport {
    RowState       state = RowState::running;
    SolveAnswer    answer;         // the best so far
    SearchProgress progress = {};  // the last there was
};

enum class RowFate : std::uint8_t {
    kept,
    lost,  // the row is gone, or has another position by now
};

// Any thread may call. What the disk refuses is lost silently but for the next report of
// the same row: a search is worth going on with even if it cannot be recorded now.
class WorkspaceRows {
public:
    explicit WorkspaceRows(workspace::Workspace& workspace) : workspace_(workspace) {}

    // In the order of the list; wrong if one is not there.
    Result<std::vector<Row>> rows(const Selection& selection) { return workspace_.rows(selection); }

    // Their state is `queued` from now on; the options are kept for a restart.
    std::optional<Error> queue(std::span<const RowId> rows, const RunOptions& options);
    void                 set_state(std::span<const RowId> rows, RowState state);

    RowFate record(RowId row, const RowReport& report);
    void    record_progress(RowId row, const SearchProgress& now);
    void    record_failure(RowId row, const Error& why);

    // The state of a proof about the row's position, for the next search; without one
    // there is nothing to go on from.
    void         keep_proof(RowId row, const ProofPointer& proof);
    ProofPointer proof(RowId row);

private:
    workspace::Workspace& workspace_;
};

class WorkspaceTasks : public TaskArchive {
public:
    explicit WorkspaceTasks(workspace::Workspace& workspace) : workspace_(workspace) {}

    std::optional<Error> save(TaskId id, const Json& record) override;
    std::optional<Error> remove(TaskId id) override;
    std::vector<Json>    load() override;

private:
    workspace::Workspace& workspace_;
};

}  // namespace antipode::service
