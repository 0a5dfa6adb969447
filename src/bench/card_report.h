// The measurement of shortest solutions on a graphics card: cubes and lines per second, beside the
// lines that the card can read at best.
#pragma once

#include "bench/optimal_report.h"

namespace antipode::bench {

struct CardBenchAnswer {
    std::string                  card;
    Metric                       metric      = Metric::htm;
    std::size_t                  cubes       = 0;
    std::uint32_t                at_once     = 0;  // cubes
    std::uint64_t                table_bytes = 0;
    unsigned                     flips       = 0;
    unsigned                     walked_to   = 0;
    Seconds                      filled{};
    Seconds                      wall{};
    Seconds                      searching{};  // of these, the card's
    Seconds                      longest{};
    double                       mean_length = 0;
    std::uint64_t                beside      = 0;   // solutions that the processor found
    std::vector<std::size_t>     lengths     = {};  // how many of each
    std::uint64_t                lookups     = 0;
    std::uint64_t                nodes       = 0;
    double                       reads       = 0;   // lines a second at best
    std::array<std::uint64_t, 4> codes       = {};  // entries of the table, nearest first
};

// Every solution is made and checked.
Result<CardBenchAnswer> bench_card(const TableStore& store, const OptimalBenchRequest& request,
                                   std::uint32_t at_once);

Json to_json(const CardBenchAnswer& answer);

}  // namespace antipode::bench
