// The measurement of the two-phase search, with everything that explains it: the
// machine's memory, start-up, table sizes and a signature.
#pragma once

#include "bench/memory_rate.h"
#include "bench/two_phase_bench.h"
#include "bench/two_phase_start.h"
#include "service/json.h"
#include "service/tables.h"

namespace antipode::service {

struct TwoPhaseBenchRequest {
    std::vector<Cube>           cubes;
    Metric                      metric = Metric::htm;
    bench::Pages                pages  = bench::Pages::huge;
    std::vector<unsigned>       threads;  // one set of rows for each number
    std::vector<unsigned>       lengths;
    std::vector<bench::Seconds> budgets;
    bench::Seconds              cap       = bench::Seconds(5);   // for one cube to reach a length
    bench::Seconds              row_limit = bench::Seconds(30);  // longer budgets get fewer cubes
    OpenOptions                 opening   = {};

    std::function<void(const std::string& row, double fraction)> on_progress =
        [](const std::string&, double) {};
};

// Lengths that random cubes reach soon, and after a while.
std::vector<unsigned> usual_lengths(Metric metric);

struct TwoPhaseBenchAnswer {
    Metric                         metric = Metric::htm;
    bench::Pages                   pages  = bench::Pages::huge;
    std::size_t                    cubes  = 0;
    std::vector<TableStatus>       tables = {};
    bench::Start                   start;
    std::vector<bench::MemoryRate> memory     = {};
    std::vector<bench::LengthRow>  lengths    = {};
    std::vector<bench::BudgetRow>  budgets    = {};
    bench::TwoPhaseSignature       signature  = {};
    std::uint64_t                  peak_bytes = 0;  // of memory, the mapped files included

    bool found_all() const;
};

Result<TwoPhaseBenchAnswer> bench_two_phase(const TableStore&           store,
                                            const TwoPhaseBenchRequest& request);

// The signature alone, from the mapped files.
Result<bench::TwoPhaseSignature> two_phase_signature(const TableStore&           store,
                                                     const TwoPhaseBenchRequest& request);

std::string text_of(const bench::TwoPhaseSignature& signature);  // 16 hexadecimal digits

Json to_json(const bench::TwoPhaseSignature& signature);
Json to_json(const TwoPhaseBenchAnswer& answer);

}  // namespace antipode::service
