#include "search/batch/solver.h"

#include <algorithm>
#include <chrono>
#include <memory>

#include "base/parallel.h"
#include "search/batch/slot.h"
#include "search/messages.h"

namespace antipode::batch {
namespace {

class Rounds {
public:
    Rounds(Executor& executor, const optimal::Shape& shape, const StepOrder& order,
           unsigned threads, const Jobs& jobs, const std::stop_token& stop)
        : executor_(executor),
          shape_(shape),
          order_(order),
          threads_(threads),
          jobs_(jobs),
          stop_(stop),
          roots_(std::make_shared<const Roots>(roots_of_any_cube(order, shape.metric))),
          slots_(executor.slots()),
          cubes_(executor.slots()) {}

    std::optional<Error> run() {
        while (!stop_.stop_requested()) {
            if (!take_jobs()) break;
            give_done();
            if (is_empty()) continue;
            if (!search()) break;
            give_done();
        }
        if (!executor_.failure().empty())
            return Error{.kind    = ErrorKind::environment,
                         .message = search_message<"device-failed">(executor_.failure())};
        for (auto& slot : slots_)
            if (slot && !slot->is_done()) slot->end(Ended::stopped);
        give_done();
        return std::nullopt;
    }

    std::uint64_t lookups() const { return lookups_; }
    std::uint64_t nodes() const { return nodes_; }

    std::chrono::nanoseconds searching() const { return searching_; }

private:
    bool is_empty() const {
        return std::ranges::none_of(slots_, [](const auto& slot) { return slot != nullptr; });
    }

    // Fills free slots; false where nothing is left to do, or the executor has failed.
    bool take_jobs() {
        std::vector<std::pair<std::uint32_t, Job>> taken;
        for (std::uint32_t i = 0; i < slots_.size(); ++i) {
            if (slots_[i]) continue;
            auto job = jobs_.take();
            if (!job) break;
            taken.emplace_back(i, *std::move(job));
        }
        if (taken.empty()) return !is_empty();
        parallel_for(taken.size(), {.threads = threads_, .grain = 16},
                     [&](std::size_t first, std::size_t last) {
                         for (std::size_t i = first; i < last; ++i)
                             prepare(taken[i].first, std::move(taken[i].second));
                     });
        return begin(taken);
    }

    void prepare(std::uint32_t number, Job job) {
        auto slot = std::make_unique<Slot>(std::move(job), shape_.metric);
        slot->divide(roots_, order_);
        cubes_[number] = slot->node();
        slots_[number] = std::move(slot);
    }

    bool begin(const std::vector<std::pair<std::uint32_t, Job>>& taken) {
        std::vector<Words> sides;
        for (const auto& [number, job] : taken) {
            sides.push_back(cubes_[number].x);
            sides.push_back(cubes_[number].y);
        }
        std::vector<std::uint8_t> bounds(sides.size());
        if (!executor_.bounds(sides.data(), static_cast<std::uint32_t>(sides.size()),
                              bounds.data()))
            return false;
        for (std::size_t i = 0; i < taken.size(); ++i)
            slots_[taken[i].first]->begin_at(std::max(bounds[2 * i], bounds[2 * i + 1]));
        return true;
    }

    // One root of each cube after the other, the most promising ones first.
    void order_starts() {
        starts_.clear();
        wants_all_.assign(slots_.size(), 0);
        std::size_t most = 0;
        for (std::size_t i = 0; i < slots_.size(); ++i) {
            if (!slots_[i]) continue;
            most          = std::max(most, slots_[i]->size());
            wants_all_[i] = slots_[i]->job().wanted == optimal::Frontier::Wanted::all ? 1 : 0;
        }
        for (std::size_t rank = 0; rank < most; ++rank)
            for (std::uint32_t i = 0; i < slots_.size(); ++i)
                if (slots_[i] && rank < slots_[i]->size())
                    starts_.push_back(slots_[i]->start(i, rank));
    }

    // A round: every cube at its depth.
    bool search() {
        order_starts();
        RoundEnd   end;
        const auto begun = std::chrono::steady_clock::now();
        if (!executor_.run({.cubes     = cubes_.data(),
                            .starts    = starts_.data(),
                            .count     = static_cast<std::uint32_t>(starts_.size()),
                            .wants_all = wants_all_.data(),
                            .goes_on   = [&](std::uint64_t lookups) { return goes_on(lookups); }},
                           end))
            return false;
        searching_ += std::chrono::steady_clock::now() - begun;
        lookups_ += end.lookups;
        nodes_ += end.nodes;
        for (std::size_t i = 0; i < starts_.size(); ++i)
            slots_[starts_[i].root / roots_in_slot]->count(starts_[i].root, end.lookups_of[i]);
        for (const FoundWord& word : end.found) slots_[word.root / roots_in_slot]->add(word);
        parallel_for(slots_.size(), {.threads = threads_, .grain = 64},
                     [&](std::size_t first, std::size_t last) {
                         for (std::size_t i = first; i < last; ++i)
                             if (slots_[i]) slots_[i]->end_round(end.is_complete);
                     });
        for (auto& slot : slots_)
            if (slot && !slot->is_done())
                if (const auto reason = slot->limit()) slot->end(*reason);
        return true;
    }

    // A round ends early only if nobody waits for it any more.
    bool goes_on(std::uint64_t) {
        if (stop_.stop_requested()) return false;
        bool is_wanted = false;
        for (const auto& slot : slots_) {
            if (!slot) continue;
            is_wanted |= !slot->limit();
            if (jobs_.tell) jobs_.tell(slot->job().id, slot->progress());
        }
        return is_wanted;
    }

    void give_done() {
        for (auto& slot : slots_) {
            if (!slot || !slot->is_done()) continue;
            jobs_.give(slot->done());
            slot.reset();
        }
    }

    Executor&              executor_;
    const optimal::Shape&  shape_;
    const StepOrder&       order_;
    unsigned               threads_;
    const Jobs&            jobs_;
    const std::stop_token& stop_;

    std::shared_ptr<const Roots>       roots_;  // of cubes without symmetry
    std::vector<std::unique_ptr<Slot>> slots_;
    std::vector<Node>                  cubes_;  // by slot
    std::vector<Start>                 starts_;
    std::vector<std::uint8_t>          wants_all_;
    std::uint64_t                      lookups_ = 0;
    std::uint64_t                      nodes_   = 0;
    std::chrono::nanoseconds           searching_{};
};

}  // namespace

Solver::Solver(Executor& executor, const optimal::Shape& shape, unsigned threads)
    : executor_(&executor), shape_(shape), order_(shape.metric), threads_(threads) {}

std::optional<Error> Solver::run(const Jobs& jobs, const std::stop_token& stop) {
    Rounds rounds(*executor_, shape_, order_, threads_, jobs, stop);
    auto   error = rounds.run();
    lookups_ += rounds.lookups();
    nodes_ += rounds.nodes();
    searching_ += rounds.searching();
    return error;
}

}  // namespace antipode::batch
