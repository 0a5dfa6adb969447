// Functions that are done one after the other, on a thread of their own.
//
//     WorkQueue queue;
//     const auto place = queue.add([] { … });
//     queue.leave(place);     // true if it had not begun, and never will
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace antipode::service {

class WorkQueue {
public:
    enum class Place : std::uint64_t {};

    WorkQueue();
    ~WorkQueue() = default;  // waits for the one that is being done; the others are not done
    WorkQueue(const WorkQueue&)            = delete;
    WorkQueue& operator=(const WorkQueue&) = delete;

    Place add(std::function<void()> function);
    bool  leave(Place place);

private:
    using Waiting = std::pair<Place, std::function<void()>>;

    void work_off(const std::stop_token& stop);  // what the thread does

    std::mutex                  mutex_;  // guards what follows
    std::condition_variable_any changed_;
    std::deque<Waiting>         waiting_;
    std::uint64_t               last_place_ = 0;

    std::jthread worker_;
};

}  // namespace antipode::service
