// The reading half of a connection.
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "http/connection.h"
#include "http/messages.h"

namespace antipode::http {
namespace {

// Answers that the client does not take stop the reading of further requests.
constexpr std::size_t max_unsent = std::size_t{256} * 1024;

const Refusal cut_refusal{400, message<"http-cut-off">()};
const Refusal memory_refusal{503, message<"http-too-many-bodies">()};
const Refusal broken_refusal{500, message<"http-failed">()};

}  // namespace

bool Connection::may_read() const {
    return (is_readable_ || !leftover_.empty()) && output_.size() < max_unsent;
}

void Connection::read_requests(const Turn& turn) {
    while (phase_ == Phase::reading && steps_left_ > 0 && may_read()) {
        if (!leftover_.empty()) {
            const std::string bytes = std::exchange(leftover_, {});
            consume(bytes, turn);
        } else {
            consume(receive(turn), turn);
        }
        --steps_left_;
    }
    if (phase_ == Phase::reading && is_at_end_ && leftover_.empty()) on_end_of_input(turn);
}

std::string_view Connection::receive(const Turn& turn) {
    for (;;) {
        const ssize_t count = ::recv(socket(), turn.buffer.data(), turn.buffer.size(), 0);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0 && errno != EAGAIN) finish();
        if (count == 0) is_at_end_ = true;
        // A full buffer may mean more, and the end of input must be read as well;
        // in all other cases the next byte comes with a new event.
        const bool has_more = count == ssize_t(turn.buffer.size()) || (count > 0 && is_half_gone_);
        if (!has_more) is_readable_ = false;
        return {turn.buffer.data(), std::size_t(std::max<ssize_t>(count, 0))};
    }
}

void Connection::consume(std::string_view bytes, const Turn& turn) {
    using State = RequestParser::State;
    while (phase_ == Phase::reading && steps_left_ > 0 && output_.size() < max_unsent) {
        if (!parser_.has_begun()) begin_request(turn);
        const State state = parser_.take(bytes);
        if (!body_.grow_to(parser_.request().body.size())) return refuse(memory_refusal, turn);
        if (state == State::head || state == State::body) return;
        if (state == State::head_complete) on_head(bytes, turn);
        if (state == State::complete) dispatch(turn);
        if (state == State::refused) refuse(parser_.refusal(), turn);
    }
    leftover_ = bytes;
}

void Connection::begin_request(const Turn& turn) {
    request_began_ = turn.now;
    reply_         = {};
}

// Asks the gate before the body is read: what is forbidden costs nothing.
void Connection::on_head(std::string_view rest, const Turn& turn) {
    const Framing& framing = parser_.framing();
    reply_ = {.is_head = parser_.request().method == "HEAD", .keeps_alive = framing.keeps_alive};
    if (auto refused = ask_gate()) return turn_away(*std::move(refused), turn);
    const auto state = parser_.expect_body(max_body());
    if (state == RequestParser::State::body && rest.empty() && framing.wants_continue)
        output_.text() += continue_text;
}

std::optional<Response> Connection::ask_gate() const {
    const auto& gate = core_->options.gate;
    try {
        return gate ? gate(parser_.request()) : std::nullopt;
    } catch (...) {
        return core_->refusal(broken_refusal);
    }
}

std::size_t Connection::max_body() const {
    const auto& max_body = core_->options.max_body;
    try {
        return max_body ? max_body(parser_.request()) : core_->options.limits.max_body_bytes;
    } catch (...) {
        return core_->options.limits.max_body_bytes;
    }
}

// The connection goes on if there is no body that would have to be skipped.
void Connection::turn_away(Response response, const Turn& turn) {
    if (parser_.framing().has_body()) {
        reply_.keeps_alive = false;
    } else {
        parser_.expect_body(0);
        parser_.take_request();
    }
    respond(std::move(response), turn);
}

void Connection::dispatch(const Turn& turn) {
    const auto exchange =
        std::make_shared<Exchange::State>(parser_.take_request(), contact_, core_);
    exchange_ = exchange;
    phase_    = Phase::waiting;
    --steps_left_;
    try {
        turn.handler(Exchange(exchange));
    } catch (...) {
        exchange->answer(core_->refusal(broken_refusal));
    }
    settle(exchange->leave_handler(), turn);
}

void Connection::on_end_of_input(const Turn& turn) {
    if (parser_.has_begun()) return refuse(cut_refusal, turn);
    phase_ = Phase::draining;
}

void Connection::discard_input(const Turn& turn) {
    while (phase_ == Phase::lingering && is_readable_ && steps_left_-- > 0) receive(turn);
    if (is_at_end_) finish();
}

}  // namespace antipode::http
