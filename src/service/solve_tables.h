// The tables of the two-phase search, opened as soon as they are needed and used
// as soon as they are there.
//
//     SolveTables tables(store, Metric::htm, options);
//     auto solver = tables.solver();       // waits for what is indispensable
//     …
//     tables.finish();                     // what had to be built is kept
//
// With all tables on disk this is a matter of a millisecond. On a new machine
// they are built in the background: the first answer waits for one of the two
// big tables only, and for no file to be written.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "base/result.h"
#include "search/two_phase/solver.h"
#include "tables/store.h"

namespace antipode::service {

class SolveTables {
public:
    // Nothing happens before the first call of solver(). The callbacks of the
    // options come from another thread.
    SolveTables(TableStore store, Metric metric, OpenOptions options);
    ~SolveTables();
    SolveTables(const SolveTables&)            = delete;
    SolveTables& operator=(const SolveTables&) = delete;

    // Any thread may call it, as often as it likes.
    Result<two_phase::Solver> solver();

    // Waits until everything that was begun is built and kept.
    std::optional<Error> finish();

private:
    enum class Part { small, phase_one, phase_two };

    const TableSpec& spec(Part part) const;
    bool             is_ready(Part part) const;
    void             start();
    void             open_all();
    bool             open(Part part, std::optional<Table>& place);
    bool             has_enough() const;  // with the lock held
    void             keep(const Table& table, std::optional<Table>& place);
    void             fail(const Error& error);

    TableStore  store_;
    Metric      metric_;
    OpenOptions options_;
    bool        wait_for_all_ = false;

    std::mutex                               mutex_;  // guards what follows
    std::condition_variable                  changed_;
    std::optional<Table>                     small_;
    std::optional<Table>                     phase_one_;
    std::optional<Table>                     phase_two_;
    std::optional<Error>                     error_;
    std::shared_ptr<const two_phase::Tables> joined_;
    bool                                     joined_all_ = false;
    bool                                     started_    = false;
    std::jthread                             opener_;
};

}  // namespace antipode::service
