#include "apps/server/worker_pool.h"

#include <system_error>

#include "base/team.h"
#include "http/callback.h"

namespace antipode::server {

WorkerPool::WorkerPool(const Options& options) : most_(options.queue) {
    for (unsigned i = 0; i < options.threads; ++i) {
        std::jthread thread;
        if (!start_thread(thread, [this] { work(); })) break;
        threads_.push_back(std::move(thread));
    }
    if (threads_.empty())
        throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
}

bool WorkerPool::submit(Work work) {
    const std::lock_guard lock(mutex_);
    if (stopped_ || waiting_.size() >= most_) return false;
    waiting_.push_back(std::move(work));
    changed_.notify_one();
    return true;
}

void WorkerPool::stop() {
    std::deque<Work> forgotten;  // outside of the lock: its ends may answer requests
    {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
        forgotten.swap(waiting_);
        changed_.notify_all();
    }
    threads_.clear();
}

void WorkerPool::work() {
    for (;;) {
        Work next;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [&] { return stopped_ || !waiting_.empty(); });
            if (stopped_) return;
            next = std::move(waiting_.front());
            waiting_.pop_front();
        }
        http::call(next);
    }
}

}  // namespace antipode::server
