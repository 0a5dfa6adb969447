// What is behind a Workspace: the file, its lock, and the few ways to change it.
#pragma once

#include <memory>
#include <mutex>
#include <type_traits>
#include <utility>

#include "base/file_lock.h"
#include "workspace/history.h"
#include "workspace/proof_table.h"
#include "workspace/task_table.h"
#include "workspace/workspace.h"

namespace antipode::workspace {

// What a failure of the database means for people.
Error explain(const DatabaseFailure& failure, const std::filesystem::path& file);

Error no_such_row(RowId id);

// What somebody has done to some rows.
struct UserAction {
    ChangeKind         kind = ChangeKind::list;
    std::vector<RowId> rows;
    Message            description = {};  // for undoing
};

class Core {
    // Until the database is closed, so it comes before it.
    FileLock lock_;

public:
    // The file must be sound and up to date when anything below is called.
    Core(std::filesystem::path path, WorkspaceOptions how, FileLock lock)
        : lock_(std::move(lock)),
          file(std::move(path)),
          options(std::move(how)),
          database(file),
          rows(database),
          history(database, options.history),
          tasks(database),
          proofs(database) {}

    const std::filesystem::path file;
    const WorkspaceOptions      options;

    // All of these are for work that attempt(), change() or act() runs.
    Database   database;
    RowTable   rows;
    History    history;
    TaskTable  tasks;
    ProofTable proofs;

    // Runs `work`, which answers with a Result, while no other thread is at it.
    template <class Work>
    auto attempt(const Work& work) -> std::invoke_result_t<Work>;

    // The same, where all that `work` writes is kept, or nothing if it answers
    // with an error.
    template <class Work>
    auto change(Durability durability, const Work& work) -> std::invoke_result_t<Work>;

    // An action of the user: `work` gets the ActionId, has the history keep each
    // row before changing it, and answers with a Result<UserAction>. If no row was
    // changed, there was no action.
    template <class Work>
    Result<Changed> act(const Work& work);

    Result<UndoAnswer> step(Direction direction);

    // In the order of their ids, each once; an error if one is not there.
    Result<std::vector<RowId>> resolve(const Selection& selection);

    std::uint64_t revision();
    Summary       summary();

    // For work that change() runs: listeners hear of it once it is committed, in
    // the order of the commits.
    void tell(ChangeKind kind, std::vector<RowId> changed);

    Listeners<Change> listeners;

private:
    void raise_revision();

    std::mutex            mutex_;  // guards the database and what follows
    std::optional<Change> untold_;
};

template <class Work>
auto Core::attempt(const Work& work) -> std::invoke_result_t<Work> {
    const std::lock_guard lock(mutex_);
    try {
        return work();
    } catch (const DatabaseFailure& failure) {
        return explain(failure, file);
    }
}

template <class Work>
auto Core::change(Durability durability, const Work& work) -> std::invoke_result_t<Work> {
    auto result = attempt([&]() -> std::invoke_result_t<Work> {
        untold_.reset();
        database.set_durability(durability);
        Transaction transaction(database);
        auto        outcome = work();
        if (!outcome) return outcome;
        transaction.commit();
        if (untold_) listeners.put(*untold_);
        return outcome;
    });
    listeners.deliver();
    return result;
}

template <class Work>
Result<Changed> Core::act(const Work& work) {
    return change(Durability::full, [&]() -> Result<Changed> {
        const ActionId           action = history.begin();
        const Result<UserAction> done   = work(action);
        if (!done) return done.error();
        if (done->rows.empty()) {
            history.forget(action);
            return Changed{{}, revision()};
        }
        history.finish(action, done->description);
        raise_revision();
        tell(done->kind, done->rows);
        return Changed{done->rows, revision()};
    });
}

}  // namespace antipode::workspace
