// Threads for what takes longer than a thread that waits for connections may
// give, with a queue that can be full.
//
//     WorkerPool workers({.threads = 2, .queue = 256});
//     if (!workers.submit([=] { exchange.answer(slow_answer()); })) … // busy
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace antipode::server {

class WorkerPool {
public:
    struct Options {
        unsigned    threads = 2;
        std::size_t queue   = 256;
    };
    using Work = std::function<void()>;

    // Has fewer threads where the system has no more to give; one it needs.
    explicit WorkerPool(const Options& options);
    ~WorkerPool() { stop(); }
    WorkerPool(const WorkerPool&)            = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    // False if too much is waiting already, or the pool has stopped.
    [[nodiscard]] bool submit(Work work);

    // Forgets what waits, and returns when what has begun is done.
    void stop();

private:
    void work();

    const std::size_t         most_;
    std::mutex                mutex_;  // guards what follows
    std::condition_variable   changed_;
    std::deque<Work>          waiting_;
    bool                      stopped_ = false;
    std::vector<std::jthread> threads_;
};

}  // namespace antipode::server
