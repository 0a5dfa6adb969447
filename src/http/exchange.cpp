#include "http/exchange.h"

#include <utility>

#include "http/callback.h"
#include "http/messages.h"

namespace antipode::http {
namespace {

const Refusal dropped_refusal{500, message<"http-no-answer">()};
const Refusal streams_refusal{503, message<"http-too-many-streams">()};

}  // namespace

Exchange::State::~State() {
    if (status_ != Status::waiting || in_handler_) return;
    try {
        contact_.post(core_->refusal(dropped_refusal));
    } catch (...) {  // NOLINT(bugprone-empty-catch): out of memory, the client waits in vain.
    }
}

// Called with the lock held.
template <class Content>
bool Exchange::State::settle(Content content) {
    status_ = Status::answered;
    if (!in_handler_) return contact_.post(std::move(content));
    early_ = std::move(content);
    return true;
}

void Exchange::State::answer(Response response) {
    std::function<void()>  dropped;  // destroyed without the lock
    const std::scoped_lock lock(mutex_);
    if (status_ != Status::waiting) return;
    dropped.swap(on_gone_);
    settle(std::move(response));
}

std::shared_ptr<EventStream> Exchange::State::stream() {
    std::function<void()>  dropped;
    const std::scoped_lock lock(mutex_);
    if (status_ != Status::waiting) return nullptr;
    dropped.swap(on_gone_);
    Share place(core_->streams);
    if (!place.grow_to(1)) {
        settle(core_->refusal(streams_refusal));
        return nullptr;
    }
    auto stream = std::make_shared<Stream>(contact_, core_->options.limits.max_stream_backlog,
                                           std::move(place));
    if (!settle(stream)) stream->tell_gone();
    return stream;
}

void Exchange::State::on_gone(std::function<void()> callback) {
    {
        const std::scoped_lock lock(mutex_);
        if (status_ == Status::answered) return;
        if (status_ == Status::waiting) {
            on_gone_.swap(callback);
            return;
        }
    }
    call(callback);
}

Exchange::State::Outcome Exchange::State::leave_handler() {
    const std::scoped_lock lock(mutex_);
    in_handler_ = false;
    return std::exchange(early_, {});
}

void Exchange::State::tell_gone() {
    std::function<void()> callback;
    {
        const std::scoped_lock lock(mutex_);
        if (status_ != Status::waiting) return;
        status_ = Status::gone;
        callback.swap(on_gone_);
    }
    call(callback);
}

const Request& Exchange::request() const { return state_->request(); }

void Exchange::answer(Response response) const { state_->answer(std::move(response)); }

std::shared_ptr<EventStream> Exchange::stream() const { return state_->stream(); }

void Exchange::on_gone(std::function<void()> callback) const {
    state_->on_gone(std::move(callback));
}

}  // namespace antipode::http
