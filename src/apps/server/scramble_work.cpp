#include "apps/server/scramble_work.h"

#include "apps/server/failure.h"
#include "service/json.h"
#include "service/requests/positions.h"

namespace antipode::server {

void ScrambleWork::begin(Context& context, const service::Fields& fields,
                         const http::Exchange& exchange) {
    const auto work = std::make_shared<ScrambleWork>(context.engine, fields, exchange);
    exchange.on_gone([&context, weak = std::weak_ptr(work)] {
        if (const service::WorkPool::Handle gone = weak.lock())
            context.pool.stop(gone, service::StopReason::asked);
    });
    if (const auto error = context.pool.submit(work)) exchange.answer(refusal(*error));
}

ScrambleWork::ScrambleWork(service::Engine& engine, const service::Fields& fields,
                           const http::Exchange& exchange)
    : Work({.lane = service::Lane::at_once, .threads = 1}),
      engine_(engine),
      seed_(fields.find_whole<std::uint64_t>("seed")),
      count_(fields.whole<std::uint64_t>("count")),
      outbox_([exchange](const http::Response& response) { exchange.answer(response); }) {}

std::optional<Error> ScrambleWork::run(const service::WorkWatch& watch) {
    service::Scrambles scrambles(engine_, seed_);
    while (scrambles_.size() < count_) {
        auto next = scrambles.next(watch.stop);
        if (!next) return next.error();
        scrambles_.push_back(*std::move(next));
    }
    return std::nullopt;
}

// Stopped ones have nobody to be told to.
void ScrambleWork::note(service::TaskState state, const std::optional<Error>& why) {
    if (why) return outbox_.put(refusal(*why));
    if (state != service::TaskState::done) return;
    outbox_.put(json_response(
        {{"scrambles", service::list_json(scrambles_, [](const service::Scramble& one) {
              return to_json(one);
          })}}));
}

}  // namespace antipode::server
