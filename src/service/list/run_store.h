// What Runs needs of the list of cubes.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "service/answers/solve.h"
#include "service/engine/search_progress.h"
#include "service/list/run_options.h"
#include "workspace/workspace.h"

namespace antipode::service {

using workspace::RowId;
using workspace::RowState;
using workspace::Selection;

struct RunRow {
    RowId                     id;
    Cube                      cube;
    RowState                  state       = RowState::idle;
    std::optional<Moves>      solution    = std::nullopt;  // what solves the cube
    Metric                    metric      = Metric::htm;   // of the lower bound
    unsigned                  lower_bound = 0;
    std::optional<RunOptions> options     = std::nullopt;  // of its last run
};

struct RowReport {
    RowState       state = RowState::running;
    SolveAnswer    answer;         // the best so far
    SearchProgress progress = {};  // the last there was
};

enum class RowFate : std::uint8_t {
    kept,
    lost,  // the row is gone, or has another position by now
};

// Any thread may call.
class RunStore {
public:
    virtual ~RunStore() = default;

    // In the order of the list; wrong if one is not there.
    virtual Result<std::vector<RunRow>> rows(const Selection& selection) = 0;

    // Their state is `queued` from now on; the options are kept for a restart.
    virtual std::optional<Error> queue(std::span<const RowId> rows, const RunOptions& options) = 0;
    virtual void                 set_state(std::span<const RowId> rows, RowState state)        = 0;

    virtual RowFate record(RowId row, const RowReport& report)            = 0;
    virtual void    record_progress(RowId row, const SearchProgress& now) = 0;
    virtual void    record_failure(RowId row, const Error& why)           = 0;

    // The state of a proof about the row's position, for the next search; without one
    // there is nothing to go on from.
    virtual void         keep_proof(RowId row, const ProofPointer& proof) = 0;
    virtual ProofPointer proof(RowId row)                                 = 0;
};

}  // namespace antipode::service
