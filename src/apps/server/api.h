// Answers the requests to /api/: finds the route, reads and checks the fields, and
// has the handler run where it belongs.
//
//     Api api(context, all_routes());
//     api.handle(exchange);
#pragma once

#include <optional>
#include <variant>

#include "apps/server/context.h"
#include "apps/server/route.h"
#include "apps/server/router.h"

namespace antipode::server {

class Api {
public:
    // The context and the routes must outlive it, and all that it has begun.
    Api(Context& context, std::span<const Route> routes) : context_(context), router_(routes) {}

    void handle(const http::Exchange& exchange);

    // On the calling thread, without a connection. Nothing for a request that
    // only an exchange can answer.
    std::optional<http::Response> answer(const http::Request& request);

    // How large a body may be; nothing where the usual bound holds.
    std::optional<std::size_t> max_body(const http::Request& request) const;

private:
    struct Prepared {
        const Route& route;
        Fields       fields;
    };
    std::variant<Prepared, http::Response> prepare(const http::Request& request) const;

    void           run(const Route& route, const Fields& fields, const http::Exchange& exchange);
    http::Response run(AnswerHandler handler, const Fields& fields, const http::Request& request);

    Context& context_;
    Router   router_;
};

}  // namespace antipode::server
