// A client made of a raw socket, and a server to try it on. Nothing waits for
// ever: a server that stays silent for ten seconds fails the test.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <thread>

#include "http/descriptor.h"
#include "http/server.h"

namespace antipode::http::testing {

inline constexpr std::string_view host_line = "Host: localhost\r\n";

inline std::string get(std::string_view target) {
    return "GET " + std::string(target) + " HTTP/1.1\r\n" + std::string(host_line) + "\r\n";
}

inline std::string post(std::string_view target, std::string_view body) {
    return "POST " + std::string(target) + " HTTP/1.1\r\n" + std::string(host_line)
           + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
}

struct Answer {
    int         status = 0;  // 0: the connection ended
    std::string head;
    std::string body;
};

class Client {
public:
    // Not yet connected.
    explicit Client(int family = AF_INET)
        : socket_(::socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0)), family_(family) {
        const timeval patience{.tv_sec = 60, .tv_usec = 0};
        ::setsockopt(number(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        ::setsockopt(number(), SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    }

    void connect(std::uint16_t port) const {
        EXPECT_TRUE(family_ == AF_INET ? connect_v4(port) : connect_v6(port));
    }

    int number() const { return socket_.number(); }

    // False if the server does not take it.
    bool send(std::string_view bytes) const {
        while (!bytes.empty()) {
            const ssize_t count = ::send(number(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (count <= 0) return false;
            bytes.remove_prefix(std::size_t(count));
        }
        return true;
    }

    void finish_sending() const { ::shutdown(number(), SHUT_WR); }

    // Ends the connection with a reset, as a program that crashes does.
    void reset() {
        const linger at_once{.l_onoff = 1, .l_linger = 0};
        ::setsockopt(number(), SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
        close();
    }
    void close() { const Descriptor closed = std::move(socket_); }

    Answer ask(std::string_view request, std::string_view method = "GET") {
        send(request);
        return read_answer(method);
    }

    Answer read_answer(std::string_view method = "GET") {
        const std::string head = read_through("\r\n\r\n");
        if (head.empty()) return {};
        const auto        at     = head.find("Content-Length: ");
        const bool        framed = at != std::string::npos && method != "HEAD";
        const std::size_t length = framed ? std::stoul(head.substr(at + 16)) : 0;
        while (input_.size() < length && receive()) continue;
        return {std::stoi(head.substr(9)), head, taken(length)};
    }

    // Everything until `end`, which is part of it; nothing if the connection ends.
    std::string read_through(std::string_view end) {
        std::size_t at = input_.find(end);
        while (at == std::string::npos) {
            if (!receive()) return {};
            at = input_.find(end);
        }
        return taken(at + end.size());
    }

    // What comes until the server closes.
    std::string read_to_end() {
        while (receive()) continue;
        EXPECT_FALSE(is_out_of_patience_) << "the server did not close the connection";
        return taken(input_.size());
    }

private:
    bool connect_v4(std::uint16_t port) const {
        const sockaddr_in address{.sin_family = AF_INET,
                                  .sin_port   = htons(port),
                                  .sin_addr   = {htonl(INADDR_LOOPBACK)},
                                  .sin_zero   = {}};
        return connect(reinterpret_cast<const sockaddr*>(&address), sizeof address);
    }
    bool connect_v6(std::uint16_t port) const {
        sockaddr_in6 address{};
        address.sin6_family = AF_INET6;
        address.sin6_port   = htons(port);
        address.sin6_addr   = in6addr_loopback;
        return connect(reinterpret_cast<const sockaddr*>(&address), sizeof address);
    }

    bool connect(const sockaddr* address, socklen_t size) const {
        return ::connect(number(), address, size) == 0;
    }

    bool receive() {
        std::string   piece(65536, '\0');
        const ssize_t count = ::recv(number(), piece.data(), piece.size(), 0);
        is_out_of_patience_ = count < 0 && errno == EAGAIN;
        if (count <= 0) return false;
        input_.append(piece, 0, std::size_t(count));
        return true;
    }

    std::string taken(std::size_t size) {
        std::string front = input_.substr(0, size);
        input_.erase(0, size);
        return front;
    }

    Descriptor  socket_;
    int         family_;
    std::string input_;
    bool        is_out_of_patience_ = false;
};

// A server on a port of its own that must start.
class RunningServer {
public:
    RunningServer(ServerOptions options, Server::Handler handler)
        : server_(std::move(options), std::move(handler)) {
        const auto error = server_.start();
        EXPECT_FALSE(error) << error->message.text();
    }

    Server& operator*() { return server_; }
    Server* operator->() { return &server_; }
    Client  client(int family = AF_INET) const {
         Client client(family);
         client.connect(port());
         return client;
    }
    std::uint16_t port() const { return server_.port(); }

private:
    Server server_;
};

// Whether that becomes true within a minute: sanitizers and busy machines take their time.
inline bool comes_true(const std::function<bool()>& condition) {
    for (int i = 0; i < 30'000; ++i) {
        if (condition()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return false;
}

inline std::size_t open_descriptors() {
    const std::filesystem::directory_iterator all("/proc/self/fd");
    return std::size_t(std::distance(begin(all), end(all)));
}

inline void say_hello(const Exchange& exchange) {
    exchange.answer({.content_type = "text/plain", .body = "hello " + exchange.request().path});
}

inline void echo(const Exchange& exchange) { exchange.answer({.body = exchange.request().body}); }

}  // namespace antipode::http::testing
