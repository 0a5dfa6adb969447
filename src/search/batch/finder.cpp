#include "search/batch/finder.h"

#include <exception>
#include <utility>

namespace antipode::batch {
namespace {

// Ten milliseconds at first, about what a card's machine has for each cube.
constexpr std::uint64_t first_nodes = 20'000;
constexpr std::uint64_t most_nodes  = 5'000'000;
constexpr std::uint64_t growth      = 4;

// More than half of all positions are as far or farther: a shorter solution is seldom there, and
// then the card finds it on its way.
unsigned good_length(Metric metric) { return metric == Metric::qtm ? 21 : 18; }

}  // namespace

Finder::Finder(TwoPhase solver, unsigned threads) : solver_(std::move(solver)) {
    for (unsigned i = 0; i < threads; ++i)
        threads_.emplace_back([this](const std::stop_token& stop) { serve(stop); });
}

void Finder::ask(const Request& request) {
    const std::lock_guard lock(mutex_);
    const Place           place = {first_nodes, request.id};
    places_[request.id]         = place;
    line_[place]                = {.nodes = first_nodes, .request = request};
    asked_.notify_one();
}

void Finder::drop(std::uint64_t id) {
    const std::lock_guard lock(mutex_);
    const auto            place = places_.find(id);
    if (place == places_.end()) return;
    line_.erase(place->second);
    places_.erase(place);
}

std::vector<Finder::Found> Finder::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(found_, {});
}

void Finder::serve(const std::stop_token& stop) {
    for (;;) {
        std::unique_lock lock(mutex_);
        if (!asked_.wait(lock, stop, [&] { return !line_.empty(); })) return;
        Work work = line_.begin()->second;
        line_.erase(line_.begin());
        lock.unlock();
        // Without memory for it the card goes on alone.
        try {
            search(work, stop);
        } catch (const std::exception&) {
            return;
        }
    }
}

void Finder::search(Work work, const std::stop_token& stop) {
    Limits limits = {.max_nodes = work.nodes};
    if (work.shortest) limits.shorter_than = *work.shortest;
    limits.enough_length = good_length(solver_->metric());
    const Answer answer =
        solver_->solve({.cube = work.request.cube, .limits = limits}, {.stop = stop});

    const std::lock_guard lock(mutex_);
    const auto            place = places_.find(work.request.id);
    if (place == places_.end()) return;
    if (answer.found) {
        work.shortest = answer.length;
        found_.push_back({work.request.slot, work.request.id, answer.solution});
    }
    const bool is_good = work.shortest && *work.shortest <= good_length(solver_->metric());
    if (is_good || work.nodes >= most_nodes) {
        places_.erase(place);
        return;
    }
    work.nodes *= growth;
    place->second        = {work.nodes, work.request.id};
    line_[place->second] = work;
    asked_.notify_one();
}

}  // namespace antipode::batch
