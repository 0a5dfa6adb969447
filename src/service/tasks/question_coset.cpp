#include <chrono>

#include "base/seconds.h"
#include "service/engine/engine.h"
#include "service/json.h"
#include "service/messages.h"
#include "service/research/coset.h"
#include "service/tasks/question_kinds.h"

namespace antipode::service {
namespace {

Result<Json> work_on_coset(Engine& engine, const CosetOrder& order, const QuestionWatch& watch) {
    const auto start = std::chrono::steady_clock::now();
    watch.on_progress({.text = service_message<"getting-ready">()});
    const auto answer = explore(
        engine, order,
        {.stop = watch.stop,
         .gate = watch.gate,
         .on_progress =
             [&](const coset::CosetProgress& now) {
                 watch.on_progress({.fraction = now.fraction, .text = progress_text(now)});
             },
         .on_level = [&](const coset::CosetLevel& level) { watch.on_item(to_json(level)); }});
    if (!answer) return answer.error();
    Json json       = to_json(*answer, order);
    json["seconds"] = seconds_since(start);
    return json;
}

}  // namespace

Result<Question> coset_question(const Fields& fields, const WorkTools& tools) {
    const auto read = read_coset(fields);
    if (!read) return read.error();
    CosetOrder order      = *read;
    order.request.threads = tools.threads;
    if (auto error = too_large(order)) return *std::move(error);
    return Question{
        .fields = share(fields.record({{"cube", with_centres(order.request.cube, {})}})),
        .answer = [&engine = tools.engine, order](const QuestionWatch& watch) {
            return work_on_coset(engine, order, watch);
        }};
}

}  // namespace antipode::service
