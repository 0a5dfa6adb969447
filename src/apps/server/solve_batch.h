// The cubes of one request on their way to an answer. What is found quickly is
// found on the calling thread; the rest goes to the pool of searches, and the
// answer leaves when the last one is done. Searches for a client that has gone
// are stopped.
//
//     SolveBatch::begin(context, request, exchange);
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "apps/server/context.h"
#include "http/server.h"
#include "service/requests/solve.h"

namespace antipode::server {

class SolveBatch : public std::enable_shared_from_this<SolveBatch> {
public:
    static void begin(Context& context, service::SolveRequest request,
                      const http::Exchange& exchange);

    SolveBatch(Context& context, service::SolveRequest request, http::Exchange exchange);

private:
    using Answer = Result<service::SolveAnswer>;

    void start();
    void start(std::size_t cube);
    void keep(std::size_t cube, Answer answer);
    void stop();
    void answer_all();

    Context&                    context_;
    const service::SolveRequest request_;
    const http::Exchange        exchange_;

    std::mutex                             mutex_;  // guards what follows
    std::vector<std::optional<Answer>>     answers_;
    std::size_t                            missing_;
    std::vector<service::WorkPool::Handle> searches_;
    bool                                   is_gone_ = false;
};

}  // namespace antipode::server
