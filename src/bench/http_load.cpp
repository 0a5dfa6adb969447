#include "bench/http_load.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <memory>
#include <optional>
#include <system_error>

#include "bench/messages.h"

namespace antipode::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int longest_silence = 30;  // seconds

std::string reason() { return std::generic_category().message(errno); }

class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&&)      = delete;
    Descriptor(const Descriptor&)            = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int number() const { return number_; }

private:
    int number_;
};

struct Client {
    Descriptor        socket;
    std::size_t       request = 0;  // that it waits for
    Clock::time_point sent{};
    std::string       received = {};
};

struct Head {
    int         status = 0;
    std::size_t bytes  = 0;  // of the head itself
    std::size_t body   = 0;  // that follow
};

// Enough of HTTP for the answers of one's own server.
std::optional<Head> parse_head(std::string_view text) {
    const std::size_t end = text.find("\r\n\r\n");
    if (end == std::string_view::npos) return std::nullopt;
    Head                       head  = {.bytes = end + 4};
    constexpr std::string_view field = "\r\nContent-Length: ";
    const std::size_t          at    = text.substr(0, end).find(field);
    if (at != std::string_view::npos) {
        const char* const digits = text.data() + at + field.size();
        std::from_chars(digits, text.data() + end, head.body);
    }
    if (text.size() >= 12) std::from_chars(text.data() + 9, text.data() + 12, head.status);
    return head;
}

Result<Descriptor> connect_to(const LoadTask& task) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port   = htons(task.port);
    if (inet_pton(AF_INET, task.host.c_str(), &address.sin_addr) != 1)
        return usage_error(message<"bench-not-numeric">(task.host));
    Descriptor socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    if (socket.number() < 0) return environment_error(message<"bench-no-socket">(reason()));
    // The interface of sockets is older than C++.
    const auto* const any = reinterpret_cast<const sockaddr*>(&address);
    if (::connect(socket.number(), any, sizeof address) != 0)
        return environment_error(message<"bench-unreachable">(task.host, task.port, reason()));
    const int yes = 1;
    ::setsockopt(socket.number(), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return socket;
}

class Load {
public:
    explicit Load(const LoadTask& task) : task_(task), epoll_(::epoll_create1(EPOLL_CLOEXEC)) {}

    Result<LoadResult> run() {
        for (unsigned i = 0; i < task_.connections; ++i)
            if (auto error = open()) return *error;
        start_ = Clock::now();
        for (const auto& client : clients_)
            if (auto error = send_next(*client)) return *error;
        while (waiting_ > 0)
            if (auto error = wait()) return *error;
        result_.elapsed = Clock::now() - start_;
        std::ranges::sort(result_.latencies);
        return std::move(result_);
    }

private:
    std::optional<Error> open() {
        auto socket = connect_to(task_);
        if (!socket) return socket.error();
        clients_.push_back(std::make_unique<Client>(Client{.socket = *std::move(socket)}));
        epoll_event event{.events = EPOLLIN, .data = {.ptr = clients_.back().get()}};
        ::epoll_ctl(epoll_.number(), EPOLL_CTL_ADD, clients_.back()->socket.number(), &event);
        return std::nullopt;
    }

    bool is_over() const {
        return (task_.max_requests != 0 && next_ >= task_.max_requests)
               || Clock::now() - start_ >= task_.max_time;
    }

    std::optional<Error> send_next(Client& client) {
        if (is_over()) return std::nullopt;
        client.request          = next_++ % task_.requests.size();
        const std::string& text = task_.requests[client.request];
        client.sent             = Clock::now();
        // Requests are short: an empty socket takes them whole.
        if (::send(client.socket.number(), text.data(), text.size(), MSG_NOSIGNAL)
            != static_cast<ssize_t>(text.size()))
            return environment_error(message<"bench-not-sent">(reason()));
        ++waiting_;
        return std::nullopt;
    }

    std::optional<Error> wait() {
        constexpr int most = 64;
        epoll_event   events[most];
        const int     count = ::epoll_wait(epoll_.number(), events, most, 1000 * longest_silence);
        if (count == 0) return environment_error(message<"bench-silent-server">(longest_silence));
        for (int i = 0; i < count; ++i)
            if (auto error = receive(*static_cast<Client*>(events[i].data.ptr))) return error;
        return std::nullopt;
    }

    std::optional<Error> receive(Client& client) {
        char          bytes[16 * 1024];
        const ssize_t count = ::recv(client.socket.number(), bytes, sizeof bytes, 0);
        if (count < 0) return environment_error(message<"bench-not-received">(reason()));
        if (count == 0) return environment_error(message<"bench-closed">());
        client.received.append(bytes, static_cast<std::size_t>(count));
        const auto head = parse_head(client.received);
        if (!head || client.received.size() < head->bytes + head->body) return std::nullopt;
        return finish(client, *head);
    }

    std::optional<Error> finish(Client& client, const Head& head) {
        const Seconds latency = Clock::now() - client.sent;
        result_.latencies.push_back(static_cast<float>(latency.count()));
        ++result_.answered;
        --waiting_;
        if (task_.on_reply)
            task_.on_reply({.request = client.request,
                            .status  = head.status,
                            .body    = std::string_view(client.received).substr(head.bytes)});
        client.received.clear();
        return send_next(client);
    }

    const LoadTask&                      task_;
    Descriptor                           epoll_;
    std::vector<std::unique_ptr<Client>> clients_;
    Clock::time_point                    start_;
    std::uint64_t                        next_    = 0;
    std::uint64_t                        waiting_ = 0;
    LoadResult                           result_;
};

}  // namespace

Seconds LoadResult::latency(double share) const {
    if (latencies.empty()) return {};
    const auto last = static_cast<double>(latencies.size() - 1);
    return Seconds(latencies[static_cast<std::size_t>(share * last)]);
}

Result<LoadResult> put_under_load(const LoadTask& task) { return Load(task).run(); }

}  // namespace antipode::bench
