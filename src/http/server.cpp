#include "http/server.h"

#include <algorithm>
#include <cassert>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "http/core.h"
#include "http/event_loop.h"
#include "http/listener.h"
#include "http/messages.h"

namespace antipode::http {

class Server::Impl {
public:
    Impl(ServerOptions options, Handler handler)
        : core_(std::make_shared<const Core>(std::move(options))), handler_(std::move(handler)) {}

    std::optional<Error> start() {
        auto listeners = listen_on(core_->options.host, core_->options.port);
        if (!listeners) return listeners.error();
        listeners_ = *std::move(listeners);
        try {
            start_threads();
        } catch (const std::system_error& error) {
            stop();
            return Error{ErrorKind::environment, message<"server-not-started">(error.what())};
        }
        return std::nullopt;
    }

    void stop() {
        for (const auto& mailbox : team_.mailboxes) mailbox->close();
        threads_.clear();  // waits for them
        loops_.clear();
        team_.mailboxes.clear();
        listeners_.sockets.clear();
    }

    std::uint16_t port() const { return listeners_.port; }
    Counts        counts() const { return {core_->connections->taken(), core_->streams->taken()}; }

private:
    void start_threads() {
        assert(threads_.empty());
        const unsigned count = std::max(1U, core_->options.threads);
        for (unsigned i = 0; i < count; ++i) team_.mailboxes.push_back(std::make_shared<Mailbox>());
        for (unsigned i = 0; i < count; ++i)
            loops_.push_back(std::make_unique<EventLoop>(
                EventLoop::Setting{core_, handler_, listeners_.sockets, team_}, i));
        for (const auto& loop : loops_) threads_.emplace_back([&loop = *loop] { loop.run(); });
    }

    const std::shared_ptr<const Core>       core_;
    const Handler                           handler_;
    ListeningSockets                        listeners_;
    LoopTeam                                team_;
    std::vector<std::unique_ptr<EventLoop>> loops_;
    std::vector<std::jthread>               threads_;
};

Server::Server(ServerOptions options, Handler handler)
    : impl_(std::make_unique<Impl>(std::move(options), std::move(handler))) {}

Server::~Server() { impl_->stop(); }

std::optional<Error> Server::start() { return impl_->start(); }

void Server::stop() { impl_->stop(); }

std::uint16_t Server::port() const { return impl_->port(); }

Server::Counts Server::counts() const { return impl_->counts(); }

}  // namespace antipode::http
