// Methods side by side: the same cubes, the same limits, one thread each.
//
//     const auto cubes = cubes_to_compare({.number = 100, .seed = 1});
//     Result<Comparison> row = compare_one(engine.methods(), {method, cubes, limits}, stop);
//     to_json(*row);  comparison_svg(std::array{*row});
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "service/engine/method_cache.h"
#include "service/requests/methods.h"

namespace antipode::service {

std::vector<Cube> cubes_to_compare(const CubesToCompare& wanted);

struct CompareRequest {
    const methods::Row*   method;
    std::span<const Cube> cubes;
    Limits                limits = {};  // for each cube
};

struct Comparison {
    const methods::Row*             method  = nullptr;
    std::size_t                     cubes   = 0;  // that were tried
    std::size_t                     solved  = 0;
    std::size_t                     proven  = 0;  // to be solved in the fewest turns
    std::uint64_t                   nodes   = 0;
    std::map<unsigned, std::size_t> lengths = {};  // how many solutions of each
    std::chrono::nanoseconds        making{};      // of the method with its tables
    std::chrono::nanoseconds        time{};        // of all cubes
    std::chrono::nanoseconds        slowest{};

    double   mean_length() const;  // 0 if nothing was solved
    unsigned longest() const;      // likewise
    double   mean_seconds() const;
};

// How many of the cubes are done.
using CompareProgress = std::function<void(std::size_t)>;

// A stop leaves the rest of the cubes out.
Result<Comparison> compare_one(MethodCache& methods, const CompareRequest& request,
                               const std::stop_token& stop, const CompareProgress& progress = {});

// {"method":…,"cubes":…,"solved":…,"proven":…,"mean_length":…,"longest":…,
//  "lengths":[[18,3],…],"mean_seconds":…,"slowest_seconds":…,"nodes":…,"bytes":…,
//  "making_seconds":…}; mean_length and longest are null where nothing was solved.
Json to_json(const Comparison& row);

// A bar for the mean length of each method, and its time beside it.
std::string comparison_svg(std::span<const Comparison> rows);

}  // namespace antipode::service
