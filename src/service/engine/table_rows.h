// How the tables that are files are made ready for those who wait: opened or built,
// with everybody told how far they are.
//
//     TableCache<Metric, two_phase::Solver> tables(
//         [=](Metric metric) { return two_phase_row(metric, sources); });
#pragma once

#include <functional>
#include <optional>

#include "search/batch/finder.h"
#include "service/engine/shared_work.h"
#include "tables/store.h"

namespace antipode::service {

struct TableSources {
    TableStore store;
    // Whom to tell about builds, and how many threads they take; what stops them are
    // those who wait.
    OpenOptions opening = {};
    Pages       pages   = Pages::huge;
    // Both come from threads of the tables, with no lock held.
    std::function<void(const TablesStatus&)> on_change = [](const TablesStatus&) {};
    std::function<void()>                    on_moved  = [] {};  // to huge pages
};

// All that the two-phase search reads, as a two_phase::Solver. It is usable before all is
// there, and improves: the second big table comes later where it must be built, and the
// copy on huge pages comes last.
SharedWork::Options two_phase_row(Metric metric, const TableSources& sources);

// What lets it find shorter solutions where centres count, as a Table.
SharedWork::Options centre_parity_row(Metric metric, const TableSources& sources);
const TableSpec&    centre_parity_spec(Metric metric);

// One table of bounds, by its number among optimal::shapes(), as an optimal::Solver.
SharedWork::Options bounds_row(std::size_t number, const TableSources& sources);

// A graphics card with a table of its own, as a CardQueue. The two-phase search, which finds while
// the card proves, is asked for until it is there.
struct CardChoice {
    Metric                       metric = Metric::htm;
    std::optional<std::uint64_t> memory = std::nullopt;

    friend bool operator==(const CardChoice&, const CardChoice&) = default;
};
SharedWork::Options card_row(const CardChoice& choice, const TableSources& sources,
                             const std::function<batch::TwoPhase()>& two_phase);

}  // namespace antipode::service
