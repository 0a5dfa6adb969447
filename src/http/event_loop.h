// One thread that waits for many connections at once.
//
// All threads of a server listen on the same sockets; whichever is free accepts
// a client and passes it on to the thread whose turn it is, so that each has as
// many as the others. When all places are taken, a client that is idle gives way
// to a new one.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

#include "http/connection.h"
#include "http/core.h"
#include "http/descriptor.h"
#include "http/mailbox.h"

namespace antipode::http {

// The threads of a server, by their mailboxes.
struct LoopTeam {
    std::vector<std::shared_ptr<Mailbox>> mailboxes;
    std::atomic<std::size_t>              next = 0;  // to get a client
};

class EventLoop {
public:
    struct Setting {
        std::shared_ptr<const Core> core;
        const Server::Handler&      handler;
        std::span<const Descriptor> listeners;
        LoopTeam&                   team;
    };

    // `number` is that of its mailbox in the team. Throws std::system_error if the
    // system has no descriptor left.
    EventLoop(Setting setting, std::size_t number);

    // Until the mailbox is closed.
    void run();

private:
    using Connections = std::unordered_map<ConnectionId, std::unique_ptr<Connection>>;

    void wait();
    int  timeout() const;  // milliseconds; -1: for ever
    void on_event(std::uint64_t token, std::uint32_t events);
    void read_mail();
    void give_turns();
    void tick();
    void shut_down();

    void watch_listeners();
    void pause_accepting();
    void accept_clients(const Descriptor& listener);
    void welcome(Newcomer newcomer);
    bool find_place(Share& place);
    bool close_longest_idle();
    void assign(Arrival arrival);
    void adopt(Arrival arrival);
    void deliver(Mail mail);

    template <class Action>
    void visit(ConnectionId id, Action action);

    Turn turn();

    const Setting                  setting_;
    const std::size_t              number_;
    const std::shared_ptr<Mailbox> mailbox_;
    const Descriptor               epoll_;
    const Clock::duration          tick_time_;
    std::vector<char>              buffer_;
    std::vector<Mail>              mail_;
    Connections                    connections_;
    std::vector<ConnectionId>      unfinished_;  // connections that want another turn
    std::uint64_t                  last_id_;
    bool                           is_accepting_ = false;
    Clock::time_point              now_          = Clock::now();
    Clock::time_point              next_tick_    = now_;
};

}  // namespace antipode::http
