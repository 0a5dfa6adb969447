#include "apps/server/routes/common.h"
#include "apps/server/routes/solve_fields.h"
#include "apps/server/scramble_work.h"
#include "apps/server/solve_batch.h"
#include "service/json.h"
#include "service/requests/positions.h"
#include "service/tasks/task.h"
#include "service/tasks/watched_search.h"

namespace antipode::server {
namespace solving_detail {

using service::Json;

void begin_solving(Context& context, const Fields& fields, const http::Exchange& exchange) {
    auto request = service::read_solve(fields, service::SolveUse::at_once);
    if (!request) return exchange.answer(wrong_fields(request.error(), fields));
    SolveBatch::begin(context, *std::move(request), exchange);
}

// One cube without brackets, which can stand for any number of turns.
bool is_quickly_read(const Fields& fields) {
    constexpr std::size_t short_text = 500;
    if (!fields.has("cube")) return false;
    const std::string& text = fields.text("cube");
    return text.size() < short_text && text.find_first_of("([{") == std::string::npos;
}

// What needs no time is answered on the spot, everything else elsewhere.
void answer_solve(Context& context, const Fields& fields, const http::Exchange& exchange) {
    if (is_quickly_read(fields)) return begin_solving(context, fields, exchange);
    const bool accepted = context.workers.submit(
        [&context, fields, exchange] { begin_solving(context, fields, exchange); });
    if (!accepted) exchange.answer(too_busy());
}

// ---- scrambles --------------------------------------------------------------------

constexpr std::array scramble_answer = {
    always("scramble", "a maneuver that makes the position"),
    always("length", Kind::whole, "in face turns"),
    always("facelets", "the position"),
    always("seed", Kind::whole),
    always("number", Kind::whole, "from 1"),
};
constexpr std::array scrambles_answer = {
    always("scrambles", Kind::objects, Shape{"Scramble", scramble_answer}),
};

// ---- as a stream ------------------------------------------------------------------

struct Sender {
    std::shared_ptr<http::EventStream> stream;
    service::WordSense                 sense;

    void operator()(service::TaskState) const {}
    void operator()(const service::SearchProgress& progress) const {
        send("progress", service::to_json(progress));
    }
    void operator()(const service::SolveAnswer& better) const {
        send("solution", to_json(better, sense));
    }
    void operator()(const service::SearchEnded& end) const {
        if (end.answer)
            send("done", to_json(*end.answer, sense));
        else
            send("failed", {{"error", service::to_json(end.answer.error())}});
        stream->close();
    }

    void send(const char* name, const Json& json) const {
        stream->send({.name = name, .data = service::to_line(json)});
    }
};

void stream_solve(Context& context, const Fields& fields, const http::Exchange& exchange) {
    const auto request = service::read_solve(fields, service::SolveUse::at_once);
    if (!request) return exchange.answer(wrong_fields(request.error(), fields));
    const auto stream = exchange.stream();
    if (stream == nullptr) return;
    const Sender sender{stream, request->sense};
    const auto   search = std::make_shared<service::WatchedSearch>(
        context.engine, service::SearchOrder{.task = task_of(*request, 0)},
        [sender](const service::SearchEvent& event) { std::visit(sender, event); });
    if (const auto error = context.pool.submit(search))
        return sender(service::SearchEnded{.answer = *error});
    stream->on_close([&context, search] { context.pool.stop(search, service::StopReason::asked); });
}

constexpr Route routes[] = {
    {.verb    = Verb::ask,
     .path    = "/api/v1/solve",
     .name    = "solve",
     .summary = "Solves a cube, or up to 64, while the client waits.",
     .fields  = service::solve_fields,
     .place   = Place::connection_thread,
     .success = {.summary = "The object of `antipode solve --json`; for `cubes`, an object with "
                            "the list `answers`."},
     .example = R"json({"cube":"R U F","max_length":20})json",
     .handle  = answer_solve},
    {.verb    = Verb::ask,
     .path    = "/api/v1/scramble",
     .name    = "scramble",
     .summary = "Scrambles as the World Cube Association requires them: maneuvers that make "
                "uniformly random positions.",
     .fields  = service::scramble_fields,
     .success = {.summary = "The scrambles.", .shape = scrambles_answer},
     .example = R"json({"count":2,"seed":42})json",
     .handle  = ScrambleWork::begin},
    {.verb    = Verb::post,
     .path    = "/api/v1/solve/stream",
     .name    = "solve_stream",
     .summary = "Solves a cube and reports on it: the events are progress, solution and done (or "
                "failed). Closing the connection stops the search.",
     .fields  = service::stream_fields,
     .success = {.summary = "Server-sent events.", .type = "text/event-stream"},
     .example = R"json({"cube":"R U F","time_ms":100})json",
     .handle  = stream_solve},
};

}  // namespace solving_detail

std::span<const Route> solving_routes() { return solving_detail::routes; }

}  // namespace antipode::server
