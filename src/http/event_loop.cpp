#include "http/event_loop.h"

#include <sys/epoll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <new>
#include <system_error>
#include <utility>

namespace antipode::http {
namespace {

// What epoll hands back: 0 is the mailbox, then come the listeners, then the
// numbers of connections.
constexpr std::uint64_t mailbox_token = 0;

constexpr std::size_t buffer_size = std::size_t{64} * 1024;

// Often enough for the shortest limit, rarely enough to cost nothing.
Clock::duration tick_time_for(const ServerLimits& limits) {
    const auto shortest = std::min(
        {limits.request_time, limits.idle_time, limits.write_time, limits.keep_alive_ping});
    return std::clamp(shortest / 4, std::chrono::milliseconds(5), std::chrono::milliseconds(250));
}

[[nodiscard]] bool watch(const Descriptor& epoll, int descriptor, epoll_event event) {
    return ::epoll_ctl(epoll.number(), EPOLL_CTL_ADD, descriptor, &event) == 0;
}

epoll_event event_of(std::uint32_t events, std::uint64_t token) {
    epoll_event event{};
    event.events   = events;
    event.data.u64 = token;
    return event;
}

// Errors of accept() that are about one client, not about accepting as such.
bool is_about_one_client(int error) {
    return error == EINTR || error == ECONNABORTED || error == EPROTO || error == EPERM;
}

}  // namespace

EventLoop::EventLoop(Setting setting, std::size_t number)
    : setting_(std::move(setting)),
      number_(number),
      mailbox_(setting_.team.mailboxes[number]),
      epoll_(::epoll_create1(EPOLL_CLOEXEC)),
      tick_time_(tick_time_for(setting_.core->options.limits)),
      buffer_(buffer_size),
      last_id_(setting_.listeners.size()) {
    if (!epoll_.is_open()
        || !watch(epoll_, mailbox_->descriptor(), event_of(EPOLLIN, mailbox_token)))
        throw std::system_error(errno, std::generic_category(), "epoll");
    watch_listeners();
}

void EventLoop::run() {
    while (!mailbox_->is_closed()) {
        wait();
        give_turns();
        tick();
    }
    shut_down();
}

void EventLoop::wait() {
    std::array<epoll_event, 128> events{};
    const int count = ::epoll_wait(epoll_.number(), events.data(), int(events.size()), timeout());
    now_            = Clock::now();
    for (int i = 0; i < count; ++i) on_event(events[i].data.u64, events[i].events);
}

int EventLoop::timeout() const {
    if (!unfinished_.empty()) return 0;
    if (connections_.empty() && is_accepting_) return -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(next_tick_ - now_);
    return int(std::max<std::int64_t>(left.count(), 0));
}

void EventLoop::on_event(std::uint64_t token, std::uint32_t events) {
    if (token == mailbox_token) return read_mail();
    if (token <= setting_.listeners.size()) return accept_clients(setting_.listeners[token - 1]);
    visit(ConnectionId(token), [&](Connection& client) { client.on_ready(events, turn()); });
}

Turn EventLoop::turn() { return {now_, buffer_, setting_.handler}; }

// Whatever happens on one connection, the others go on.
template <class Action>
void EventLoop::visit(ConnectionId id, Action action) {
    const auto found = connections_.find(id);
    if (found == connections_.end()) return;
    Connection& client = *found->second;
    try {
        action(client);
        if (client.wants_turn()) unfinished_.push_back(id);
    } catch (...) {
        client.finish();
    }
    if (client.is_finished()) connections_.erase(found);
}

void EventLoop::read_mail() {
    mailbox_->collect(mail_);
    for (Mail& mail : mail_) {
        if (auto* arrival = std::get_if<Arrival>(&mail.content))
            adopt(std::move(*arrival));
        else if (auto* newcomer = std::get_if<Newcomer>(&mail.content))
            welcome(std::move(*newcomer));
        else
            deliver(std::move(mail));
    }
    mail_.clear();
}

void EventLoop::deliver(Mail mail) {
    if (!connections_.contains(mail.to)) {
        auto* stream = std::get_if<std::shared_ptr<Stream>>(&mail.content);
        if (stream != nullptr) (*stream)->tell_gone();
        return;
    }
    visit(mail.to, [&](Connection& client) { client.on_mail(std::move(mail), turn()); });
}

void EventLoop::give_turns() {
    for (const ConnectionId id : std::exchange(unfinished_, {}))
        visit(id, [&](Connection& client) { client.go_on(turn()); });
}

void EventLoop::tick() {
    if (now_ < next_tick_) return;
    next_tick_ = now_ + tick_time_;
    if (!is_accepting_) watch_listeners();
    for (auto next = connections_.begin(); next != connections_.end();) {
        const ConnectionId id = (next++)->first;
        visit(id, [&](Connection& client) { client.on_tick(turn()); });
    }
}

void EventLoop::shut_down() {
    read_mail();
    for (auto next = connections_.begin(); next != connections_.end();) {
        const ConnectionId id = (next++)->first;
        visit(id, [&](Connection& client) { client.stop(turn()); });
    }
}

void EventLoop::watch_listeners() {
    std::uint64_t token = mailbox_token;
    is_accepting_       = true;
    for (const Descriptor& listener : setting_.listeners) {
        const auto event = event_of(EPOLLIN | EPOLLEXCLUSIVE, ++token);
        if (!watch(epoll_, listener.number(), event) && errno != EEXIST) is_accepting_ = false;
    }
}

// Without descriptors or memory the listeners would stay ready for ever. New
// clients wait in the system's queue until the next tick.
void EventLoop::pause_accepting() {
    is_accepting_ = false;
    for (const Descriptor& listener : setting_.listeners)
        ::epoll_ctl(epoll_.number(), EPOLL_CTL_DEL, listener.number(), nullptr);
}

void EventLoop::accept_clients(const Descriptor& listener) {
    constexpr int most_at_once = 64;
    for (int i = 0; i < most_at_once; ++i) {
        Descriptor socket(
            ::accept4(listener.number(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
        if (socket.is_open()) {
            welcome({std::move(socket)});
        } else if (!is_about_one_client(errno)) {
            if (errno != EAGAIN) pause_accepting();
            return;
        }
    }
}

// The threads look for a place one after the other: each knows its own clients only.
void EventLoop::welcome(Newcomer newcomer) {
    const Core& core  = *setting_.core;
    const auto& boxes = setting_.team.mailboxes;
    Share       place(core.connections);
    if (find_place(place)) return assign({std::move(newcomer.socket), std::move(place)});
    if (++newcomer.asked < boxes.size()) {
        boxes[(number_ + 1) % boxes.size()]->post({.to = {}, .content = std::move(newcomer)});
        return;
    }
    Share stool(core.refused);
    if (stool.grow_to(1)) assign({std::move(newcomer.socket), std::move(stool), false});
}

bool EventLoop::find_place(Share& place) {
    while (!place.grow_to(1))
        if (!close_longest_idle()) return false;
    return true;
}

bool EventLoop::close_longest_idle() {
    auto longest = connections_.end();
    auto since   = Clock::time_point::max();
    for (auto next = connections_.begin(); next != connections_.end(); ++next) {
        const auto idle_since = next->second->idle_since();
        if (!idle_since || *idle_since >= since) continue;
        longest = next;
        since   = *idle_since;
    }
    if (longest == connections_.end()) return false;
    connections_.erase(longest);
    return true;
}

void EventLoop::assign(Arrival arrival) {
    LoopTeam&   team  = setting_.team;
    const auto& whose = team.mailboxes[team.next++ % team.mailboxes.size()];
    if (whose == mailbox_)
        adopt(std::move(arrival));
    else
        whose->post({.to = {}, .content = std::move(arrival)});
}

void EventLoop::adopt(Arrival arrival) {
    const ConnectionId id{++last_id_};
    const bool         is_welcome = arrival.is_welcome;
    const auto         events     = event_of(EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET, last_id_);
    try {
        auto client = std::make_unique<Connection>(Contact{mailbox_, id}, std::move(arrival),
                                                   setting_.core, now_);
        if (watch(epoll_, client->socket(), events)) connections_.emplace(id, std::move(client));
    } catch (const std::bad_alloc&) {
        return;  // The socket is closed, the others go on.
    }
    if (!is_welcome) visit(id, [&](Connection& client) { client.refuse_service(turn()); });
}

}  // namespace antipode::http
