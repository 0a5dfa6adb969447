// One table of bounds for shortest solutions as the Engine keeps it: opened on a
// thread of its own when somebody needs it, shared by all who do, and forgotten when
// its memory is needed for another.
//
//     BoundsTable table(number, {.store = store});
//     Result<OptimalPointer> solver = table.solver({.patience = {.stop = stop}});
//
// What has to be built is given up when the last one who waits for it is stopped, and
// rests while all who wait are paused.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include "base/pause_gate.h"
#include "service/optimal_tables.h"
#include "service/search_progress.h"
#include "service/solve_tables.h"
#include "service/tables_status.h"

namespace antipode::service {

// How somebody waits for a table.
struct TableWait {
    Patience         patience = {};
    const PauseGate* gate     = nullptr;
    // How far it is, on the thread that waits.
    std::function<void(const TableWork&)> on_progress = {};
};

class BoundsTable {
public:
    struct Options {
        TableStore store;
        unsigned   threads = 1;
        Pages      pages   = Pages::huge;
        // Comes from any thread, with no lock held.
        std::function<void(const TablesStatus&)> on_change = [](const TablesStatus&) {};
    };

    // By its number among optimal::shapes().
    BoundsTable(std::size_t number, Options options);
    ~BoundsTable();  // stops what it is doing; nobody may wait any more
    BoundsTable(const BoundsTable&)            = delete;
    BoundsTable& operator=(const BoundsTable&) = delete;

    // Any thread may call it. Having waited too long is an error of kind busy, and
    // the work goes on for the next who asks.
    Result<OptimalPointer> solver(const TableWait& wait);

    OptimalPointer solver_if_ready() const;

    // Whether it was there, and nobody had a use for it.
    bool forget_if_unused();

    TablesStatus  status() const;
    std::uint64_t memory() const;  // that it takes, and no file could give again
    Metric        metric() const { return shape_.metric; }

private:
    // One opening, which may be given up.
    struct Attempt {
        std::stop_source     stop    = {};
        bool                 goes_on = false;  // also when nobody waits
        bool                 is_over = false;
        std::optional<Error> error   = std::nullopt;
    };
    using AttemptPointer = std::shared_ptr<Attempt>;
    using Lock           = std::unique_lock<std::mutex>;
    class Waiter;

    void open(const AttemptPointer& attempt);  // what the thread does
    void note(const TableProgress& progress);
    void rest(const Attempt& attempt);
    void keep(const Table& table);
    void finish(Attempt& attempt, std::optional<Error> error);
    void set(const TablesStatus& status);

    // With the lock held.
    AttemptPointer begin();
    void           wait_for(Lock& lock, Attempt& attempt, const TableWait& wait);
    Error          give_up(Attempt& attempt, const TableWait& wait);
    bool           is_everyone_paused() const;
    TablesStatus   status_as(TablesState state, double progress, std::string message) const;

    const optimal::Shape shape_;
    const TableSpec&     spec_;
    const Options        options_;

    mutable std::mutex            mutex_;  // guards what follows
    std::condition_variable_any   changed_;
    TablesStatus                  status_;
    OptimalPointer                solver_;
    bool                          is_file_ = false;  // what the solver reads
    AttemptPointer                attempt_;
    std::vector<const TableWait*> waiting_;
    std::jthread                  opener_;
};

}  // namespace antipode::service
