// The real tables of the two-phase search, from the folder that the program uses
// too: built by the first test that needs them, mapped by all others.
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "search/two_phase/tables.h"
#include "tables/registry.h"
#include "tables/store.h"

namespace antipode::testing {

inline Table real_table(std::string_view name) {
    const auto specs = table_specs();
    const auto spec  = std::find_if(specs.begin(), specs.end(),
                                    [&](const TableSpec& s) { return s.name == name; });
    const auto table = TableStore(default_table_folder()).open(*spec);
    if (table) return *table;
    // Without its tables a test can neither pass nor say why later.
    std::fprintf(stderr, "%s\n", table.error().message.text().c_str());
    std::abort();
}

inline Table real_table(std::string_view stem, Metric metric) {
    return real_table(std::string(stem) + "-" + std::string(row(metric).name));
}

// Opened once in a process.
inline std::shared_ptr<const two_phase::Tables> two_phase_tables(Metric metric) {
    const auto open = [](Metric m) {
        return std::make_shared<const two_phase::Tables>(
            m, two_phase::Tables::Parts{.small     = real_table("small", m),
                                        .phase_one = real_table("phase-one", m),
                                        .phase_two = real_table("phase-two", m)});
    };
    if (metric == Metric::qtm) {
        static const auto quarter_turns = open(Metric::qtm);
        return quarter_turns;
    }
    static const auto half_turns = open(Metric::htm);
    return half_turns;
}

}  // namespace antipode::testing
