// Messages to whoever listens, in order, with no lock held while they listen.
//
//     Listeners<Event>   listeners;
//     const Subscription subscription = listeners.add([](const Event& event) { … });
//     {
//         const std::lock_guard lock(mutex);
//         listeners.put(event);    // only queues: fine with any lock held
//     }
//     listeners.deliver();         // calls back
//
// A listener gets its messages one at a time, on whichever thread delivers.
// When the subscription is gone it is not called any more, and no call of it is
// under way, except for one that gave up the subscription itself.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "base/at_end.h"

namespace antipode {

// What waits for one listener.
template <class Message>
class Outbox {
public:
    using Callback = std::function<void(const Message&)>;

    explicit Outbox(Callback callback) : callback_(std::move(callback)) {}

    void put(Message message) {
        const std::lock_guard lock(mutex_);
        if (!closed_) waiting_.push_back(std::move(message));
    }

    // Unless the last of those that wait takes it in: join(last, message) says whether.
    template <class Join>
    void put_joined(Message message, const Join& join) {
        const std::lock_guard lock(mutex_);
        if (closed_ || (!waiting_.empty() && join(waiting_.back(), message))) return;
        waiting_.push_back(std::move(message));
    }

    // Returns when nothing waits, or when another thread is delivering. What a listener
    // throws comes out of here; the next delivery goes on after that message.
    void deliver() {
        std::unique_lock lock(mutex_);
        if (delivering_ != std::thread::id()) return;
        delivering_ = std::this_thread::get_id();
        const AtEnd leave([&] {
            if (!lock.owns_lock()) lock.lock();  // a listener has thrown
            delivering_ = {};
            idle_.notify_all();
        });
        while (!waiting_.empty()) {
            const Message message = std::move(waiting_.front());
            waiting_.pop_front();
            lock.unlock();
            callback_(message);
            lock.lock();
        }
    }

    void close() {
        std::unique_lock lock(mutex_);
        closed_ = true;
        waiting_.clear();
        const auto is_safe = [&] {
            return delivering_ == std::thread::id() || delivering_ == std::this_thread::get_id();
        };
        idle_.wait(lock, is_safe);
    }

private:
    Callback                callback_;
    std::mutex              mutex_;  // guards what follows
    std::condition_variable idle_;
    std::deque<Message>     waiting_;
    std::thread::id         delivering_;
    bool                    closed_ = false;
};

// Ends when it is destroyed. It may outlive what it listens to.
class [[nodiscard]] Subscription {
public:
    Subscription() = default;
    explicit Subscription(std::function<void()> end) : end_(std::move(end)) {}
    Subscription(Subscription&& other) noexcept : end_(std::exchange(other.end_, {})) {}
    Subscription& operator=(Subscription&& other) noexcept {
        if (this == &other) return *this;
        end();
        end_ = std::exchange(other.end_, {});
        return *this;
    }
    ~Subscription() { end(); }

    void end() {
        if (const auto once = std::exchange(end_, {})) once();
    }

private:
    std::function<void()> end_;
};

template <class Message>
class Listeners {
public:
    using Callback = typename Outbox<Message>::Callback;

    // The first messages are for this listener alone; they wait for deliver().
    Subscription add(Callback callback, const std::vector<Message>& first = {}) {
        auto outbox = std::make_shared<Outbox<Message>>(std::move(callback));
        for (const Message& message : first) outbox->put(message);
        const std::lock_guard lock(list_->mutex);
        list_->outboxes.push_back(outbox);
        return Subscription([list = list_, outbox] {
            list->remove(outbox);
            outbox->close();
        });
    }

    void put(const Message& message) {
        const std::lock_guard lock(list_->mutex);
        for (const auto& outbox : list_->outboxes) outbox->put(message);
    }

    void deliver() {
        for (const auto& outbox : list_->copy()) outbox->deliver();
    }

private:
    using Outboxes = std::vector<std::shared_ptr<Outbox<Message>>>;

    struct List {
        std::mutex mutex;
        Outboxes   outboxes;

        Outboxes copy() {
            const std::lock_guard lock(mutex);
            return outboxes;
        }
        void remove(const std::shared_ptr<Outbox<Message>>& outbox) {
            const std::lock_guard lock(mutex);
            std::erase(outboxes, outbox);
        }
    };

    std::shared_ptr<List> list_ = std::make_shared<List>();
};

}  // namespace antipode
