#include <fmt/format.h>

#include "service/json.h"
#include "service/messages.h"
#include "service/research/count.h"
#include "service/tasks/question_kinds.h"

namespace antipode::service {
namespace {

using counting::Classes;
using counting::CountProgress;
using counting::CountRequest;

// Levels that are stored are soon there again: only what goes beyond them is kept.
std::optional<std::filesystem::path> file_of_count(const CountRequest&          request,
                                                   const std::filesystem::path& beside) {
    if (beside.empty() || stored_depth(request) >= request.depth) return std::nullopt;
    std::filesystem::path file = beside;
    file += fmt::format(".count-{}-{}{}", row(request.metric).name, request.depth,
                        request.classes == Classes::counted ? "-classes" : "");
    return file;
}

Message counting_text(const CountProgress& progress) {
    return service_message<"counting-distance">(
        progress.stage == CountProgress::Stage::storing ? "storing" : "counting",
        progress.distance);
}

Json count_summary(const CountRequest& request, const counting::Counted& counted) {
    std::uint64_t all = 0;
    for (const counting::LevelCount& level : counted.levels) all += level.positions();
    return {{"metric", row(request.metric).name},
            {"depth", counted.levels.empty() ? Json(nullptr) : Json(counted.levels.size() - 1)},
            {"complete", counted.is_complete},
            {"total", all}};
}

Result<Json> work_on_count(const CountOrder& order, const QuestionWatch& watch) {
    watch.on_progress({.text = service_message<"getting-ready">()});
    const auto counted = count(
        order, {.stop = watch.stop,
                .gate = watch.gate,
                .on_progress =
                    [&](const CountProgress& now) {
                        watch.on_progress({.fraction = now.fraction, .text = counting_text(now)});
                    },
                .on_level =
                    [&](const counting::LevelCount& level) {
                        watch.on_item(to_json(level, order.request));
                    }});
    if (!counted) return counted.error();
    std::error_code ignored;
    if (counted->is_complete && order.file) std::filesystem::remove(*order.file, ignored);
    return count_summary(order.request, *counted);
}

}  // namespace

Result<Question> count_question(const Fields& fields, const WorkTools& tools) {
    const auto read = read_count(fields);
    if (!read) return read.error();
    CountOrder order      = *read;
    order.request.threads = tools.threads;
    if (const auto error = too_much_to_count(order.request))
        return wrong_field("depth", error->message);
    order.file = file_of_count(order.request, tools.files_beside);
    return Question{
        .answer = [order](const QuestionWatch& watch) { return work_on_count(order, watch); }};
}

}  // namespace antipode::service
