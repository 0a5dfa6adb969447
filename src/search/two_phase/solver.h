// Near-optimal solutions, fast: Kociemba's two-phase search along all three
// axes and on the inverse, which keeps finding shorter ones until stopped.
//
//     two_phase::Solver solver(tables);
//     Answer answer = solver.solve({.cube = cube, .limits = {.max_time = 10ms}});
#pragma once

#include <memory>

#include "search/two_phase/node.h"
#include "search/two_phase/race.h"
#include "search/two_phase/tables.h"

namespace antipode::two_phase {

// An immutable view of its tables: solve() may run on several threads at once.
class Solver {
public:
    explicit Solver(std::shared_ptr<const Tables> tables)
        : tables_(std::move(tables)), lists_(std::make_shared<ListPool>()) {}

    struct Request {
        Cube                cube;  // must be reachable
        Limits              limits     = {};
        phase_one::TurnMask turns      = phase_one::every_turn;
        Preference          preference = {};
        Centres             centres    = {};  // reachable together with the cube
    };

    Answer solve(const Request& request, const Watch& watch = {}) const;

    // The same, which finds shorter solutions where centres count. The table is that of
    // tables/centre_parity.h in the same metric.
    Solver with_centre_parity(Table table) const;

    Metric        metric() const { return tables_->metric(); }
    const Tables& tables() const { return *tables_; }

private:
    std::shared_ptr<const Tables> tables_;
    std::shared_ptr<ListPool>     lists_;  // shared by copies of the solver
    std::optional<Table>          centre_parity_ = std::nullopt;
};

}  // namespace antipode::two_phase
