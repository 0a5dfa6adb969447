// The workspace as the place where rows that run and tasks are kept.
//
//     WorkspaceRows  rows(workspace);    Runs runs({pool, engine, rows});
//     WorkspaceTasks kept(workspace);    WorkBoard board(pool, {.archive = &kept, .read = read});
#pragma once

#include <span>
#include <vector>

#include "service/list/run_store.h"
#include "service/tasks/task_archive.h"
#include "workspace/workspace.h"

namespace antipode::service {

// What the disk refuses is lost silently but for the next report of the same row:
// a search is worth going on with even if it cannot be recorded now.
class WorkspaceRows : public RunStore {
public:
    explicit WorkspaceRows(workspace::Workspace& workspace) : workspace_(workspace) {}

    Result<std::vector<RunRow>> rows(const Selection& selection) override;
    std::optional<Error> queue(std::span<const RowId> rows, const RunOptions& options) override;
    void                 set_state(std::span<const RowId> rows, RowState state) override;
    RowFate              record(RowId row, const RowReport& report) override;
    void                 record_progress(RowId row, const SearchProgress& now) override;
    void                 record_failure(RowId row, const Error& why) override;
    void                 keep_proof(RowId row, const ProofPointer& proof) override;
    ProofPointer         proof(RowId row) override;

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
