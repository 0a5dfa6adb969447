// A cube in work: its roots, and how far its search has come.
#pragma once

#include <chrono>
#include <memory>
#include <set>
#include <span>
#include <vector>

#include "search/batch/solver.h"

namespace antipode::batch {

// The roots of a cube's subtrees, two steps away from it.
using Roots = std::vector<optimal::Subtree>;

// Of a cube that looks different from every side. All such cubes share them; the cubes of these
// subtrees do not count.
Roots roots_of_any_cube(const StepOrder& order, Metric metric);

// What of a round is done, and how many lookups of a cube are in it; both are estimates.
struct RoundShare {
    double done    = 0;
    double lookups = 0;
};

class Slot {
public:
    Slot(Job job, Metric metric) : job_(std::move(job)), metric_(metric) {}

    const Job& job() const { return job_; }

    // Takes the roots that all cubes share, or its own if it is symmetric.
    void divide(const std::shared_ptr<const Roots>& shared, const StepOrder& order);

    // As the executor takes it.
    Node node() const;
    // From the greater of the bounds of the position and of its inverse.
    void begin_at(unsigned bound);

    // The roots of the depth in work, those with most lookups first.
    std::size_t size() const { return order_.size(); }
    Start       start(std::uint32_t slot, std::size_t rank) const;

    // What a round has come to.
    void count(std::span<const std::uint64_t> lookups_of_roots);
    void add(const FoundWord& found);
    void end_round(bool is_complete);

    bool wants_one() const { return !wants_all(); }
    // A solution that was found elsewhere: it is a shortest one when all shorter words are
    // searched. Not while a round goes on.
    void know(const Moves& solution);
    bool ends_with_known() const { return is_done() && found_.empty() && known_; }

    bool is_done() const { return ended_.has_value(); }
    void end(Ended reason) { ended_ = reason; }

    // What would end the search now, if anything.
    std::optional<Ended> limit() const;

    // About so many lookups a round takes, as far as the depth before tells; else 0.
    double expected_lookups() const;

    Progress progress(const RoundShare& round = {}) const;
    Done     done() const;

private:
    bool     wants_all() const { return job_.wanted == optimal::Frontier::Wanted::all; }
    unsigned parity_step() const { return metric_ == Metric::qtm ? 2 : 1; }
    void     go_on();
    void     take_roots(std::shared_ptr<const Roots> roots);

    using Clock = std::chrono::steady_clock;

    Job                                job_;
    Metric                             metric_;
    Clock::time_point                  start_ = Clock::now();
    std::shared_ptr<const Roots>       roots_;
    std::shared_ptr<const Roots>       shared_;      // for later, while words are that short
    std::vector<std::uint64_t>         lookups_of_;  // by root, at the depth before
    std::vector<std::uint8_t>          order_;       // roots, by lookups
    std::vector<Moves>                 found_;
    std::set<std::vector<std::size_t>> distinct_;
    std::optional<Moves>               known_;  // found elsewhere
    std::optional<Ended>               ended_;
    unsigned                           depth_       = 0;
    unsigned                           lower_bound_ = 0;
    std::uint64_t                      lookups_     = 0;
    std::uint64_t                      last_round_  = 0;  // lookups
};

}  // namespace antipode::batch
