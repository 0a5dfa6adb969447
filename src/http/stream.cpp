#include "http/stream.h"

#include <utility>

#include "http/callback.h"
#include "http/event_text.h"

namespace antipode::http {

bool Stream::send(const Event& event) {
    const std::string      text = to_text(event);
    const std::scoped_lock lock(mutex_);
    if (status_ != Status::open) return false;
    const std::size_t backlog = pending_.size() + unsent_;
    // A single event larger than the bound may pass when nothing else waits.
    if (backlog > 0 && backlog + text.size() > max_backlog_)
        status_ = Status::hopeless;
    else
        pending_ += text;
    announce();
    return status_ == Status::open;
}

bool Stream::is_open() const {
    const std::scoped_lock lock(mutex_);
    return status_ == Status::open;
}

void Stream::close() {
    std::function<void()>  dropped;  // destroyed without the lock
    const std::scoped_lock lock(mutex_);
    if (status_ != Status::open) return;
    status_ = Status::ended;
    dropped.swap(on_close_);
    announce();
}

void Stream::on_close(std::function<void()> callback) {
    {
        const std::scoped_lock lock(mutex_);
        if (status_ == Status::ended) return;
        if (status_ != Status::gone) {
            on_close_.swap(callback);
            return;
        }
    }
    call(callback);
}

Stream::News Stream::take_news() {
    const std::scoped_lock lock(mutex_);
    is_announced_ = false;
    return {std::exchange(pending_, {}), status_};
}

void Stream::set_unsent(std::size_t bytes) {
    const std::scoped_lock lock(mutex_);
    unsent_ = bytes;
}

void Stream::tell_gone() {
    std::function<void()> callback;
    {
        const std::scoped_lock lock(mutex_);
        if (status_ == Status::gone) return;
        status_ = Status::gone;
        pending_.clear();
        place_.release();
        callback.swap(on_close_);
    }
    call(callback);
}

void Stream::announce() {
    if (!std::exchange(is_announced_, true)) contact_.post(StreamNews{});
}

}  // namespace antipode::http
