// A small HTTP/1.1 server for one machine's programs and pages.
//
//     Server server({.port = 8080}, [](Exchange exchange) {
//         exchange.answer({.content_type = "text/plain", .body = "hello"});
//     });
//     if (auto error = server.start()) …
//     server.port();          // the one the system chose, if 0 was asked for
//     server.stop();
//
// A few threads wait for all connections, so thousands of idle clients and open
// event streams cost memory only. The handler runs on one of these threads: it
// answers at once, or hands the Exchange to another thread and returns. Every
// size and time a client could abuse is bounded by Limits.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "http/message.h"

namespace antipode::http {

struct ServerLimits {
    std::size_t max_header_bytes = std::size_t{16} * 1024;
    std::size_t max_headers      = 100;
    std::size_t max_body_bytes   = std::size_t{1024} * 1024;
    std::size_t max_bodies_bytes = std::size_t{256} * 1024 * 1024;  // of all requests at once
    // For one more, the longest idle one is closed; fewer where there are too few descriptors.
    std::size_t max_connections = 1024;
    std::size_t max_streams     = 256;
    // Bytes not yet taken by the client: room for all events that somebody has missed.
    std::size_t               max_stream_backlog = std::size_t{4} * 1024 * 1024;
    std::chrono::milliseconds request_time       = std::chrono::seconds(10);  // to arrive whole
    std::chrono::milliseconds idle_time          = std::chrono::seconds(60);  // between requests
    std::chrono::milliseconds write_time = std::chrono::seconds(30);  // without any progress
    std::chrono::milliseconds keep_alive_ping =
        std::chrono::seconds(15);  // comment on silent streams
};

struct ServerOptions {
    std::string   host    = "127.0.0.1";  // an address or "localhost"
    std::uint16_t port    = 0;            // 0: any free one
    unsigned      threads = 1;
    ServerLimits  limits  = {};
    // Paths with another bound for the body, such as uploads.
    std::function<std::size_t(const Request&)> max_body = {};
    // Asked after the headers, before the body is read: a response refuses it.
    std::function<std::optional<Response>(const Request&)> gate = {};
    // How the server's own refusals look (malformed, too large, too slow, too
    // many requests); one line of plain text if none is given. Any thread may
    // ask for one.
    std::function<Response(int status, const Message& message)> refusal = {};
};

// One event of a text/event-stream.
struct Event {
    std::string name;
    std::string data;     // lines are split as the format wants
    std::string id = {};  // left out if empty
};

// An answer that goes on. Any thread may send; all of it is safe after the
// client has gone, when sending does nothing.
class EventStream {
public:
    virtual ~EventStream() = default;

    virtual bool send(const Event& event) = 0;  // false: the client is gone or hopelessly slow
    virtual bool is_open() const          = 0;
    virtual void close()                  = 0;
    // Called once, on a thread of the server, when the client goes away; at once
    // if it has gone already.
    virtual void on_close(std::function<void()> callback) = 0;
};

// A request that waits for its answer. A copyable handle; exactly one of
// answer() and stream() counts, and an Exchange dropped unanswered answers 500.
class Exchange {
public:
    class State;
    explicit Exchange(std::shared_ptr<State> state) : state_(std::move(state)) {}

    const Request& request() const;

    // Any thread; never blocks.
    void answer(Response response) const;

    // Begins an event stream; nullptr when too many are open, which 503 told the
    // client, or when the client is gone or answered.
    std::shared_ptr<EventStream> stream() const;

    // The client closed the connection before it had its answer.
    void on_gone(std::function<void()> callback) const;

private:
    std::shared_ptr<State> state_;
};

class Server {
public:
    using Handler = std::function<void(Exchange)>;

    Server(ServerOptions options, Handler handler);
    ~Server();
    Server(const Server&)            = delete;
    Server& operator=(const Server&) = delete;

    std::optional<Error> start();  // listens; the error says which port and why
    // Sends what can be sent at once and closes everything; waiting clients get
    // 503, and their on_gone and on_close are called. Also done by the destructor;
    // not from a handler, for which it would wait.
    void          stop();
    std::uint16_t port() const;

    struct Counts {
        std::size_t connections = 0;
        std::size_t streams     = 0;
    };
    Counts counts() const;

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace antipode::http
