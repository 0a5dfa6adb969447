// The scrambles of one request, made in the pool of searches: the tables may take a while
// the first time, and workers are for short answers. For a client that has gone it stops.
//
//     ScrambleWork::begin(context, fields, exchange);
#pragma once

#include "apps/server/context.h"
#include "base/listeners.h"
#include "base/messages.h"
#include "http/server.h"
#include "service/answers/scramble.h"
#include "service/requests/fields.h"
#include "service/tasks/work.h"

namespace antipode::server {

class ScrambleWork : public service::Work {
public:
    static void begin(Context& context, const service::Fields& fields,
                      const http::Exchange& exchange);

    ScrambleWork(service::Engine& engine, const service::Fields& fields,
                 const http::Exchange& exchange);

protected:
    std::optional<Error> run(const service::WorkWatch& watch) override;
    Message              name() const override { return base_message<"the-search">(); }
    void                 note(service::TaskState state, const std::optional<Error>& why) override;
    void                 deliver() override { outbox_.deliver(); }

private:
    service::Engine&               engine_;
    std::optional<std::uint64_t>   seed_;
    std::uint64_t                  count_;
    std::vector<service::Scramble> scrambles_;
    Outbox<http::Response>         outbox_;
};

}  // namespace antipode::server
