#include "explore/count/unit_source.h"

#include <algorithm>

namespace antipode::counting {

LocalSource::LocalSource(std::vector<Unit> units, OnFinished finished,
                         std::optional<std::chrono::milliseconds> patience)
    : waiting_(std::move(units)), on_finished_(std::move(finished)), patience_(patience) {
    std::ranges::reverse(waiting_);
}

std::optional<Unit> LocalSource::next() {
    const std::lock_guard lock(mutex_);
    if (waiting_.empty()) return std::nullopt;
    const Unit unit = waiting_.back();
    waiting_.pop_back();
    ++begun_;
    return unit;
}

void LocalSource::finish(Unit unit, const Tally& tally) {
    const std::lock_guard lock(mutex_);
    finished_.push_back({unit, tally});
    if (finished_.size() == 1) news_.notify_one();
}

bool LocalSource::attend() {
    std::vector<FinishedUnit> finished;
    bool                      goes_on = true;
    {
        std::unique_lock lock(mutex_);
        const auto       is_news = [&] {
            return is_stopped_ || !finished_.empty() || (waiting_.empty() && begun_ == 0);
        };
        if (patience_)
            news_.wait_for(lock, *patience_, is_news);
        else
            news_.wait(lock, is_news);
        finished.swap(finished_);
        begun_ -= finished.size();
        goes_on = begun_ > 0 || !waiting_.empty();
    }
    for (const FinishedUnit& each : finished) on_finished_(each);
    return goes_on;
}

void LocalSource::stop() {
    const std::lock_guard lock(mutex_);
    waiting_.clear();
    is_stopped_ = true;
    news_.notify_one();
}

std::unique_ptr<UnitSource> local_source(unsigned, std::vector<Unit> units, OnFinished finished) {
    return std::make_unique<LocalSource>(std::move(units), std::move(finished));
}

}  // namespace antipode::counting
