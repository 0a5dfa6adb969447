// The events of a job or of a question, sent to whoever follows it: first what was
// missed, then what happens.
#pragma once

#include <charconv>
#include <memory>
#include <string>

#include "apps/server/failure.h"
#include "http/server.h"
#include "service/job_events.h"

namespace antipode::server {

// What the client had already; whoever never had an event begins with the first.
inline std::uint64_t last_event(const http::Request& request) {
    std::uint64_t      number = 0;
    const std::string* text   = request.header("Last-Event-ID");
    if (text != nullptr) std::from_chars(text->data(), text->data() + text->size(), number);
    return number;
}

template <class Board, class Id>
bool has_events_after(Board& board, Id id, std::uint64_t last) {
    bool       has_some = false;
    const auto subscription =
        board.subscribe(id, {.after = last}, [&](const service::JobEvent&) { has_some = true; });
    return has_some;
}

template <class Board, class Id>
void stream_board_events(Board& board, Id id, const http::Exchange& exchange) {
    const auto found = board.find(id);
    if (!found) return exchange.answer(refusal(found.error()));
    const std::uint64_t last = last_event(exchange.request());
    // Browsers open a stream that has ended again and again, unless they are told
    // that there is nothing more to come.
    if (is_final(found->state) && !has_events_after(board, id, last))
        return exchange.answer({.status = 204, .content_type = {}, .body = {}});
    const auto stream = exchange.stream();
    if (stream == nullptr) return;
    auto subscription =
        board.subscribe(id, {.after = last}, [stream](const service::JobEvent& event) {
            stream->send({std::string(event.name), event.data, std::to_string(event.id)});
            if (event.name == "done") stream->close();
        });
    // Forgotten in the meantime.
    if (!subscription) return stream->close();
    // The subscription lives as long as the stream.
    const auto kept = std::make_shared<Subscription>(*std::move(subscription));
    stream->on_close([kept] { kept->end(); });
}

}  // namespace antipode::server
