#include "solvers/goals/round.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <limits>
#include <mutex>

#include "base/team.h"

namespace antipode::goals {
namespace round_detail {

// Pairs of first steps are a few hundred units of about the same size.
void add_plain(std::vector<Unit>& units, std::size_t number, const Attempt& attempt,
               const RoundRequest& request) {
    const GoalSteps& steps = attempt.tables->steps();
    if (request.threads == 1 || request.length < 2 * steps.dearest())
        return units.push_back({.attempt = number});
    for (StepMask ones = steps.after(GoalSteps::none, 0); ones != 0; ones &= ones - 1) {
        const Step a = static_cast<Step>(std::countr_zero(ones));
        for (StepMask twos = steps.after(a, steps.hold_after(0, a)); twos != 0; twos &= twos - 1)
            units.push_back(
                {.attempt = number, .first = {a, static_cast<Step>(std::countr_zero(twos))}});
    }
}

void add_tried(std::vector<Unit>& units, std::size_t number, const Attempt& attempt, Side side,
               unsigned length) {
    const GoalSteps& steps = attempt.tables->steps();
    const Unit       unit  = {.attempt = number, .tried = side, .tried_length = length};
    if (length == 0) return units.push_back(unit);
    for (StepMask ones = steps.after(GoalSteps::none, 0); ones != 0; ones &= ones - 1) {
        const Step a = static_cast<Step>(std::countr_zero(ones));
        if (steps.cost(a) > length) continue;
        units.push_back(unit);
        units.back().first = {a};
    }
}

std::vector<Unit> units_of(const RoundRequest& request) {
    std::vector<Unit> units;
    for (std::size_t number = 0; number < request.attempts.size(); ++number) {
        const Attempt& attempt = request.attempts[number];
        add_plain(units, number, attempt, request);
        if (!request.has_niss || request.length == 0) continue;
        for (unsigned tried = 1; 2 * tried <= request.length; ++tried)
            add_tried(units, number, attempt, Side::inverse, tried);
        for (unsigned tried = 0; 2 * tried < request.length; ++tried)
            add_tried(units, number, attempt, Side::normal, tried);
    }
    return units;
}

// Hands out units in order, and knows when those before have found enough.
class Ledger {
public:
    Ledger(std::size_t units, std::size_t most) : most_(most), results_(units), is_done_(units) {}

    bool        is_needed(std::size_t unit) const { return unit < end_; }
    std::size_t take() { return next_++; }

    void put(std::size_t unit, std::vector<FoundWord> words) {
        const std::lock_guard lock(mutex_);
        results_[unit] = std::move(words);
        is_done_[unit] = true;
        for (; first_open_ < is_done_.size() && is_done_[first_open_]; ++first_open_) {
            found_ += results_[first_open_].size();
            if (found_ >= most_) end_ = std::min<std::size_t>(end_, first_open_ + 1);
        }
    }

    std::vector<FoundWord> words() {
        std::vector<FoundWord> all;
        for (auto& words : results_) std::ranges::move(words, std::back_inserter(all));
        if (all.size() > most_) all.resize(most_);
        return all;
    }

private:
    const std::size_t                   most_;
    std::mutex                          mutex_;
    std::vector<std::vector<FoundWord>> results_;
    std::vector<char>                   is_done_;
    std::size_t                         first_open_ = 0;
    std::size_t                         found_      = 0;
    std::atomic<std::size_t>            next_{0};
    std::atomic<std::size_t>            end_{std::numeric_limits<std::size_t>::max()};
};

}  // namespace round_detail

std::vector<FoundWord> run_round(const RoundRequest& request, SearchControl& control) {
    const std::vector<Unit> units = round_detail::units_of(request);
    round_detail::Ledger    ledger(units.size(), request.most);
    control.begin({request.length, request.lower_bound, units.size()});
    run_team({.threads = request.threads}, [&](const TeamMember& member) {
        for (std::size_t i = ledger.take(); i < units.size() && !control.is_over();
             i             = ledger.take()) {
            if (!ledger.is_needed(i) || member.stop.stop_requested()) return;
            std::vector<FoundWord> words;
            const Unit&            unit = units[i];
            Walk(request.attempts[unit.attempt],
                 {.most = request.most, .is_caller = member.number == 0}, control)
                .run(unit, request.length, [&](const GoalWord& word) {
                    words.push_back({unit.attempt, word});
                });
            ledger.put(i, std::move(words));
            control.unit_done();
        }
    });
    return ledger.words();
}

}  // namespace antipode::goals
