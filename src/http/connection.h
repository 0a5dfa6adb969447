// One client: reads its requests, has them answered in order, closes.
//
//     reading ──────> waiting ──> reading …      one exchange after the other
//        │               └──────> streaming      an event stream, until it ends
//        └> draining <──────┘                    the last bytes go out
//              └──> lingering ──> finished       until the client has seen them
//
// A connection belongs to one thread, which calls it when the socket is ready,
// when there is mail, and now and then because time passes. It never
// waits. Events of the socket come edge-triggered: the connection remembers
// that there is more to read and asks for another turn when it had enough for
// one, so that no client keeps the others waiting.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "http/core.h"
#include "http/descriptor.h"
#include "http/exchange.h"
#include "http/mailbox.h"
#include "http/output.h"
#include "http/parser.h"
#include "http/response_text.h"

namespace antipode::http {

using Clock = std::chrono::steady_clock;

// What the thread lends to a connection while it is its turn.
struct Turn {
    Clock::time_point      now;
    std::span<char>        buffer;  // for reading
    const Server::Handler& handler;
};

class Connection {
public:
    Connection(Contact contact, Arrival arrival, std::shared_ptr<const Core> core,
               Clock::time_point now);

    int socket() const { return socket_.number(); }

    void on_ready(std::uint32_t events, const Turn& turn);  // of epoll
    void on_mail(Mail mail, const Turn& turn);
    void on_tick(const Turn& turn);
    void go_on(const Turn& turn);  // when it wants_turn()

    // Answers 503 to whatever comes.
    void refuse_service(const Turn& turn);
    // The server stops: sends what can be sent at once.
    void stop(const Turn& turn);
    // The client is gone, or as good as gone.
    void finish();

    bool is_finished() const { return phase_ == Phase::finished; }
    bool wants_turn() const;
    // Since when it has neither sent a byte nor got one, if it waits for nothing.
    std::optional<Clock::time_point> idle_since() const;

private:
    enum class Phase { reading, waiting, streaming, draining, lingering, finished };

    // Reading (connection_input.cpp).
    bool                    may_read() const;
    void                    read_requests(const Turn& turn);
    std::string_view        receive(const Turn& turn);
    void                    consume(std::string_view bytes, const Turn& turn);
    void                    begin_request(const Turn& turn);
    void                    on_head(std::string_view rest, const Turn& turn);
    std::optional<Response> ask_gate() const;
    std::size_t             max_body() const;
    void                    turn_away(Response response, const Turn& turn);
    void                    dispatch(const Turn& turn);
    void                    on_end_of_input(const Turn& turn);
    void                    discard_input(const Turn& turn);

    // Answering (connection.cpp).
    void respond(Response response, const Turn& turn);
    void refuse(const Refusal& refusal, const Turn& turn);
    void settle(Exchange::State::Outcome outcome, const Turn& turn);
    void begin_stream(std::shared_ptr<Stream> stream);
    void take_news();
    void flush(const Turn& turn);
    void begin_linger(const Turn& turn);
    void probe(const Turn& turn);
    bool is_stalled(const Turn& turn) const;

    const Contact                     contact_;
    const Descriptor                  socket_;
    const std::shared_ptr<const Core> core_;
    Share                             place_;  // among the connections
    Share                             body_;   // among the bytes of bodies

    Phase                          phase_ = Phase::reading;
    RequestParser                  parser_;
    std::string                    leftover_;  // read, but behind a request not yet answered
    Reply                          reply_;
    std::weak_ptr<Exchange::State> exchange_;
    std::shared_ptr<Stream>        stream_;
    OutputQueue                    output_;

    bool is_readable_  = false;  // the socket may have more
    bool is_half_gone_ = false;  // the client has told that it sends no more
    bool is_probed_    = false;  // and it was seen whether it listens
    bool is_at_end_    = false;  // and all of it is read
    bool is_blocked_   = false;  // there is output that the client must take first
    int  steps_left_   = 0;      // of this turn

    Clock::time_point quiet_since_;    // since the last answer, or the beginning
    Clock::time_point request_began_;  // when its first byte came
    Clock::time_point last_progress_;  // when the client last took bytes
    Clock::time_point lingering_since_;
};

}  // namespace antipode::http
