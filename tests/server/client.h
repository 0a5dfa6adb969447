// A client of the server that knows nothing but sockets and the shape of HTTP.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "service/json.h"

namespace antipode::testing {

using Json = nlohmann::ordered_json;

struct Reply {
    int                                status = 0;
    std::map<std::string, std::string> headers;  // names in lower case
    std::string                        body;

    Json json() const { return Json::parse(body, nullptr, false); }
    // Of a refusal; its sentence stands in "message".
    Json        error() const { return json().value("error", Json::object()); }
    std::string header(const std::string& name) const {
        const auto found = headers.find(name);
        return found == headers.end() ? "" : found->second;
    }
};

// One connection. Nothing waits longer than half a minute.
class Client {
public:
    explicit Client(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
        const timeval patience{30, 0};
        setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        sockaddr_in address{};
        address.sin_family      = AF_INET;
        address.sin_port        = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        EXPECT_EQ(connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    }
    ~Client() { hang_up(); }
    Client(const Client&)            = delete;
    Client& operator=(const Client&) = delete;

    void hang_up() {
        if (socket_ >= 0) close(socket_);
        socket_ = -1;
    }

    void send(std::string_view bytes) {
        while (!bytes.empty()) {
            const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) return;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
    }

    // Up to and with `end`; what is there if the server closes before.
    std::string read_until(std::string_view end) {
        for (;;) {
            const std::size_t at = buffer_.find(end);
            if (at != std::string::npos) return take(at + end.size());
            if (!receive()) return take(buffer_.size());
        }
    }
    std::string read_bytes(std::size_t count) {
        while (buffer_.size() < count && receive()) {
        }
        return take(std::min(count, buffer_.size()));
    }
    std::string read_all() {
        while (receive()) {
        }
        return take(buffer_.size());
    }

    Reply read_reply() {
        Reply reply = read_head();
        reply.body  = reply.headers.contains("content-length")
                          ? read_bytes(std::stoul(reply.headers["content-length"]))
                          : std::string();
        return reply;
    }
    // Of an answer whose body has no end yet.
    Reply read_head() { return parsed_head(read_until("\r\n\r\n")); }

    // The next event of a stream: its name and data; nothing when it has ended.
    struct Event {
        std::string name;
        std::string id;
        Json        data;
    };
    std::optional<Event> read_event();

private:
    bool receive() {
        char          bytes[4096];
        const ssize_t count = recv(socket_, bytes, sizeof bytes, 0);
        if (count > 0) buffer_.append(bytes, static_cast<std::size_t>(count));
        return count > 0;
    }
    std::string take(std::size_t count) {
        const std::string taken = buffer_.substr(0, count);
        buffer_.erase(0, count);
        return taken;
    }
    static Reply parsed_head(const std::string& head);

    int         socket_;
    std::string buffer_;
};

inline Reply Client::parsed_head(const std::string& head) {
    Reply reply;
    if (head.size() > 12) reply.status = std::atoi(head.substr(9, 3).c_str());
    for (std::size_t at = head.find("\r\n"); at != std::string::npos;) {
        const std::size_t end   = head.find("\r\n", at + 2);
        const std::string line  = head.substr(at + 2, end - at - 2);
        const std::size_t colon = line.find(": ");
        std::string       name  = line.substr(0, colon);
        std::ranges::transform(name, name.begin(), [](char c) { return char(std::tolower(c)); });
        if (colon != std::string::npos) reply.headers[name] = line.substr(colon + 2);
        at = end;
    }
    return reply;
}

inline std::optional<Client::Event> Client::read_event() {
    for (;;) {
        const std::string block = read_until("\n\n");
        if (block.empty()) return std::nullopt;
        Event event;
        for (std::size_t at = 0; at < block.size();) {
            const std::size_t end  = std::min(block.find('\n', at), block.size());
            const std::string line = block.substr(at, end - at);
            if (line.starts_with("event: ")) event.name = line.substr(7);
            if (line.starts_with("id: ")) event.id = line.substr(4);
            if (line.starts_with("data: "))
                event.data = Json::parse(line.substr(6), nullptr, false);
            at = end + 1;
        }
        if (!event.name.empty()) return event;  // others are comments that keep it alive
    }
}

}  // namespace antipode::testing
