// The tables of one metric as the Engine keeps them: opened on a thread of their
// own, copied to huge pages, and telling how far they are.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "service/solve_tables.h"
#include "service/tables.h"
#include "service/tables_status.h"

namespace antipode::service {

class EngineTables {
public:
    struct Options {
        TableStore store;
        Metric     metric  = Metric::htm;
        unsigned   threads = 1;
        Pages      pages   = Pages::huge;
        // Both come from threads of the tables, with no lock held.
        std::function<void(const TablesStatus&)> on_change = [](const TablesStatus&) {};
        std::function<void()>                    on_moved  = [] {};  // to huge pages
    };

    explicit EngineTables(Options options);
    ~EngineTables();  // stops what it is doing
    EngineTables(const EngineTables&)            = delete;
    EngineTables& operator=(const EngineTables&) = delete;

    void begin();  // does nothing the second time

    Result<SolverPointer>               solver(const Patience& patience);
    const std::shared_ptr<SolveTables>& tables() const { return tables_; }
    TablesStatus                        status() const;

private:
    OpenOptions opening();
    void        keep();  // what the thread does
    void        set(TablesState state, double progress, std::string message);
    void        note(const TableProgress& progress);
    double      fraction_of(const TableProgress& progress) const;

    Options                      options_;
    std::stop_source             stop_;
    std::shared_ptr<SolveTables> tables_;

    mutable std::mutex mutex_;  // guards what follows
    TablesStatus       status_;
    bool               begun_ = false;
    std::jthread       keeper_;
};

}  // namespace antipode::service
