#include "http/listener.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <cerrno>
#include <cstring>
#include <optional>
#include <system_error>

#include "http/messages.h"

namespace antipode::http {
namespace {

// An address of either family, as the calls of the system want it.
class Address {
public:
    static std::optional<Address> parse(const std::string& host, std::uint16_t port) {
        Address address;
        auto*   v4 = reinterpret_cast<sockaddr_in*>(&address.storage_);
        auto*   v6 = reinterpret_cast<sockaddr_in6*>(&address.storage_);
        if (::inet_pton(AF_INET, host.c_str(), &v4->sin_addr) == 1) {
            v4->sin_family = AF_INET;
            v4->sin_port   = htons(port);
            return address;
        }
        if (::inet_pton(AF_INET6, host.c_str(), &v6->sin6_addr) != 1) return std::nullopt;
        v6->sin6_family = AF_INET6;
        v6->sin6_port   = htons(port);
        return address;
    }

    int             family() const { return storage_.ss_family; }
    const sockaddr* data() const { return reinterpret_cast<const sockaddr*>(&storage_); }
    socklen_t       size() const {
              return family() == AF_INET ? sizeof(sockaddr_in) : sizeof(sockaddr_in6);
    }

private:
    sockaddr_storage storage_{};
};

void set_option(int socket, int level, int option) {
    const int on = 1;
    ::setsockopt(socket, level, option, &on, sizeof on);
}

struct Opened {
    Descriptor socket;
    int        error = 0;  // of errno, if the socket is not open
};

Opened open_listener(const Address& address) {
    constexpr int waiting_clients = 1024;
    Descriptor    socket(
           ::socket(address.family(), SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, IPPROTO_TCP));
    if (!socket.is_open()) return {{}, errno};
    set_option(socket.number(), SOL_SOCKET, SO_REUSEADDR);
    // Accepted sockets inherit it: answers go out at once, each in one piece.
    set_option(socket.number(), IPPROTO_TCP, TCP_NODELAY);
    // "::" means IPv6 alone, so that "localhost" can have a socket per family.
    if (address.family() == AF_INET6) set_option(socket.number(), IPPROTO_IPV6, IPV6_V6ONLY);
    if (::bind(socket.number(), address.data(), address.size()) != 0
        || ::listen(socket.number(), waiting_clients) != 0)
        return {{}, errno};
    return {std::move(socket)};
}

std::uint16_t port_of(const Descriptor& socket) {
    sockaddr_storage storage{};
    socklen_t        size = sizeof storage;
    ::getsockname(socket.number(), reinterpret_cast<sockaddr*>(&storage), &size);
    return storage.ss_family == AF_INET
               ? ntohs(reinterpret_cast<sockaddr_in*>(&storage)->sin_port)
               : ntohs(reinterpret_cast<sockaddr_in6*>(&storage)->sin6_port);
}

Message why_not_listening(int code, const std::string& host, std::uint16_t port) {
    if (code == EADDRINUSE) return message<"port-in-use">(port, host);
    if (code == EACCES) return message<"port-forbidden">(port, host);
    if (code == EADDRNOTAVAIL || code == EAFNOSUPPORT) return message<"no-such-address">(host);
    return message<"cannot-listen">(port, host, std::generic_category().message(code));
}

Error listen_error(int code, const std::string& host, std::uint16_t port) {
    return {ErrorKind::environment, why_not_listening(code, host, port)};
}

Result<ListeningSockets> listen_on_address(const std::string& host, std::uint16_t port) {
    const auto address = Address::parse(host, port);
    if (!address) return Error{ErrorKind::usage, message<"not-an-address">(host)};
    auto [socket, error] = open_listener(*address);
    if (error != 0) return listen_error(error, host, port);
    ListeningSockets listeners{.sockets = {}, .port = port_of(socket)};
    listeners.sockets.push_back(std::move(socket));
    return listeners;
}

// IPv4 decides; a machine without IPv6 is served all the same. But another
// program on the same port of ::1 would take half of the browsers away.
Result<ListeningSockets> listen_on_localhost(std::uint16_t port) {
    auto v4 = listen_on_address("127.0.0.1", port);
    if (!v4) return v4;
    auto [v6, error] = open_listener(*Address::parse("::1", v4->port));
    if (error == EADDRINUSE) return listen_error(error, "::1", v4->port);
    if (error == 0) v4.value().sockets.push_back(std::move(v6));
    return v4;
}

}  // namespace

Result<ListeningSockets> listen_on(const std::string& host, std::uint16_t port) {
    if (host != "localhost") return listen_on_address(host, port);
    auto listeners = listen_on_localhost(port);
    // A port that the system chose for one family may be taken in the other.
    for (int attempt = 0; port == 0 && !listeners && attempt < 8; ++attempt)
        listeners = listen_on_localhost(port);
    return listeners;
}

}  // namespace antipode::http
