// Counts over the whole list.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "notation/metric.h"

namespace antipode::workspace {

class Database;

using Histogram = std::map<unsigned, std::uint64_t>;  // rows by length

struct Statistics {
    std::uint64_t total        = 0;
    std::uint64_t solved       = 0;  // with a solution
    std::uint64_t optimal      = 0;  // with one proven shortest
    std::uint64_t reachable    = 0;
    std::uint64_t symmetric    = 0;  // under more than the identity
    std::uint64_t self_inverse = 0;
    std::uint64_t centred      = 0;  // with centres that count

    std::map<Metric, Histogram>          lengths;
    std::map<Metric, Histogram>          optimal_lengths;
    std::map<std::string, std::uint64_t> symmetries;  // by class: "C1", "D3d", …
    // By type, of those that have some: "C1{C2 (b)}", or "D4h{I}" for a self-inverse one.
    std::map<std::string, std::uint64_t> antisymmetries;
};

Statistics count_rows(Database& database);

}  // namespace antipode::workspace
