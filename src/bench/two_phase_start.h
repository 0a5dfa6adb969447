// From no tables in memory to tables in place, with the times that takes.
#pragma once

#include <memory>

#include "bench/stopwatch.h"
#include "search/two_phase/solver.h"
#include "service/engine/tables_status.h"
#include "tables/store.h"

namespace antipode::bench {

using service::Pages;

struct StartRequest {
    Metric      metric = Metric::htm;
    Pages       pages  = Pages::huge;
    Cube        first;                 // the first cube to be solved
    CentreSet   centres = no_centres;  // that count: there is a table more, then
    OpenOptions options = {};
};

struct Start {
    std::shared_ptr<const two_phase::Tables> tables;
    std::optional<Table>                     centre_parity = std::nullopt;
    Table                                    phase_one;       // one of them
    Seconds                                  opening{};       // mapping the files
    Seconds                                  first_answer{};  // from then on; any solution counts
    Seconds                                  copying{};       // to huge pages, if asked for
};

two_phase::Solver solver_of(const Start& start);

// Builds what is missing first, which is not part of any of the times.
Result<Start> start_two_phase(const TableStore& store, const StartRequest& request);

}  // namespace antipode::bench
