// What all connections of a server have in common.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "http/client_room.h"
#include "http/quota.h"
#include "http/refusal.h"
#include "http/server.h"

namespace antipode::http {

struct Core {
    explicit Core(ServerOptions given)
        : options(std::move(given)),
          connections(std::make_shared<Quota>(room_for_clients(options.limits.max_connections))),
          refused(std::make_shared<Quota>(refused_at_once)),
          streams(std::make_shared<Quota>(options.limits.max_streams)),
          bodies(std::make_shared<Quota>(options.limits.max_bodies_bytes)) {}

    Response refusal(const Refusal& refusal) const {
        if (options.refusal) return options.refusal(refusal.status, refusal.message);
        return {.status       = refusal.status,
                .content_type = "text/plain; charset=utf-8",
                .body         = refusal.message.text() + "\n"};
    }

    const ServerOptions          options;
    const std::shared_ptr<Quota> connections;
    const std::shared_ptr<Quota> refused;
    const std::shared_ptr<Quota> streams;
    const std::shared_ptr<Quota> bodies;
};

}  // namespace antipode::http
