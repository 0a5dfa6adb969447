// How other threads reach a connection: they leave mail for the thread that
// owns it. Connections are named by numbers that are never used twice, so
// mail for one that is gone finds nobody.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <variant>
#include <vector>

#include "http/descriptor.h"
#include "http/message.h"
#include "http/quota.h"

namespace antipode::http {

class Stream;

enum class ConnectionId : std::uint64_t {};

struct StreamNews {};  // the stream of the connection has something to take

// A client that was accepted on another thread.
struct Arrival {
    Descriptor socket;
    Share      place;  // among the connections, or among those that are refused
    bool       is_welcome = true;
};

// A client for whom there is no place yet, and how many threads have looked for one.
struct Newcomer {
    Descriptor  socket;
    std::size_t asked = 0;
};

struct Mail {
    ConnectionId                                                                   to = {};
    std::variant<StreamNews, Response, std::shared_ptr<Stream>, Arrival, Newcomer> content;
};

class Mailbox {
public:
    Mailbox();  // throws std::system_error if the system has no descriptor left

    // Any thread, never waits. Once closed, whatever is posted is dropped: false.
    bool post(Mail mail);
    void close();

    // For the owner: the descriptor is readable when there is mail or it was closed.
    int  descriptor() const { return event_.number(); }
    bool is_closed() const;
    // Exchanges the mail for an empty list, whose memory is used again.
    void collect(std::vector<Mail>& empty);

private:
    void ring();

    Descriptor         event_;
    mutable std::mutex mutex_;
    std::vector<Mail>  mail_;
    bool               is_closed_ = false;
};

// The way back to a connection.
struct Contact {
    std::shared_ptr<Mailbox> mailbox;
    ConnectionId             connection = {};

    template <class Content>
    bool post(Content content) const {
        return mailbox->post({connection, std::move(content)});
    }
};

}  // namespace antipode::http
