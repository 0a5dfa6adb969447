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

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "base/result.h"
#include "search/two_phase/solver.h"
#include "tables/store.h"

namespace antipode::service {

using SolverPointer = std::shared_ptr<const two_phase::Solver>;

// How long to wait for tables.
struct Patience {
    std::chrono::nanoseconds max_wait = std::chrono::nanoseconds::max();
    std::stop_token          stop     = {};
};

class SolveTables {
public:
    // Nothing happens before the first call of solver() or begin(). The callbacks
    // of the options come from another thread.
    SolveTables(TableStore store, Metric metric, OpenOptions options);
    ~SolveTables();
    SolveTables(const SolveTables&)            = delete;
    SolveTables& operator=(const SolveTables&) = delete;

    const TableStore&  store() const { return store_; }
    const OpenOptions& options() const { return options_; }

    // Opens everything on another thread.
    void begin();

    // Any thread may call it, as often as it likes. Having waited too long is an
    // error of kind busy.
    Result<SolverPointer> solver(const Patience& patience = {});
    SolverPointer         solver_if_ready();  // nullptr instead of waiting

    // Waits until everything that was begun is built and kept.
    std::optional<Error> finish();

    // For programs that run for long, after finish(): solvers asked for afterwards
    // read a copy on huge pages. Takes up to a second or so.
    void move_to_huge_pages(unsigned threads);

private:
    enum class Part { small, phase_one, phase_two };

    enum class Opening { in_background, at_once_if_ready };

    const TableSpec&     spec(Part part) const;
    bool                 is_ready(Part part) const;
    void                 start(Opening opening);
    void                 open_all();
    bool                 open(Part part, std::optional<Table>& place);
    void                 keep(const Table& table, std::optional<Table>& place);
    void                 fail(const Error& error);
    std::optional<Error> wait(std::unique_lock<std::mutex>& lock, const Patience& patience);
    // The rest with the lock held.
    bool          has_enough() const;
    SolverPointer joined();

    TableStore   store_;
    Metric       metric_;
    OpenOptions  options_;
    std::jthread opener_;

    std::mutex                  mutex_;  // guards what follows
    std::condition_variable_any changed_;
    std::optional<Table>        small_;
    std::optional<Table>        phase_one_;
    std::optional<Table>        phase_two_;
    std::optional<Error>        error_;
    SolverPointer               solver_;  // made of the tables there were
    bool                        solver_has_all_ = false;
    bool                        wait_for_all_   = false;
    bool                        started_        = false;
};

}  // namespace antipode::service
