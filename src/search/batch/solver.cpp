#include "search/batch/solver.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <numeric>
#include <span>

#include "base/parallel.h"
#include "search/batch/slot.h"
#include "search/messages.h"

namespace antipode::batch {
namespace {

class Rounds {
public:
    Rounds(Executor& executor, const optimal::Shape& shape, const StepOrder& order,
           const Solver::Options& options, const Jobs& jobs, const std::stop_token& stop)
        : executor_(executor),
          shape_(shape),
          order_(order),
          options_(options),
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
            take_found();
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
    std::uint64_t found_beside() const { return found_beside_; }

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
        parallel_for(taken.size(), {.threads = options_.threads, .grain = 16},
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
        for (const auto& [number, job] : taken) look_for(number);
        return true;
    }

    // ---- solutions that the processor finds meanwhile ----

    void look_for(std::uint32_t number) {
        if (!finder_ && options_.two_phase)
            if (auto two_phase = options_.two_phase())
                finder_.emplace(std::move(two_phase), std::max(1U, options_.threads / 2));
        const Slot& slot = *slots_[number];
        if (finder_ && slot.wants_one())
            finder_->ask({.slot = number, .id = slot.job().id, .cube = slot.job().cube});
    }

    void take_found() {
        if (!finder_) return;
        for (const Finder::Found& found : finder_->take())
            if (const auto& slot = slots_[found.slot]; slot && slot->job().id == found.id)
                slot->know(found.moves);
    }

    // The answer is given, and nobody looks for another.
    void give(const Slot& slot) {
        if (finder_) finder_->drop(slot.job().id);
        if (slot.ends_with_known()) ++found_beside_;
        jobs_.give(slot.done());
    }

    // One root of each cube after the other, the most promising ones first.
    void order_starts() {
        wants_all_.assign(slots_.size(), 0);
        expected_ = 0;
        std::vector<std::size_t> first_of_rank(roots_in_slot + 1);
        for (std::size_t i = 0; i < slots_.size(); ++i) {
            if (!slots_[i]) continue;
            for (std::size_t rank = 0; rank < slots_[i]->size(); ++rank) ++first_of_rank[rank + 1];
            expected_ += slots_[i]->expected_lookups();
            wants_all_[i] = slots_[i]->job().wanted == optimal::Frontier::Wanted::all ? 1 : 0;
        }
        std::partial_sum(first_of_rank.begin(), first_of_rank.end(), first_of_rank.begin());
        starts_.resize(first_of_rank.back());
        parallel_for(roots_in_slot, {.threads = options_.threads, .grain = 8},
                     [&](std::size_t first, std::size_t last) {
                         for (std::size_t rank = first; rank < last; ++rank)
                             put_starts(rank, starts_.data() + first_of_rank[rank]);
                     });
    }

    void put_starts(std::size_t rank, Start* to) const {
        for (std::uint32_t i = 0; i < slots_.size(); ++i)
            if (slots_[i] && rank < slots_[i]->size()) *to++ = slots_[i]->start(i, rank);
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
        for (const FoundWord& word : end.found)
            if (const auto& slot = slots_[word.root / roots_in_slot]) slot->add(word);
        const std::span lookups_of(end.lookups_of);
        parallel_for(slots_.size(), {.threads = options_.threads, .grain = 64},
                     [&](std::size_t first, std::size_t last) {
                         for (std::size_t i = first; i < last; ++i) {
                             if (!slots_[i]) continue;
                             slots_[i]->count(lookups_of.subspan(i * roots_in_slot, roots_in_slot));
                             slots_[i]->end_round(end.is_complete);
                         }
                     });
        for (auto& slot : slots_)
            if (slot && !slot->is_done())
                if (const auto reason = slot->limit()) slot->end(*reason);
        return true;
    }

    // What a round has done so far; all of its lookups are known, and shared out as expected.
    RoundShare share_of(const Slot& slot, std::uint64_t lookups) const {
        if (expected_ == 0) return {};
        const double done = static_cast<double>(lookups) / expected_;
        return {.done = std::min(0.99, done), .lookups = done * slot.expected_lookups()};
    }

    // A round ends early only if nobody waits for it any more. Whoever has waited long enough is
    // answered at once, and what the round still finds of that cube is dropped.
    bool goes_on(std::uint64_t lookups) {
        if (stop_.stop_requested()) return false;
        for (auto& slot : slots_) {
            if (!slot) continue;
            if (const auto reason = slot->limit()) {
                slot->end(*reason);
                give(*slot);
                slot.reset();
            } else if (jobs_.tell) {
                jobs_.tell(slot->job().id, slot->progress(share_of(*slot, lookups)));
            }
        }
        return !is_empty();
    }

    void give_done() {
        for (auto& slot : slots_) {
            if (!slot || !slot->is_done()) continue;
            give(*slot);
            slot.reset();
        }
    }

    Executor&              executor_;
    const optimal::Shape&  shape_;
    const StepOrder&       order_;
    const Solver::Options& options_;
    const Jobs&            jobs_;
    const std::stop_token& stop_;

    std::shared_ptr<const Roots>       roots_;  // of cubes without symmetry
    std::vector<std::unique_ptr<Slot>> slots_;
    std::vector<Node>                  cubes_;  // by slot
    std::vector<Start>                 starts_;
    std::vector<std::uint8_t>          wants_all_;
    double                             expected_ = 0;  // lookups of the round
    std::optional<Finder>              finder_;
    std::uint64_t                      lookups_      = 0;
    std::uint64_t                      nodes_        = 0;
    std::uint64_t                      found_beside_ = 0;
    std::chrono::nanoseconds           searching_{};
};

}  // namespace

Solver::Solver(Executor& executor, const optimal::Shape& shape, Options options)
    : executor_(&executor), shape_(shape), order_(shape.metric), options_(std::move(options)) {}

std::optional<Error> Solver::run(const Jobs& jobs, const std::stop_token& stop) {
    Rounds rounds(*executor_, shape_, order_, options_, jobs, stop);
    auto   error = rounds.run();
    lookups_ += rounds.lookups();
    nodes_ += rounds.nodes();
    found_beside_ += rounds.found_beside();
    searching_ += rounds.searching();
    return error;
}

}  // namespace antipode::batch
