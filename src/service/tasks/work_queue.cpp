#include "service/tasks/work_queue.h"

#include <algorithm>

namespace antipode::service {

WorkQueue::WorkQueue() : worker_([this](const std::stop_token& stop) { work_off(stop); }) {}

WorkQueue::Place WorkQueue::add(std::function<void()> function) {
    const std::lock_guard lock(mutex_);
    const Place           place{++last_place_};
    waiting_.emplace_back(place, std::move(function));
    changed_.notify_one();
    return place;
}

bool WorkQueue::leave(Place place) {
    const std::lock_guard lock(mutex_);
    return std::erase_if(waiting_, [&](const Waiting& each) { return each.first == place; }) > 0;
}

void WorkQueue::work_off(const std::stop_token& stop) {
    for (;;) {
        std::function<void()> function;
        {
            std::unique_lock lock(mutex_);
            if (!changed_.wait(lock, stop, [&] { return !waiting_.empty(); })) return;
            if (stop.stop_requested()) return;
            function = std::move(waiting_.front().second);
            waiting_.pop_front();
        }
        try {
            function();
        } catch (...) {  // NOLINT(bugprone-empty-catch): there was no memory even to tell the end
        }
    }
}

}  // namespace antipode::service
