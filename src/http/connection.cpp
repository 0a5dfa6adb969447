#include "http/connection.h"

#include <sys/epoll.h>
#include <sys/socket.h>

#include <utility>

#include "http/event_text.h"
#include "http/messages.h"

namespace antipode::http {
namespace {

constexpr auto linger_time = std::chrono::seconds(2);

const Refusal slow_refusal{408, message<"http-too-slow">()};
const Refusal full_refusal{503, message<"http-too-many-clients">()};
const Refusal stop_refusal{503, message<"http-stopping">()};

}  // namespace

Connection::Connection(Contact contact, Arrival arrival, std::shared_ptr<const Core> core,
                       Clock::time_point now)
    : contact_(std::move(contact)),
      socket_(std::move(arrival.socket)),
      core_(std::move(core)),
      place_(std::move(arrival.place)),
      body_(core_->bodies),
      parser_({.max_header_bytes = core_->options.limits.max_header_bytes,
               .max_headers      = core_->options.limits.max_headers}),
      quiet_since_(now),
      request_began_(now),
      last_progress_(now),
      lingering_since_(now) {}

// A client that has only closed its sending half still wants its answers. A
// browser that leaves a stream does not look any different, and nothing else
// can be expected on a stream, hence the exception.
void Connection::on_ready(std::uint32_t events, const Turn& turn) {
    if ((events & (EPOLLHUP | EPOLLERR)) != 0) return finish();
    if ((events & EPOLLRDHUP) != 0) is_half_gone_ = true;
    if ((events & (EPOLLIN | EPOLLRDHUP)) != 0) is_readable_ = true;
    if (phase_ == Phase::streaming && is_half_gone_) return finish();
    go_on(turn);
}

void Connection::on_mail(Mail mail, const Turn& turn) {
    if (auto* response = std::get_if<Response>(&mail.content))
        settle(std::move(*response), turn);
    else if (auto* stream = std::get_if<std::shared_ptr<Stream>>(&mail.content))
        settle(std::move(*stream), turn);
    else
        take_news();
    go_on(turn);
}

void Connection::go_on(const Turn& turn) {
    constexpr int steps_per_turn = 64;
    steps_left_                  = steps_per_turn;
    if (phase_ == Phase::reading) read_requests(turn);
    if (phase_ == Phase::lingering) discard_input(turn);
    flush(turn);
}

bool Connection::wants_turn() const {
    if (phase_ == Phase::lingering) return is_readable_;
    return phase_ == Phase::reading && may_read();
}

void Connection::on_tick(const Turn& turn) {
    const ServerLimits& limits = core_->options.limits;
    if (is_stalled(turn)) return finish();
    if (phase_ == Phase::lingering && turn.now - lingering_since_ > linger_time) return finish();
    if (phase_ == Phase::streaming && output_.empty()
        && turn.now - last_progress_ > limits.keep_alive_ping) {
        output_.text() += ping_text;
        flush(turn);
    }
    if (phase_ == Phase::waiting) probe(turn);
    if (phase_ != Phase::reading) return;
    if (parser_.has_begun() && turn.now - request_began_ > limits.request_time) {
        refuse(slow_refusal, turn);
        flush(turn);
    } else if (const auto since = idle_since(); since && turn.now - *since > limits.idle_time) {
        finish();
    }
}

std::optional<Clock::time_point> Connection::idle_since() const {
    const bool is_idle =
        phase_ == Phase::reading && !parser_.has_begun() && !may_read() && output_.empty();
    return is_idle ? std::optional(quiet_since_) : std::nullopt;
}

// Whether a client that sends no more still listens shows when something is sent
// to it: an interim answer, which clients of HTTP/1.1 must bear (RFC 9110, section
// 15.2), comes back as an error if nobody is there.
void Connection::probe(const Turn& turn) {
    if (!is_half_gone_ || !reply_.keeps_alive || std::exchange(is_probed_, true)) return;
    output_.text() += continue_text;
    flush(turn);
}

bool Connection::is_stalled(const Turn& turn) const {
    return is_blocked_ && turn.now - last_progress_ > core_->options.limits.write_time;
}

void Connection::refuse_service(const Turn& turn) {
    refuse(full_refusal, turn);
    flush(turn);
}

void Connection::stop(const Turn& turn) {
    if (phase_ == Phase::waiting) {
        if (const auto exchange = exchange_.lock()) exchange->tell_gone();
        refuse(stop_refusal, turn);
    }
    if (phase_ == Phase::streaming) take_news();
    flush(turn);
    finish();
}

void Connection::finish() {
    if (std::exchange(phase_, Phase::finished) == Phase::finished) return;
    if (const auto exchange = exchange_.lock()) exchange->tell_gone();
    if (stream_) stream_->tell_gone();
}

void Connection::respond(Response response, const Turn& turn) {
    if (response.closes) reply_.keeps_alive = false;
    append_response(output_, std::move(response), reply_);
    phase_       = reply_.keeps_alive ? Phase::reading : Phase::draining;
    quiet_since_ = turn.now;
    exchange_.reset();
    body_.release();
}

// After a refusal nobody knows where the next request begins.
void Connection::refuse(const Refusal& refusal, const Turn& turn) {
    reply_.keeps_alive = false;
    respond(core_->refusal(refusal), turn);
}

void Connection::settle(Exchange::State::Outcome outcome, const Turn& turn) {
    if (phase_ != Phase::waiting) return;
    if (auto* response = std::get_if<Response>(&outcome))
        respond(std::move(*response), turn);
    else if (auto* stream = std::get_if<std::shared_ptr<Stream>>(&outcome))
        begin_stream(std::move(*stream));
}

void Connection::begin_stream(std::shared_ptr<Stream> stream) {
    stream_ = std::move(stream);
    exchange_.reset();
    body_.release();
    phase_ = Phase::streaming;
    append_stream_head(output_);
    if (reply_.is_head) stream_->close();
    take_news();
}

void Connection::take_news() {
    if (phase_ != Phase::streaming) return;
    if (is_half_gone_) return finish();
    auto [text, status] = stream_->take_news();
    if (status == Stream::Status::hopeless) return finish();
    if (!reply_.is_head) output_.append(std::move(text));
    if (status == Stream::Status::ended) phase_ = Phase::draining;
}

void Connection::flush(const Turn& turn) {
    if (phase_ == Phase::finished) return;
    if (const std::size_t before = output_.size(); before > 0) {
        if (output_.send_to(socket()) == OutputQueue::Outcome::broken) return finish();
        if (!is_blocked_ || output_.size() < before) last_progress_ = turn.now;
        if (stream_) stream_->set_unsent(output_.size());
    }
    is_blocked_ = !output_.empty();
    if (phase_ == Phase::draining && !is_blocked_) begin_linger(turn);
}

// Closing a socket with bytes unread makes the system discard those not yet
// delivered, such as the answer to an upload that is refused halfway. So the
// client is told that this is the end, and gets time to hear it.
void Connection::begin_linger(const Turn& turn) {
    ::shutdown(socket(), SHUT_WR);
    if (is_at_end_) return finish();
    phase_           = Phase::lingering;
    lingering_since_ = turn.now;
    is_readable_     = true;
    leftover_.clear();
}

}  // namespace antipode::http
