// What an Exchange holds: a request, and where its answer goes.
//
// While the handler runs, an answer is kept here for the connection to pick up
// when the handler returns: no message, no waking. Later ones go by message.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <variant>

#include "http/core.h"
#include "http/mailbox.h"
#include "http/server.h"
#include "http/stream.h"

namespace antipode::http {

class Exchange::State {
public:
    State(Request request, Contact contact, std::shared_ptr<const Core> core)
        : request_(std::move(request)), contact_(std::move(contact)), core_(std::move(core)) {}
    State(const State&)            = delete;
    State& operator=(const State&) = delete;
    ~State();

    const Request& request() const { return request_; }

    // The three of Exchange.
    void                         answer(Response response);
    std::shared_ptr<EventStream> stream();
    void                         on_gone(std::function<void()> callback);

    // For the connection: what there is when the handler returns.
    using Outcome = std::variant<std::monostate, Response, std::shared_ptr<Stream>>;
    Outcome leave_handler();
    void    tell_gone();

private:
    enum class Status { waiting, answered, gone };

    // False if the server has stopped.
    template <class Content>
    bool settle(Content content);

    const Request                     request_;
    const Contact                     contact_;
    const std::shared_ptr<const Core> core_;
    std::mutex                        mutex_;
    Status                            status_     = Status::waiting;
    bool                              in_handler_ = true;
    Outcome                           early_;  // the answer, if the handler still runs
    std::function<void()>             on_gone_;
};

}  // namespace antipode::http
