// The measurement of the two-phase search, with everything that explains it: the
// machine's memory, start-up, table sizes and a signature.
#pragma once

#include "bench/memory_rate.h"
#include "bench/two_phase_bench.h"
#include "bench/two_phase_start.h"
#include "service/engine/tables.h"
#include "service/json_fwd.h"

namespace antipode::bench {

using service::Json;

struct TwoPhaseBenchRequest {
    std::vector<CentredCube> cubes;  // in all of them the same centres count
    Metric                   metric = Metric::htm;
    Pages                    pages  = Pages::huge;
    std::vector<unsigned>    threads;  // one set of rows for each number
    std::vector<unsigned>    lengths;
    std::vector<Seconds>     budgets;
    Seconds                  cap       = Seconds(5);   // for one cube to reach a length
    Seconds                  row_limit = Seconds(30);  // longer budgets get fewer cubes
    OpenOptions              opening   = {};

    std::function<void(const std::string& row, double fraction)> on_progress =
        [](const std::string&, double) {};
};

// Lengths that random cubes reach soon, and after a while.
std::vector<unsigned> usual_lengths(Metric metric, CentreSet centres);

struct TwoPhaseBenchAnswer {
    Metric                   metric = Metric::htm;
    Pages                    pages  = Pages::huge;
    std::size_t              cubes  = 0;
    std::vector<TableStatus> tables = {};
    Start                    start;
    std::vector<MemoryRate>  memory     = {};
    std::vector<LengthRow>   lengths    = {};
    std::vector<BudgetRow>   budgets    = {};
    TwoPhaseSignature        signature  = {};
    std::uint64_t            peak_bytes = 0;  // of memory, the mapped files included

    bool found_all() const;
};

Result<TwoPhaseBenchAnswer> bench_two_phase(const TableStore&           store,
                                            const TwoPhaseBenchRequest& request);

// The signature alone, from the mapped files.
Result<TwoPhaseSignature> two_phase_signature(const TableStore&           store,
                                              const TwoPhaseBenchRequest& request);

std::string text_of(const TwoPhaseSignature& signature);  // 16 hexadecimal digits

Json to_json(const TwoPhaseSignature& signature);
Json to_json(const TwoPhaseBenchAnswer& answer);

}  // namespace antipode::bench
