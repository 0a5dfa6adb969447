// The two ends of an event stream: any thread sends, the connection takes what
// was sent and says how much the client has left untaken.
#pragma once

#include <cstddef>
#include <functional>
#include <mutex>
#include <string>

#include "http/mailbox.h"
#include "http/quota.h"
#include "http/server.h"

namespace antipode::http {

class Stream : public EventStream {
public:
    Stream(Contact contact, std::size_t max_backlog, Share place)
        : contact_(std::move(contact)), max_backlog_(max_backlog), place_(std::move(place)) {}

    bool send(const Event& event) override;
    bool is_open() const override;
    void close() override;
    void on_close(std::function<void()> callback) override;

    enum class Status {
        open,
        ended,     // by close(): what was sent still goes out
        hopeless,  // the client is too slow: the connection is to be cut
        gone,      // the client is
    };
    struct News {
        std::string text;
        Status      status = Status::open;
    };

    // For the connection. Between two calls it gets at most one message.
    News take_news();
    void set_unsent(std::size_t bytes);
    void tell_gone();

private:
    void announce();

    const Contact         contact_;
    const std::size_t     max_backlog_;
    mutable std::mutex    mutex_;
    Share                 place_;
    Status                status_       = Status::open;
    bool                  is_announced_ = true;  // the connection looks at it when it begins
    std::string           pending_;
    std::size_t           unsent_ = 0;  // bytes the connection took but could not send
    std::function<void()> on_close_;
};

}  // namespace antipode::http
