// A cube in work: its roots, and how far its search has come.
#pragma once

#include <chrono>
#include <set>
#include <vector>

#include "search/batch/solver.h"

namespace antipode::batch {

class Slot {
public:
    // Divides the cube's tree; takes a moment.
    Slot(Job job, const optimal::Shape& shape, const StepOrder& order);

    const Job& job() const { return job_; }

    // The roots as the executor takes them, of this slot.
    std::vector<Node> nodes(std::uint32_t slot) const;

    // The position and its inverse, whose bounds say where to begin.
    std::vector<Words> both_sides() const;
    void               begin_at(unsigned bound);

    // The roots of the depth in work, those with most lookups first.
    std::size_t size() const { return roots_.size(); }
    Start       start(std::uint32_t slot, std::size_t rank) const;

    // What a round has come to.
    void count(std::uint32_t root, std::uint64_t lookups);
    void add(const FoundWord& found);
    void end_round(bool is_complete);

    bool is_done() const { return ended_.has_value(); }
    void end(Ended reason) { ended_ = reason; }

    // What would end the search now, if anything.
    std::optional<Ended> limit() const;

    Progress progress() const;
    Done     done() const;

private:
    struct Root {
        optimal::Subtree subtree;
        std::uint32_t    number;  // in the slot
    };

    bool     wants_all() const { return job_.wanted == optimal::Frontier::Wanted::all; }
    unsigned parity_step() const { return metric_ == Metric::qtm ? 2 : 1; }
    void     go_on();

    using Clock = std::chrono::steady_clock;

    Job                  job_;
    Metric               metric_;
    Clock::time_point    start_ = Clock::now();
    std::vector<Root>    roots_;     // by lookups
    std::vector<Moves>   found_;     // of the depth in work, and before it where all are wanted
    std::set<std::vector<std::size_t>> distinct_;
    std::optional<Ended> ended_;
    unsigned             depth_       = 0;
    unsigned             lower_bound_ = 0;
    std::uint64_t        lookups_     = 0;
};

}  // namespace antipode::batch
