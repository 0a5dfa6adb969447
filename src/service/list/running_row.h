// A row that Runs has to solve.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

#include "service/list/run_store.h"
#include "service/tasks/search_pool.h"

namespace antipode::service {

// What a run can begin with. It has all its time before it, whatever earlier ones
// took.
std::optional<SolveAnswer> known_about(const RunRow& row, Metric metric);

// Whether a run may find something better.
bool is_worth_it(const RunRow& row, const RunOptions& options);

// What is asked for while the pool has not yet taken the row.
enum class PendingAction : std::uint8_t { none, stop, pause };

// The rows of one call of run().
struct RunBatch {
    RunOptions  options;
    unsigned    threads = 1;  // for each
    std::size_t at_once = 1;
    std::size_t active  = 0;  // given to the pool, and not paused there
    Lane        lane    = Lane::batch;
};

struct RunningRow {
    enum class Place : std::uint8_t { waiting, resting, in_pool };

    RunningRow(RunRow listed, std::shared_ptr<RunBatch> in)
        : row(std::move(listed)),
          batch(std::move(in)),
          answer(known_about(row, batch->options.metric)
                     .value_or(SolveAnswer{row.cube, batch->options.metric, {}})) {}

    const RunRow                    row;
    const std::shared_ptr<RunBatch> batch;

    // Guarded by the lock.
    Place              place   = Place::waiting;
    RowState           state   = RowState::queued;
    PendingAction      pending = PendingAction::none;
    SearchPool::Handle search  = nullptr;
    SearchProgress     live    = {};  // the latest, for whoever looks at the row

    // Only for the search, whose events come one at a time.
    SolveAnswer                           answer;
    SearchProgress                        progress      = {};
    std::chrono::steady_clock::time_point next_progress = {};

    SearchOrder order() const;
    RowReport   report() const { return {state, answer, progress}; }
};

}  // namespace antipode::service
